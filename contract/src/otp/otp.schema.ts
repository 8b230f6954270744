import * as z from 'zod/mini';
import { linkTokenSchema } from '../session/link-token.schema';
import { postcodeSchema } from '../address/address.schema';
import { formNumber, normaliseWith } from '../form/form-values';
import { withoutSeparators } from '../form/normalise-text';
import { contactNumberSchema, emailAddressSchema } from '../person/person.schema';
import { channelCodes, channels } from '../comms/channel';
import { codeLength, otpMessages } from './otp';

/** A code of exactly 6 characters, after separators are removed. [OTP-12] */
export const codeSchema = z.pipe(
  normaliseWith(withoutSeparators),
  z.string(otpMessages.codeLength).check(z.length(codeLength, otpMessages.codeLength)),
);

/** The code form; its value is not stored. */
export const codeFormSchema = z.object({ code: codeSchema });
export type CodeForm = z.infer<typeof codeFormSchema>;

const channel = formNumber([channelCodes.email, channelCodes.sms] as const);

/** Body of `POST /otp/login`: channel 0 and an email address. [OTP-04] */
export const otpLoginSchema = z.object({
  channel: formNumber([channelCodes.email] as const),
  contact: emailAddressSchema,
});
export type OtpLogin = z.infer<typeof otpLoginSchema>;

/** Body of `POST /otp/request`: a channel and its contact. [OTP-07] */
export const otpRequestSchema = z.union([
  otpLoginSchema,
  z.object({ channel: formNumber([channelCodes.sms] as const), contact: contactNumberSchema }),
]);
export type OtpRequest = z.infer<typeof otpRequestSchema>;

/** Body of `POST /otp/verify`: a code that this session requested by that channel. [OTP-05] */
export const otpVerifySchema = z.object({ channel, code: codeSchema });
export type OtpVerify = z.infer<typeof otpVerifySchema>;

/** Body of `POST /otp/validate-postcode`. [OTP-06] */
export const validatePostcodeSchema = z.object({ channel, postcode: postcodeSchema, token: linkTokenSchema });
export type ValidatePostcode = z.infer<typeof validatePostcodeSchema>;

/** Query of `GET /otp/channel-details`. [OTP-08] */
export const channelDetailsQuerySchema = z.object({ channel: z.enum(channels), token: linkTokenSchema });
export type ChannelDetailsQuery = z.infer<typeof channelDetailsQuerySchema>;
