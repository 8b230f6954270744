import { Button, registerSheet, TextLink, useStore, Wrap } from '@home-move/ui';
import { mainId } from '../links/skip-link';
import { useLink } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import type { Consent } from '../runtime/consent';
import { useSpaceBelow } from '../runtime/use-space-below';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

const cookiePolicy = '/cookie-policy';

/** Requests consent once, over the bottom of the page, without shifting or blocking it. [FLAG-09] */
export function ConsentBanner({ consent }: { readonly consent: Consent }) {
  const { navigation } = useShell();
  // The policy page has its own control.
  const isOnPolicy = useStore(navigation.path) === cookiePolicy;
  const isShown = useStore(consent.choice) === null && !isOnPolicy;
  const box = useSpaceBelow(isShown);
  const policy = useLink(cookiePolicy);
  if (!isShown) return null;

  function choose(choice: 'accepted' | 'rejected') {
    consent.choose(choice);
    // The focused button disappears.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }
  return (
    <section ref={box} aria-label={texts.label} className={styles.banner}>
      <Wrap>
        <div className={styles.row}>
          <p className={styles.text}>
            <b>{texts.question}</b> {texts.why} <TextLink {...policy}>{texts.more}</TextLink>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => choose('accepted')}>{texts.accept}</Button>
            <Button onClick={() => choose('rejected')}>{texts.reject}</Button>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
