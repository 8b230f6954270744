import { accountEndpoints } from '@home-move/contract';
import { Dialog, Notice, Text, useEnrolment, useRuntime } from '@home-move/ui';
import { useLoaded } from '../../runtime/use-loaded';
import * as styles from './phone-offer.module.css';
import { phoneOfferTexts as texts } from './phone-offer.texts';
import { ScanCode } from './scan-code';
import { SendLink } from './send-link';

export interface PhoneDialogProps {
  /** Path of the step to continue on the phone. */
  readonly step: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The link exists only while the dialog is open. */
function PhoneLinkOptions({ step }: Pick<PhoneDialogProps, 'step'>) {
  const { http } = useRuntime();
  const enrolment = useEnrolment();
  const hasVerifiedContact = enrolment?.emailAddressVerified || enrolment?.contactNumberVerified;
  const verification = enrolment?.postcode
    ? texts.verification.postcode
    : [texts.verification.code, ...(hasVerifiedContact ? [] : [texts.endsHere])].join(' ');
  const link = useLoaded((signal) => http.send(accountEndpoints.phoneLink, { body: { step } }, { signal }));

  if (link.state === 'failed' && link.problem.code === 'DETAILS_MISSING')
    return <Notice kind="warning">{texts.detailsMissing}</Notice>;
  return (
    <>
      <div className={styles.options}>
        <ScanCode link={link} />
        <SendLink step={step} />
      </div>
      <Text size="sm" muted className={styles.text}>
        {verification} {texts.comesAlong}
      </Text>
    </>
  );
}

/** Lets a mover continue this step on another device, by scanning a code or by a link in a message. */
export function PhoneDialog({ step, open, onClose }: PhoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeButton>
      <PhoneLinkOptions step={step} />
    </Dialog>
  );
}
