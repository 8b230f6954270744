import { classNames, phoneHref, PhoneIcon, useStore } from '@home-move/ui';
import { useLink, useLoginPath } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import * as styles from './header.module.css';

/** Log In when logged out, Log Out when logged in. [CHROME-08] */
export function LogInOrOutLink({ className }: { readonly className?: string | undefined }) {
  const { session, logout } = useShell();
  const { loggedIn } = useStore(session);
  const logIn = useLink(useLoginPath());
  return loggedIn ? (
    <button type="button" className={classNames(styles.link, className)} onClick={() => void logout()}>
      Log Out
    </button>
  ) : (
    <a {...logIn} className={classNames(styles.link, className)}>
      Log In
    </a>
  );
}

export function SupportPhone({ className }: { readonly className?: string | undefined }) {
  const { phone, hours } = useShell().branding.support;
  return (
    <a href={phoneHref(phone)} className={classNames(styles.link, styles.quiet, className)}>
      <PhoneIcon />
      {phone}, {hours}
    </a>
  );
}
