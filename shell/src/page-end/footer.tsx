import { registerSheet, TextLink, useStore, Wrap } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { EmailLink, PageLink, PhoneLink } from '../links/links';
import sheet, * as styles from './footer.module.css';
import { footerTexts } from './footer.texts';
import { Rating } from './rating';

registerSheet(sheet);

/** Support phone number with its hours, and support email address. [CHROME-03, CHROME-04] */
function Support() {
  const { phone, email, hours } = useShell().branding.support;
  return (
    <dl>
      <dt className={styles.term}>{footerTexts.callUs}</dt>
      <dd className={styles.details}>
        <PhoneLink phone={phone} />, {hours}
      </dd>
      <dt className={styles.term}>{footerTexts.emailUs}</dt>
      <dd className={styles.details}>
        <EmailLink email={email} />
      </dd>
    </dl>
  );
}

/** Opens in a new tab: the notice is on the brand's own site. */
function PrivacyLink({ href }: { readonly href: string }) {
  return (
    <TextLink href={href} external>
      {footerTexts.privacyNotice}
    </TextLink>
  );
}

export function Footer() {
  const { branding, session } = useShell();
  const { legalText, privacyNotice } = branding;
  const { loggedIn, agentName } = useStore(session);
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.grid}>
          <Support />
          <Rating />
          <ul>
            <li>
              <PageLink to="/cookie-policy">{footerTexts.cookiePolicy}</PageLink>
            </li>
            {loggedIn && agentName === null && (
              <li>
                <PageLink to="/log-out-everywhere">{footerTexts.logOutEverywhere}</PageLink>
              </li>
            )}
            {privacyNotice && (
              <li>
                <PrivacyLink href={privacyNotice} />
              </li>
            )}
          </ul>
        </div>
        <p className={styles.legal}>{legalText}</p>
      </Wrap>
    </footer>
  );
}

/** A frame has no footer: support, privacy notice and legal text end the last page. */
export function FrameEnd() {
  const { legalText, privacyNotice } = useShell().branding;
  return (
    <Wrap>
      <footer className={styles.end}>
        <Support />
        {privacyNotice && (
          <p className={styles.policy}>
            <PrivacyLink href={privacyNotice} />
          </p>
        )}
        <p className={styles.legal}>{legalText}</p>
      </footer>
    </Wrap>
  );
}
