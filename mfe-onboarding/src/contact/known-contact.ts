import type { Enrolment, OnboardingJourney } from '@home-move/contract';

/** The two ways to reach somebody; empty while not known. */
export interface Contact {
  readonly emailAddress: string;
  readonly contactNumber: string;
}

/** What a page shows of it, and the enrolment's version that this was true of. */
export interface SeenContact {
  readonly contact: Contact;
  readonly version: number;
}

export function contactOf({ emailAddress, contactNumber, version }: Enrolment): SeenContact {
  return { contact: { emailAddress: emailAddress ?? '', contactNumber: contactNumber ?? '' }, version };
}

/**
 * What the journey shows of it. Where the enrolment of this tab says something else, one of them is older, and nobody
 * knows which version was seen: the first, so that the API tells of every change since.
 */
export function contactOfJourney({ emailAddress, phoneNumber }: OnboardingJourney, enrolment: Enrolment): SeenContact {
  const isOfOneTime = emailAddress === enrolment.emailAddress && phoneNumber === enrolment.contactNumber;
  const { contact } = contactOf({ ...enrolment, emailAddress, contactNumber: phoneNumber });
  return { contact, version: isOfOneTime ? enrolment.version : 0 };
}
