import { Heading, registerSheet, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import type { Consent } from '../runtime/consent';
import { ConsentChoice } from './consent-choice';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

/** Whether anything can be measured: in a partner's frame only if the page around it passes consent on. */
export function useIsMeasured({ ofHost }: Consent): boolean {
  return useStore(ofHost) !== null;
}

function ChoiceWithHeading({ consent }: { readonly consent: Consent }) {
  if (!useIsMeasured(consent)) return null;
  return (
    <div className={styles.control}>
      <Heading level={2}>{texts.label}</Heading>
      <ConsentChoice consent={consent} />
    </div>
  );
}

/**
 * The consent choice on the cookie policy page, changeable at any time; hidden when there is nothing to consent to.
 * [FLAG-09]
 */
export function ConsentControl() {
  const { consent } = useShell();
  return consent && <ChoiceWithHeading consent={consent} />;
}
