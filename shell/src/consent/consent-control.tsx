import { Button, Heading, registerSheet, Text, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import type { Consent } from '../runtime/consent';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

const statusTexts = { accepted: texts.accepted, rejected: texts.rejected, none: texts.unanswered } as const;

function ConsentChoice({ consent }: { readonly consent: Consent }) {
  const choice = useStore(consent.choice);
  return (
    <div className={styles.control}>
      <Heading level={2}>{texts.label}</Heading>
      <Text measure>{texts.control}</Text>
      <div className={styles.buttons}>
        <Button aria-pressed={choice === 'accepted'} onClick={() => consent.choose('accepted')}>
          {texts.accept}
        </Button>
        <Button aria-pressed={choice === 'rejected'} onClick={() => consent.choose('rejected')}>
          {texts.reject}
        </Button>
      </div>
      <output className={styles.state}>{statusTexts[choice ?? 'none']}</output>
    </div>
  );
}

/**
 * The consent choice on the cookie policy page, changeable at any time; hidden when there is nothing to consent to.
 * [FLAG-09]
 */
export function ConsentControl() {
  const { consent } = useShell();
  return consent && <ConsentChoice consent={consent} />;
}
