import type { Enrolment, OnboardingJourney, StepId } from '@home-move/contract';

type Contact = Pick<OnboardingJourney, 'emailAddress' | 'phoneNumber'>;
type Verified = Pick<Enrolment, 'emailAddressVerified' | 'contactNumberVerified'>;

const hasHome = ({ address, isManualAddress }: OnboardingJourney) => isManualAddress || address !== null;
const hasContact = ({ emailAddress, phoneNumber }: Contact) => emailAddress !== null && phoneNumber !== null;

/** The step that must be completed before this one; null when this one may be shown. [ONB-03] */
export function missingStepBefore(step: StepId, journey: OnboardingJourney): StepId | null {
  const needsHome = step === 'onboarding-contact' || step === 'onboarding-confirm';
  if (needsHome && !hasHome(journey)) return 'onboarding-address';
  const needsContact =
    step === 'onboarding-code' ||
    step === 'onboarding-confirm' ||
    step === 'onboarding-edit-email' ||
    step === 'onboarding-edit-phone';
  return needsContact && !hasContact(journey) ? 'onboarding-contact' : null;
}

/** Where a returning mover continues; without a verified contact that is the contact step. */
export function stepToResume(journey: OnboardingJourney, verified: Verified): StepId {
  const missing = missingStepBefore('onboarding-confirm', journey);
  if (missing !== null) return missing;
  return verified.emailAddressVerified || verified.contactNumberVerified ? 'onboarding-confirm' : 'onboarding-contact';
}
