import { LinkButton, Page, Row, Text, useStore } from '@home-move/ui';
import { phoneHref } from '../layout/contact';
import { useLink } from '../navigation/use-link';
import { useShell } from '../shell-context';
import { pagesTexts } from './pages.texts';

const texts = pagesTexts.logIn;

/** Logging in opens later; until then this page says so and shows two ways on. */
export function LogInPage() {
  const { branding, session } = useShell();
  const { phone, hours } = branding.support;
  const { loggedIn } = useStore(session);
  const getStarted = useLink('/pending');
  const carryOn = useLink('/enrolment');
  return (
    <Page title={texts.title} brandName={branding.name} lede={loggedIn ? texts.open : texts.closed}>
      {!loggedIn && <Text>{texts.instead}</Text>}
      <Row>
        <LinkButton variant="primary" {...(loggedIn ? carryOn : getStarted)}>
          {loggedIn ? texts.carryOn : texts.getStarted}
        </LinkButton>
        <LinkButton href={phoneHref(phone)}>{texts.call(phone, hours)}</LinkButton>
      </Row>
    </Page>
  );
}
