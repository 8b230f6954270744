import { contactNumberSchema, emailAddressSchema, type Channel } from '@home-move/contract';
import * as z from 'zod/mini';

/** The form's field values; one of the fields is shown. */
export interface TypedContact {
  readonly emailAddress: string;
  readonly contactNumber: string;
}

/** The contact of the channel, with the same rules as on every page. [OTP-03] */
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

/** The address or number to send the code to. */
export interface Contact {
  readonly contact: string;
}

export const fieldOf = { email: 'emailAddress', sms: 'contactNumber' } as const satisfies Record<
  Channel,
  keyof TypedContact
>;
