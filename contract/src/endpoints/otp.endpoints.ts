import type { PostcodeValidation } from '../account/account';
import type { ChannelDetails, VerifiedChannels } from '../otp/otp';
import type { OtpLogin, OtpRequest, OtpVerify, ValidatePostcode } from '../otp/otp.schema';
import { roles, type Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Under v2; those without a version in the specification are also available under v1. [API-01] */
export const otpEndpoints = {
  /** [OTP-04] */
  login: endpoint<{ body: OtpLogin }, void>({
    method: 'POST',
    path: '/otp/login',
    version: 'v2',
    roles: ['app'],
    success: 204,
    problems: ['NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Send a login code to an email address',
  }),
  /** Returns a customer's tokens, so the mover is logged in; an agent keeps the agent role. [OTP-05] */
  verify: endpoint<{ body: OtpVerify }, Tokens>({
    method: 'POST',
    path: '/otp/verify',
    version: 'v2',
    roles,
    problems: ['INVALID_OTP', 'TOO_MANY_REQUESTS'],
    summary: 'Verify a code that this session requested',
  }),
  /** [OTP-06] */
  validatePostcode: endpoint<{ body: ValidatePostcode }, PostcodeValidation>({
    method: 'POST',
    path: '/otp/validate-postcode',
    version: 'v2',
    roles: ['app'],
    problems: [
      'INVALID_POSTCODE',
      'POSTCODE_VALIDATION_COMPLETED',
      'DETAILS_NOT_CONFIRMED',
      'THIRD_PARTY',
      'TOO_MANY_REQUESTS',
    ],
    summary: 'Confirm the enrolment behind a link by the postcode of the new home, and by a code once it is owned',
  }),
  /** Sends a login code, or, to a caller with an enrolment token, a code that verifies their contact. [OTP-07, OTP-14] */
  request: endpoint<{ body: OtpRequest }, void>({
    method: 'POST',
    path: '/otp/request',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
    success: 204,
    problems: ['NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Send a code by email or text message',
  }),
  /** [OTP-08, OTP-22] */
  channelDetails: endpoint<{ query: { channel: string; token: string } }, ChannelDetails>({
    method: 'GET',
    path: '/otp/channel-details',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
    problems: ['INVALID_LINK', 'POSTCODE_VALIDATION_COMPLETED', 'TOO_MANY_REQUESTS'],
    summary: 'Masked contact that a code for the enrolment behind a link would go to',
  }),
  /** Both false without an enrolment. [OTP-09] */
  verifiedChannels: endpoint<NoInput, VerifiedChannels>({
    method: 'GET',
    path: '/otp/verified-channels',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
    summary: "Which contacts of the caller's enrolment are verified",
  }),
};
