import { contactNumberSchema, emailAddressSchema, type Channel } from '@home-move/contract';
import * as z from 'zod/mini';

/** What the boxes hold; one of them shows. */
export interface TypedContact {
  readonly emailAddress: string;
  readonly contactNumber: string;
}

/** The contact of the channel, by the rules that it has everywhere. [OTP-03] */
export const contactForm = {
  email: z.pipe(
    z.object({ emailAddress: emailAddressSchema }),
    z.transform(({ emailAddress }: { emailAddress: string }) => ({ contact: emailAddress })),
  ),
  sms: z.pipe(
    z.object({ contactNumber: contactNumberSchema }),
    z.transform(({ contactNumber }: { contactNumber: string }) => ({ contact: contactNumber })),
  ),
} satisfies Record<Channel, unknown>;

/** Where the code is to go. */
export interface Contact {
  readonly contact: string;
}

export const fieldOf = { email: 'emailAddress', sms: 'contactNumber' } as const satisfies Record<
  Channel,
  keyof TypedContact
>;
