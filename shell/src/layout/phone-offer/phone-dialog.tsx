import { accountEndpoints } from '@home-move/contract';
import { Dialog, Notice, Text, useEnrolment, useRuntime } from '@home-move/ui';
import { useLoaded } from '../../pages/use-loaded';
import * as styles from './phone-offer.module.css';
import { phoneOfferTexts as texts } from './phone-offer.texts';
import { ScanCode } from './scan-code';
import { SendLink } from './send-link';

export interface PhoneDialogProps {
  /** Path of the step that the phone goes on with. */
  readonly step: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The link lives as long as the dialog is open; it goes nowhere else. */
function PhoneLinkOptions({ step }: Pick<PhoneDialogProps, 'step'>) {
  const { http } = useRuntime();
  const enrolment = useEnrolment();
  const hasShownContact = enrolment?.emailAddressVerified || enrolment?.contactNumberVerified;
  const asked = enrolment?.postcode
    ? texts.asks.postcode
    : [texts.asks.code, ...(hasShownContact ? [] : [texts.endsHere])].join(' ');
  const link = useLoaded((signal) => http.send(accountEndpoints.phoneLink, { body: { step } }, { signal }));

  if (link.state === 'failed' && link.problem.code === 'DETAILS_MISSING')
    return <Notice kind="warning">{texts.detailsMissing}</Notice>;
  return (
    <>
      <div className={styles.ways}>
        <ScanCode link={link} />
        <SendLink step={step} />
      </div>
      <Text size="sm" muted className={styles.words}>
        {asked} {texts.comesAlong}
      </Text>
    </>
  );
}

/** Where a mover goes on at this step on another device: by a code for its camera, or by a link in a message. */
export function PhoneDialog({ step, open, onClose }: PhoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeButton>
      <PhoneLinkOptions step={step} />
    </Dialog>
  );
}
