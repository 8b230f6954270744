import { registerSheet, TextLink, Wrap } from '@home-move/ui';
import { useLink } from '../navigation/use-link';
import { useShell } from '../runtime/shell-context';
import { mailHref, phoneHref } from './contact';
import sheet, * as styles from './footer.module.css';
import { footerTexts } from './footer.texts';
import { Rating } from './rating';

registerSheet(sheet);

/** Support line with its hours, and support mail. [CHROME-03, CHROME-04] */
function Support() {
  const { phone, email, hours } = useShell().branding.support;
  return (
    <dl>
      <dt className={styles.term}>{footerTexts.callUs}</dt>
      <dd className={styles.details}>
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>, {hours}
      </dd>
      <dt className={styles.term}>{footerTexts.emailUs}</dt>
      <dd className={styles.details}>
        <TextLink href={mailHref(email)}>{email}</TextLink>
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
              <TextLink {...useLink('/cookie-policy')}>{footerTexts.cookiePolicy}</TextLink>
            </p>
          </div>
        </div>
        <p className={styles.legal}>{legalText}</p>
      </Wrap>
    </footer>
  );
}

/** In a frame there is no footer: support line and legal text end the last page. */
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
