import { problemOf, type Enrolment, type OnboardingJourney } from '@home-move/contract';
import { useJourney, useKeepJourney } from '../journey/journey.queries';
import { contactOfJourney, type Contact } from './known-contact';
import { useSaveContact } from './save-contact';

interface Shown {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

/** The same in the journey after a partner's link: gives the journey with what follows from it. [OTP-11] */
export function useSaveJourneyContact(
  { journey, enrolment }: Shown,
  fields?: readonly (keyof Contact)[],
): (contact: Contact) => Promise<OnboardingJourney> {
  const { mutate } = useJourney();
  const keep = useKeepJourney();
  const save = useSaveContact(contactOfJourney(journey, enrolment), fields);
  return async (contact) => {
    const saved = await save(contact).catch((error: unknown) => {
      // The other steps show what there is now.
      if (problemOf(error).code === 'CONFLICT') void mutate().catch(() => undefined);
      throw error;
    });
    const kept: OnboardingJourney = {
      ...journey,
      emailAddress: saved.emailAddress,
      phoneNumber: saved.contactNumber,
      verifyWith: saved.emailAddressVerified ? 'sms' : 'email',
      contact: null,
    };
    await keep(kept);
    return kept;
  };
}
