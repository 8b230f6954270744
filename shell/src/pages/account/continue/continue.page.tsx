import { accountEndpoints } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useLoginPath } from '../../../navigation/use-link';
import { EmailPage } from '../email-page';
import { PageLink } from '../../../layout/links';
import { useReturnUrl } from '../page-address';
import { continueTexts } from './continue.texts';

const texts = continueTexts.request;

/** Requests a link that continues a saved move. [ROUTE-14] */
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
      <PageLink to={loginPath}>{texts.logIn}</PageLink>
    </EmailPage>
  );
}
