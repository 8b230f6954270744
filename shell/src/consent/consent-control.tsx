import { Button, Heading, registerSheet, Text, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import type { Consent } from './consent';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

const said = { accepted: texts.accepted, rejected: texts.rejected, none: texts.unanswered } as const;

function Choice({ consent }: { readonly consent: Consent }) {
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
      <output className={styles.state}>{said[choice ?? 'none']}</output>
    </div>
  );
}

/** For the cookie policy page: the choice, changeable at any time; nothing where there is nothing to agree to. [FLAG-09] */
export function ConsentControl() {
  const { consent } = useShell();
  return consent && <Choice consent={consent} />;
}
