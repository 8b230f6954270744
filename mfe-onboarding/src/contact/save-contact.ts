import { enrolmentEndpoints, type OnboardingJourney } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useKeepJourney } from '../journey/journey.queries';
import type { Contact } from './contact.form';

/** Saves both ways to reach the mover, and gives the journey with what follows from them. [OTP-11] */
export function useSaveContact(shown: OnboardingJourney): (contact: Contact) => Promise<OnboardingJourney> {
  const { http, enrolment } = useRuntime();
  const keep = useKeepJourney();
  return async (contact) => {
    const saved = await http.send(enrolmentEndpoints.saveContactDetails, { body: contact });
    enrolment.accept(saved);
    const journey: OnboardingJourney = {
      ...shown,
      emailAddress: saved.emailAddress,
      phoneNumber: saved.contactNumber,
      verifyWith: saved.emailAddressVerified ? 'sms' : 'email',
      contact: null,
    };
    await keep(journey);
    return journey;
  };
}
