import { hasTokenInPath } from '@home-move/contract';
import {
  Notice,
  registerSheet,
  SmartphoneIcon,
  TextButton,
  useAction,
  useIsFinished,
  useStore,
  Wrap,
} from '@home-move/ui';
import { useState } from 'react';
import { useShell } from '../../runtime/shell-context';
import type * as PhoneDialogModule from './phone-dialog';
import sheet, * as styles from './phone-offer.module.css';
import { phoneOfferTexts as texts } from './phone-offer.texts';

registerSheet(sheet);

type PhoneDialog = typeof PhoneDialogModule.PhoneDialog;

function PhoneOfferButton({ step }: { readonly step: string }) {
  const [Dialog, setDialog] = useState<PhoneDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    const { PhoneDialog } = await import('./phone-dialog');
    setDialog(() => PhoneDialog);
    setOpen(true);
  });
  return (
    <Wrap>
      <aside aria-label={texts.elsewhere} className={styles.line}>
        {problem && <Notice kind="error">{texts.failed}</Notice>}
        <TextButton className={styles.button} aria-busy={busy} onClick={run}>
          <SmartphoneIcon />
          {busy ? texts.opening : texts.offer}
        </TextButton>
        {Dialog && <Dialog step={step} open={isOpen} onClose={() => setOpen(false)} />}
      </aside>
    </Wrap>
  );
}

/** Phones have narrower screens than this, in px; tablets have wider ones. */
const phoneScreenWidth = 600;

/**
 * Whether the device is a phone, also one with a pen or a mouse. Measures the screen, because a window or a partner's frame may be
 * narrow on any device.
 */
function isPhone(): boolean {
  const { width, height } = window.screen;
  return Math.min(width, height) < phoneScreenWidth;
}

/**
 * "Continue on my phone", below each step once there is an enrolment, even before the mover counts as logged in. Hidden on
 * phones, on the last page and once the enrolment is finished, where nothing is left to continue. Agents do not see it: their
 * mover is on the phone already.
 */
export function PhoneOffer() {
  const { agentViews, navigation, session } = useShell();
  const step = useStore(navigation.step);
  const { enrolmentId } = useStore(session);
  const isFinished = useIsFinished();
  if (agentViews || isFinished || enrolmentId === null || step === null || hasTokenInPath(step.id)) return null;
  if (step.stage === 'all-set' || isPhone()) return null;
  return <PhoneOfferButton key={step.path} step={step.path} />;
}
