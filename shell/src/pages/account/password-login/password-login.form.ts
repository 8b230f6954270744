import { emailAddressSchema, formMessages } from '@home-move/contract';
import * as z from 'zod/mini';

/** The rules of a login: an address like any other, and some password; which one is right says the API. [OTP-03] */
export const passwordLoginForm = z.object({
  emailAddress: emailAddressSchema,
  password: z.string().check(z.minLength(1, formMessages.mandatory)),
});
export type PasswordLogin = z.infer<typeof passwordLoginForm>;
