import { Button, LinkButton, Page, registerSheet, Row, TextLink } from '@home-move/ui';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts, type SignedOutReason } from './telephony.texts';

registerSheet(sheet);

export interface SignedOutPageProps {
  readonly reason: SignedOutReason;
  /** Overrides the reason's default title. */
  readonly message?: string | undefined;
  /** The API's message, if any. */
  readonly sentence?: string | undefined;
  readonly brandName: string;
  /** The target of the link. */
  readonly url: string;
  /** Whether that is a page of the CRM instead of the admin portal. */
  readonly isInCrm?: boolean;
  /** In the CRM's frame the admin portal opens in a new tab, so that the CRM stays. */
  readonly isFramed: boolean;
  readonly onRetry?: (() => void) | undefined;
}

/** Shows an agent without a call the reason and a link to the page that opens the next call. [TEL-02, SESS-10] */
export function SignedOutPage({
  reason,
  message,
  sentence,
  brandName,
  url,
  isInCrm = false,
  isFramed,
  onRetry,
}: SignedOutPageProps) {
  const { title, text } = telephonyTexts.signedOut[reason === 'gone' && isInCrm ? 'goneInCrm' : reason];
  const link = isInCrm ? telephonyTexts.toCrm : telephonyTexts.toAdminPortal;
  return (
    <main className={styles.signedOut}>
      <Page title={message ?? title} brandName={brandName} lede={sentence ?? text}>
        <Row>
          {onRetry && <Button onClick={onRetry}>{telephonyTexts.tryAgain}</Button>}
          {isFramed ? (
            <TextLink href={url} external>
              {link}
            </TextLink>
          ) : (
            <LinkButton variant="primary" href={url}>
              {link}
            </LinkButton>
          )}
        </Row>
      </Page>
    </main>
  );
}
