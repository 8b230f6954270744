import type { Enrolment, OnboardingJourney, StepId } from '@home-move/contract';

type Contact = Pick<OnboardingJourney, 'emailAddress' | 'phoneNumber'>;
type Verified = Pick<Enrolment, 'emailAddressVerified' | 'contactNumberVerified'>;

const hasHome = ({ address, isManualAddress }: OnboardingJourney) => isManualAddress || address !== null;
const hasContact = ({ emailAddress, phoneNumber }: Contact) => emailAddress !== null && phoneNumber !== null;

/** The step that must be done before this one; null when it may be shown. [ONB-03] */
export function stepBefore(step: StepId, journey: OnboardingJourney): StepId | null {
  const needsHome = step === 'onboarding-contact' || step === 'onboarding-confirm';
  if (needsHome && !hasHome(journey)) return 'onboarding-address';
  const needsContact =
    step === 'onboarding-code' ||
    step === 'onboarding-confirm' ||
    step === 'onboarding-edit-email' ||
    step === 'onboarding-edit-phone';
  return needsContact && !hasContact(journey) ? 'onboarding-contact' : null;
}

/** Where somebody goes on who has been here before: who has verified nothing looks at their contact once more. */
export function stepToGoOn(journey: OnboardingJourney, verified: Verified): StepId {
  const before = stepBefore('onboarding-confirm', journey);
  if (before !== null) return before;
  return verified.emailAddressVerified || verified.contactNumberVerified ? 'onboarding-confirm' : 'onboarding-contact';
}
