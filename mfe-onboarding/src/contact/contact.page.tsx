import { pathOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { JourneyStep } from '../journey/journey-step';
import { ContactFormPage } from './contact-form-page';
import { contactForm, contactOfJourney } from './contact.form';
import { useSaveJourneyContact } from './save-journey-contact';

interface ContactStepProps {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

function ContactStep({ journey, enrolment }: ContactStepProps) {
  return (
    <ContactFormPage
      draft="journeyContact"
      schema={contactForm}
      saved={contactOfJourney(journey, enrolment).contact}
      save={useSaveJourneyContact({ journey, enrolment })}
      previousPath={pathOf('onboarding-address')}
      nextPath={pathOf('onboarding-code')}
    />
  );
}

/** The mover's contact details, prefilled from the partner. [ROUTE-24] */
export function ContactPage() {
  return <JourneyStep step="onboarding-contact">{(data) => <ContactStep {...data} />}</JourneyStep>;
}
