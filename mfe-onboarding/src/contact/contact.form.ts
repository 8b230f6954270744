import {
  contactNumberSchema,
  emailAddressSchema,
  onboardingMessages,
  type Enrolment,
  type OnboardingJourney,
} from '@home-move/contract';
import * as z from 'zod/mini';

const required = (message: string) =>
  z.pipe(
    z.string().check(z.refine((text) => text.trim() !== '', { error: message, abort: true })),
    z.transform((text: string): unknown => text),
  );

/** [ONB-36, ONB-37] */
export const contactForm = z.object({
  emailAddress: z.pipe(required(onboardingMessages.emailMissing), emailAddressSchema),
  contactNumber: z.pipe(required(onboardingMessages.numberMissing), contactNumberSchema),
});

/** Email address and mobile number; empty while unknown. */
export interface Contact {
  readonly emailAddress: string;
  readonly contactNumber: string;
}

/** The contact that a page shows, and the version of the enrolment that it was read from. */
export interface ShownContact {
  readonly contact: Contact;
  readonly version: number;
}

export function contactOf({ emailAddress, contactNumber, version }: Enrolment): ShownContact {
  return { contact: { emailAddress: emailAddress ?? '', contactNumber: contactNumber ?? '' }, version };
}

/**
 * The contact as the journey shows it. When the enrolment of this tab differs, one of them is outdated and the version that
 * was shown is unknown: version 0 makes the API report every change since.
 */
export function contactOfJourney({ emailAddress, phoneNumber }: OnboardingJourney, enrolment: Enrolment): ShownContact {
  const isSameContact = emailAddress === enrolment.emailAddress && phoneNumber === enrolment.contactNumber;
  const { contact } = contactOf({ ...enrolment, emailAddress, contactNumber: phoneNumber });
  return { contact, version: isSameContact ? enrolment.version : 0 };
}
