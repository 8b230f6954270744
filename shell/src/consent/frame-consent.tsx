import { registerSheet, Wrap } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import type { Consent } from '../runtime/consent';
import { ConsentChoice } from './consent-choice';
import { useIsMeasured } from './consent-control';
import sheet, * as styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts';

registerSheet(sheet);

function ExpandableChoice({ consent }: { readonly consent: Consent }) {
  if (!useIsMeasured(consent)) return null;
  return (
    <Wrap>
      <details className={styles.inFrame}>
        <summary>{texts.label}</summary>
        <div className={styles.control}>
          <ConsentChoice consent={consent} />
        </div>
      </details>
    </Wrap>
  );
}

/** The consent choice below each page of a partner's frame, which has no footer with a link to the cookie policy. [FLAG-09] */
export function FrameConsent() {
  const { consent } = useShell();
  return consent && <ExpandableChoice consent={consent} />;
}
