import { accountEndpoints } from '@home-move/contract';
import { TextButton, useRuntime, useStore } from '@home-move/ui';
import { useLoginPath } from '../../../links/use-link';
import { EmailPage } from '../email-page';
import { PageLink } from '../../../links/links';
import { useReturnUrl } from '../page-address';
import { continueTexts } from './continue.texts';

const texts = continueTexts.request;

/**
 * Requests a link that continues a saved move. Logged-in movers come from the notice that the browser stores nothing. [ROUTE-14]
 */
export function ContinuePage() {
  const runtime = useRuntime();
  const { loggedIn } = useStore(runtime.session);
  const returnUrl = useReturnUrl('/continue');
  const loginPath = useLoginPath();
  return (
    <EmailPage
      texts={texts}
      send={(emailAddress) =>
        runtime.http.send(accountEndpoints.requestContinueLink, { body: { emailAddress, returnUrl } })
      }
      sent={texts.sent}
    >
      {loggedIn ? (
        <TextButton onClick={() => runtime.back('/enrolment')}>{texts.back}</TextButton>
      ) : (
        <PageLink to={loginPath}>{texts.logIn}</PageLink>
      )}
    </EmailPage>
  );
}
