import { accountEndpoints } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useLoginPath } from '../../../navigation/use-login-path';
import { EmailPage } from '../parts/email-page';
import { useReturnUrl } from '../parts/return-url';
import { WayLink } from '../parts/way-link';
import { continueTexts } from './continue.texts';

const texts = continueTexts.request;

/** Asks for a link that carries on with a saved move. [ROUTE-14] */
export function ContinuePage() {
  const { http } = useRuntime();
  const returnUrl = useReturnUrl('/continue');
  const loginPath = useLoginPath();
  return (
    <EmailPage
      texts={texts}
      send={(emailAddress) => http.send(accountEndpoints.requestContinueLink, { body: { emailAddress, returnUrl } })}
      sent={texts.sent}
    >
      <WayLink to={loginPath}>{texts.logIn}</WayLink>
    </EmailPage>
  );
}
