import { stagesOf, type DisabledRemote } from '@home-move/contract';
import { FailedPanel, LinkButton, Page, useStore } from '@home-move/ui';
import type { FailureView } from '../journeys/journey-surface';
import { EmailLink, PhoneLink } from '../links/links';
import { useLink } from '../links/use-link';
import { useShell } from '../runtime/shell-context';
import { pagesTexts } from './pages.texts';
import { useRetryWhenOnline } from './use-retry-when-online';

const texts = pagesTexts.journeyFailed;
const confirmation = '/enrolment/confirmation';

function Contact() {
  const { phone, email } = useShell().branding.support;
  return (
    <span>
      {texts.call} <PhoneLink phone={phone} /> {texts.write} <EmailLink email={email} />
    </span>
  );
}

export interface JourneyFailedProps extends FailureView {
  /** The journeys that are switched off. */
  readonly disabled?: readonly DisabledRemote[];
}

/**
 * Shown in place of a journey that did not load: reassurance, a retry, and the services page; after two failures also
 * support.
 */
export function JourneyFailed({ fault, failures, retrying, onRetry, disabled = [] }: JourneyFailedProps) {
  const notice = disabled.find(({ name }) => name === fault.remote);
  const { branding, navigation, session } = useShell();
  const step = useStore(navigation.step);
  const { loggedIn } = useStore(session);
  const toServices = useLink(confirmation, navigation.goUnguarded);
  const stage = stagesOf(branding).find(({ id }) => id === step?.stage);
  const canSkip = loggedIn && step?.journey !== 'confirmation';
  useRetryWhenOnline(onRetry);
  return (
    <Page title={stage?.label ?? branding.name} brandName={branding.name} width="full">
      <FailedPanel
        {...(notice
          ? { title: texts.disabled, children: notice.message || texts.disabledUntil }
          : { code: fault.code })}
        onRetry={onRetry}
        retrying={retrying}
        alternatives={
          <>
            {canSkip && (
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
