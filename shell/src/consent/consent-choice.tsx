import { Button, registerSheet, Text, useStore } from '@home-move/ui';
import type { Consent } from '../runtime/consent';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

/** The current state as text. Without the visitor's own choice in a partner's frame, the consent of the page around it applies. */
function useStatusText({ choice, ofHost, hasBanner }: Consent): string {
  const own = useStore(choice);
  const hostConsent = useStore(ofHost);
  if (own !== null) return texts[own];
  if (hasBanner) return texts.unanswered;
  return hostConsent ? texts.acceptedOnHost : texts.notAcceptedOnHost;
}

/** The visitor's own choice, changeable at any time. [FLAG-09] */
export function ConsentChoice({ consent }: { readonly consent: Consent }) {
  const choice = useStore(consent.choice);
  const status = useStatusText(consent);
  return (
    <>
      <Text measure>{texts.control}</Text>
      <div className={styles.buttons}>
        <Button aria-pressed={choice === 'accepted'} onClick={() => consent.choose('accepted')}>
          {texts.accept}
        </Button>
        <Button aria-pressed={choice === 'rejected'} onClick={() => consent.choose('rejected')}>
          {texts.reject}
        </Button>
      </div>
      <output className={styles.state}>{status}</output>
    </>
  );
}
