import { stagesOf } from '@home-move/contract';
import { FailedPanel, LinkButton, Page, TextLink, useStore } from '@home-move/ui';
import type { FailureView } from '../journeys/surface';
import { mailHref, phoneHref } from '../layout/contact';
import { useLink } from '../navigation/use-link';
import { useShell } from '../runtime/shell-context';
import { pagesTexts } from './pages.texts';

const texts = pagesTexts.journeyFailed;
const confirmation = '/enrolment/confirmation';

function Contact() {
  const { phone, email } = useShell().branding.support;
  return (
    <span>
      {texts.call} <TextLink href={phoneHref(phone)}>{phone}</TextLink> {texts.write}{' '}
      <TextLink href={mailHref(email)}>{email}</TextLink>
    </span>
  );
}

/** In place of a journey that did not load: what is safe, another try, a way round; after two failures people to ask. */
export function JourneyFailed({ fault, failures, retrying, onRetry }: FailureView) {
  const { branding, navigation, session } = useShell();
  const step = useStore(navigation.step);
  const { loggedIn } = useStore(session);
  const toServices = useLink(confirmation, navigation.goUnguarded);
  const stage = stagesOf(branding).find(({ id }) => id === step?.stage);
  const hasWayRound = loggedIn && step?.journey !== 'confirmation';
  return (
    <Page title={stage?.label ?? branding.name} brandName={branding.name} width="full">
      <FailedPanel
        code={fault.code}
        onRetry={onRetry}
        retrying={retrying}
        alternatives={
          <>
            {hasWayRound && (
              <LinkButton variant="plain" {...toServices}>
                {texts.toServices}
              </LinkButton>
            )}
            {failures > 1 && <Contact />}
          </>
        }
      />
    </Page>
  );
}
