import type { OnboardingJourney } from '@home-move/contract';
import { contactOf } from '../enrolment/contact-ownership.js';
import { shownContacts } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { maskContactOrEmpty } from '../../identity/otp/contact.js';
import { formatHome, keyOf } from './given-home.js';
import { journeySoFar, onboardingState } from './journey-so-far.js';

/** The journey as shown to the mover. [ONB-22 to ONB-24, OTP-11] */
export function toJourney(record: EnrolmentRecord): OnboardingJourney {
  const { home, ...known } = journeySoFar(record);
  const { committedAt, version } = onboardingState(record);
  const manual = home?.kind === 'manual' ? home : null;
  const shown = shownContacts(record);
  const verifyWith = shown.emailAddressVerified ? 'sms' : 'email';
  const contact = contactOf(shown, verifyWith);
  return {
    ...known,
    address: keyOf(home),
    addressHumanReadable: home && formatHome(home),
    isManualAddress: manual !== null,
    manualAddressStreetOne: manual?.streetOne ?? null,
    manualAddressStreetTwo: manual?.streetTwo ?? null,
    manualAddressTown: manual?.town ?? null,
    manualAddressCounty: manual?.county ?? null,
    phoneNumber: shown.contactNumber,
    emailAddress: shown.emailAddress,
    committedAt: committedAt?.toISOString() ?? null,
    verifyWith,
    contact: contact && maskContactOrEmpty(verifyWith, contact),
    detailsNotification: null,
    version,
  };
}
