import { classNames, phoneHref, PhoneIcon, useStore } from '@home-move/ui';
import { useLink, useLoginPath } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import * as styles from './header.module.css';
import { needsDecision, useMeterDayLock } from './unsent-readings';

/** Log In when logged out, Log Out when logged in. Readings of meters that are not sent need a decision first. [CHROME-08, METER-13] */
export function LogInOrOutLink({ className }: { readonly className?: string | undefined }) {
  const { session, logout, navigation } = useShell();
  const { loggedIn, enrolmentId } = useStore(session);
  const logIn = useLink(useLoginPath());
  useMeterDayLock(session);
  const leave = () => {
    if (!needsDecision(enrolmentId, navigation)) void logout();
  };
  return loggedIn ? (
    <button type="button" className={classNames(styles.link, className)} onClick={leave}>
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
