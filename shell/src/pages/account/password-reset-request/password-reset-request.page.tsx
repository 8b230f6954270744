import { accountEndpoints, passwordMessages } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { EmailPage } from '../parts/email-page';
import { useReturnUrl } from '../parts/return-url';
import { WayLink } from '../parts/way-link';
import { passwordResetRequestTexts as texts } from './password-reset-request.texts';

/** Asks for a mail that sets a new password. [ROUTE-12, PWD-04, PWD-05] */
export function PasswordResetRequestPage() {
  const { http } = useRuntime();
  const returnUrl = useReturnUrl('/password-reset');
  return (
    <EmailPage
      texts={texts}
      send={(emailAddress) => http.send(accountEndpoints.requestPasswordReset, { body: { emailAddress, returnUrl } })}
      sent={passwordMessages.resetSent}
    >
      <WayLink to="/log-in">{texts.backToLogin}</WayLink>
    </EmailPage>
  );
}
