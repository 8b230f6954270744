import * as z from 'zod/mini';
import { postcodeSchema } from '../address/address.schema';
import { formMessages, normaliseWith } from '../form/form-values';
import { toSingleLine } from '../form/normalise-text';
import { passwordSchema } from '../person/password.schema';
import { emailAddressSchema } from '../person/person.schema';
import { linkTokenSchema } from '../session/link-token.schema';
import { accountMessages } from './account.messages';

/** The confirm-details form. [VAL-03] */
export const confirmDetailsSchema = z.object({
  surname: z.pipe(
    normaliseWith(toSingleLine),
    z
      .string(accountMessages.surnameMissing)
      .check(z.minLength(1, accountMessages.surnameMissing), z.maxLength(100, formMessages.max100)),
  ),
  postcode: postcodeSchema,
});
export type ConfirmDetails = z.infer<typeof confirmDetailsSchema>;

/** Body of `PUT /account/validate`: the form's values and the token of the link. [VAL-02] */
export const validateAccountSchema = z.extend(confirmDetailsSchema, { token: linkTokenSchema });
export type ValidateAccount = z.infer<typeof validateAccountSchema>;

/** Body of `POST /account/login-link` and `POST /account/continue`: the token of the link. */
export const openLinkSchema = z.object({ token: linkTokenSchema });
export type OpenLink = z.infer<typeof openLinkSchema>;

const returnUrl = z.url().check(z.maxLength(500));

/** Body of `POST /password-reset-request`: the mail links to `returnUrl` + '/' + token, on one of the portal's origins. [PWD-04] */
export const passwordResetRequestSchema = z.object({ emailAddress: emailAddressSchema, returnUrl });
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

/** Body of `POST /account/continue-link`: the same as for a password reset, for a link that resumes a saved move. */
export const continueLinkRequestSchema = passwordResetRequestSchema;
export type ContinueLinkRequest = PasswordResetRequest;

/** Body of `POST /account/reset-password/{resetToken}`. [PWD-07, PWD-08] */
export const newPasswordSchema = z.object({ emailAddress: emailAddressSchema, password: passwordSchema });
export type NewPassword = z.infer<typeof newPasswordSchema>;
