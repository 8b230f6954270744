import type { PhoneLink } from '@home-move/contract';
import {
  Button,
  Heading,
  ProblemNotice,
  QrCode,
  Skeleton,
  Stack,
  Status,
  Text,
  VisuallyHidden,
  useRuntime,
} from '@home-move/ui';
import type { Loaded } from '../../runtime/use-loaded';
import { CopyLink } from './copy-link';
import * as styles from './phone-offer.module.css';
import { phoneOfferTexts } from './phone-offer.texts';
import { useHasExpired } from './use-has-expired';

const texts = phoneOfferTexts.scan;

interface RenewButtonProps {
  readonly link: Loaded<PhoneLink>;
  readonly label: string;
}

function RenewButton({ link, label }: RenewButtonProps) {
  return (
    <Button size="small" onClick={link.retry} busy={link.retrying ? texts.making : undefined}>
      {label}
    </Button>
  );
}

/** The link as a QR code, with a button for a new one after it has expired. */
export function ScanCode({ link }: { readonly link: Loaded<PhoneLink> }) {
  const { clock } = useRuntime();
  const hasExpired = useHasExpired(link.state === 'ready' ? link.value.expiresAt : null, clock);
  const shown = link.state === 'ready' && !hasExpired ? link.value : null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{texts.title}</Heading>
      <Status>
        {link.state === 'loading' && <VisuallyHidden>{texts.making}</VisuallyHidden>}
        {shown && <VisuallyHidden>{texts.made}</VisuallyHidden>}
        {hasExpired && <Text>{texts.expired}</Text>}
      </Status>
      {hasExpired && (
        <div>
          <RenewButton link={link} label={texts.renew} />
        </div>
      )}
      {link.state === 'failed' && (
        <>
          <ProblemNotice problem={link.problem} />
          <div>
            <RenewButton link={link} label={texts.tryAgain} />
          </div>
        </>
      )}
      {(shown || link.state === 'loading') && (
        <div className={styles.scan}>
          <div className={styles.code}>
            {shown ? <QrCode text={shown.url} label={texts.label} /> : <Skeleton height={232} />}
          </div>
          <Stack gap={3}>
            <Text>{texts.how}</Text>
            <Text size="sm" muted>
              {texts.works}
            </Text>
            {shown && <CopyLink url={shown.url} />}
          </Stack>
        </div>
      )}
    </Stack>
  );
}
