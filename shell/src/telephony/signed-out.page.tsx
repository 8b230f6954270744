import { Button, LinkButton, Page, registerSheet, Row, TextLink } from '@home-move/ui';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts, type SignedOutReason } from './telephony.texts';

registerSheet(sheet);

export interface SignedOutPageProps {
  readonly reason: SignedOutReason;
  /** The API's own, where it gave one. */
  readonly sentence?: string | undefined;
  readonly brandName: string;
  readonly adminPortalUrl: string;
  /** In the CRM's own frame the way to the admin portal opens beside it: neither the CRM nor its frame goes away. */
  readonly isFramed: boolean;
  readonly onRetry?: (() => void) | undefined;
}

/** An agent without a call: why, and where calls begin. Movers' pages are not for them. [TEL-02, SESS-10] */
export function SignedOutPage({ reason, sentence, brandName, adminPortalUrl, isFramed, onRetry }: SignedOutPageProps) {
  const { title, text } = telephonyTexts.signedOut[reason];
  return (
    <main className={styles.outside}>
      <Page title={title} brandName={brandName} lede={sentence ?? text}>
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
