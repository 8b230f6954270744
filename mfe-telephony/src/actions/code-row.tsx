import { callCodePath, type Channel, type Enrolment } from '@home-move/contract';
import { Button, useCurrentStep, useRuntime, VisuallyHidden } from '@home-move/ui';
import { ActionRow } from './action-row';
import { actionsTexts as texts } from './actions.texts';

/** The contact that the next code goes to; null once none is left to verify. */
function unverifiedContact(enrolment: Enrolment): Channel | null {
  if (enrolment.emailAddress !== null && !enrolment.emailAddressVerified) return 'email';
  return enrolment.contactNumber !== null && !enrolment.contactNumberVerified ? 'sms' : null;
}

/** Leads to the page for the code that verifies a contact, which leads back to the page on screen. */
export function CodeRow({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const isOnScreen = useCurrentStep()?.id === 'onboarding-code';
  const channel = unverifiedContact(enrolment);
  if (channel === null || enrolment.closedAt !== null || isOnScreen) return null;
  return (
    <ActionRow name={texts.code.name} state={{ kind: 'idle', text: texts.code.sentTo[channel] }}>
      <Button size="small" onClick={() => runtime.navigate(callCodePath())}>
        {texts.code.open} <VisuallyHidden>{texts.code.object}</VisuallyHidden>
      </Button>
    </ActionRow>
  );
}
