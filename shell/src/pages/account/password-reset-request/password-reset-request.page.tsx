import { accountEndpoints, passwordMessages } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { EmailPage } from '../email-page';
import { PageLink } from '../../../links/links';
import { useReturnUrl } from '../page-address';

const texts = {
  title: 'Set a new password',
  lede: 'Tell us your email address. If we know it, we will send you a link to set a new password.',
  submit: 'Send me a link',
  busy: 'Sending',
  backToLogin: 'Back to log in',
} as const;

/** Requests an email with a link to set a new password. [ROUTE-12, PWD-04, PWD-05] */
export function PasswordResetRequestPage() {
  const { http } = useRuntime();
  const returnUrl = useReturnUrl('/password-reset');
  return (
    <EmailPage
      texts={texts}
      send={(emailAddress) => http.send(accountEndpoints.requestPasswordReset, { body: { emailAddress, returnUrl } })}
      sent={passwordMessages.resetSent}
    >
      <PageLink to="/log-in">{texts.backToLogin}</PageLink>
    </EmailPage>
  );
}
