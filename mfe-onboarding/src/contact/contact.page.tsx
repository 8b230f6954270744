import { pathOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { JourneyStep } from '../journey/journey-step';
import { ContactForm } from './contact-form';
import { contactForm } from './contact.form';
import { contactOfJourney } from './known-contact';
import { useSaveJourneyContact } from './save-journey-contact';

interface ContactStepProps {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

function ContactStep({ journey, enrolment }: ContactStepProps) {
  return (
    <ContactForm
      draft="journeyContact"
      schema={contactForm}
      known={contactOfJourney(journey, enrolment).contact}
      save={useSaveJourneyContact({ journey, enrolment })}
      before={pathOf('onboarding-address')}
      next={pathOf('onboarding-code')}
    />
  );
}

/** Where the mover is reached; what the partner sent stands there already. [ROUTE-24] */
export function ContactPage() {
  return <JourneyStep step="onboarding-contact">{(known) => <ContactStep {...known} />}</JourneyStep>;
}
