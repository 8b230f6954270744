import { LinkButton, Page, useStore } from '@home-move/ui';
import { useLink } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import { pagesTexts } from './pages.texts';

const texts = pagesTexts.notFound;

export function NotFoundPage() {
  const { branding, session } = useShell();
  const { loggedIn } = useStore(session);
  const home = useLink('/');
  const carryOn = useLink('/enrolment');
  return (
    <Page title={texts.title} brandName={branding.name} lede={texts.text}>
      <LinkButton variant="primary" {...(loggedIn ? carryOn : home)}>
        {loggedIn ? texts.carryOn : texts.home}
      </LinkButton>
    </Page>
  );
}
