import * as z from 'zod/mini';
import { linkTokenSchema } from '../session/link-token.schema';
import { channels } from '../comms/channel';
import { codeSchema } from '../otp/otp.schema';
import { bankAccountFields, type AccountNameRule } from '../payment/payment.schema';
import type { PsrRequest } from '../psr/psr.schema';
import { privateEntryScopes } from './private-entry';

/**
 * Body of `POST /private-entry`: what to ask the customer for, and how to send the link. For a code, the channel is also the one
 * whose contact the code verifies.
 */
export const newPrivateEntrySchema = z.object({ scope: z.enum(privateEntryScopes), channel: z.enum(channels) });
export type NewPrivateEntry = z.infer<typeof newPrivateEntrySchema>;

/** Body of `POST /private-entry/open`. */
export const openPrivateEntrySchema = z.object({ token: linkTokenSchema });
export type OpenPrivateEntry = z.infer<typeof openPrivateEntrySchema>;

/** The customer's bank account, by the rules of the payment page. [PAY-16 to PAY-22] */
export const privateAccountSchema = (rule: AccountNameRule) => z.object(bankAccountFields(rule));
export type PrivateAccount = z.infer<ReturnType<typeof privateAccountSchema>>;

/** Body of `POST /private-entry/bank-details`. */
export type PrivateBankDetails = OpenPrivateEntry & PrivateAccount;

/** The companies that the page named; consent to share with some does not cover others. */
export const shownSuppliersSchema = z.object({
  suppliers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(4)),
});
export type ShownSuppliers = z.infer<typeof shownSuppliersSchema>;

/** Body of `POST /private-entry/health-needs`. */
export type PrivateHealthNeeds = OpenPrivateEntry & ShownSuppliers & PsrRequest;

/** Body of `POST /private-entry/code`. */
export const privateCodeSchema = z.object({ token: linkTokenSchema, code: codeSchema });
export type PrivateCode = z.infer<typeof privateCodeSchema>;
