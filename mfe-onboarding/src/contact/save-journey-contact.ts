import { problemOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { useJourney, useCacheJourney } from '../journey/journey.queries';
import { contactOfJourney, type Contact } from './contact.form';
import { useSaveContact } from './save-contact';

interface Shown {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

/** Saves the contact of the journey. Resolves to the journey with the channel to verify next. [OTP-11] */
export function useSaveJourneyContact(
  { journey, enrolment }: Shown,
  fields?: readonly (keyof Contact)[],
): (contact: Contact) => Promise<OnboardingJourney> {
  const { mutate } = useJourney();
  const cache = useCacheJourney();
  const save = useSaveContact(contactOfJourney(journey, enrolment), fields);
  return async (contact) => {
    const saved = await save(contact).catch((error: unknown) => {
      // The other steps need the current values.
      if (problemOf(error).code === 'CONFLICT') void mutate().catch(() => undefined);
      throw error;
    });
    const updated: OnboardingJourney = {
      ...journey,
      emailAddress: saved.emailAddress,
      phoneNumber: saved.contactNumber,
      verifyWith: saved.emailAddressVerified ? 'sms' : 'email',
      contact: null,
    };
    await cache(updated);
    return updated;
  };
}
