import { Button, LinkButton, Page, registerSheet, Row, TextLink } from '@home-move/ui';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts, type SignedOutReason } from './telephony.texts';

registerSheet(sheet);

export interface SignedOutPageProps {
  readonly reason: SignedOutReason;
  /** In place of the reason's own title. */
  readonly message?: string | undefined;
  /** The API's message, if any. */
  readonly sentence?: string | undefined;
  readonly brandName: string;
  readonly adminPortalUrl: string;
  /** In the CRM's frame the admin portal opens in a new tab, so that the CRM stays. */
  readonly isFramed: boolean;
  readonly onRetry?: (() => void) | undefined;
}

/** Shows an agent without a call the reason and the link to the admin portal. [TEL-02, SESS-10] */
export function SignedOutPage({
  reason,
  message,
  sentence,
  brandName,
  adminPortalUrl,
  isFramed,
  onRetry,
}: SignedOutPageProps) {
  const { title, text } = telephonyTexts.signedOut[reason];
  return (
    <main className={styles.signedOut}>
      <Page title={message ?? title} brandName={brandName} lede={sentence ?? text}>
        <Row>
          {onRetry && <Button onClick={onRetry}>{telephonyTexts.tryAgain}</Button>}
          {isFramed ? (
            <TextLink href={adminPortalUrl} external>
              {telephonyTexts.toAdminPortal}
            </TextLink>
          ) : (
            <LinkButton variant="primary" href={adminPortalUrl}>
              {telephonyTexts.toAdminPortal}
            </LinkButton>
          )}
        </Row>
      </Page>
    </main>
  );
}
