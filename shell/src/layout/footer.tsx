import { registerSheet, Wrap } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { EmailLink, PageLink, PhoneLink } from './links';
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

export function Footer() {
  const { legalText } = useShell().branding;
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.grid}>
          <Support />
          <Rating />
          <div>
            <p>
              <PageLink to="/cookie-policy">{footerTexts.cookiePolicy}</PageLink>
            </p>
          </div>
        </div>
        <p className={styles.legal}>{legalText}</p>
      </Wrap>
    </footer>
  );
}

/** A frame has no footer: support and legal text end the last page. */
export function FrameEnd() {
  const { legalText } = useShell().branding;
  return (
    <Wrap>
      <footer className={styles.end}>
        <Support />
        <p className={styles.legal}>{legalText}</p>
      </footer>
    </Wrap>
  );
}
