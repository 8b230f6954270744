import type { ChannelDetails, VerifiedChannels } from '../otp/otp';
import type { OtpLogin, OtpRequest, OtpVerify, ValidatePostcode } from '../otp/otp.schema';
import type { Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

const everybody = ['app', 'enrolment', 'customer', 'agent'] as const;

/** All under v2; those that the specification gives no version answer under v1 as well. [API-01] */
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
  /** The tokens are those of a customer: whoever has verified is logged in. An agent stays an agent. [OTP-05] */
  verify: endpoint<{ body: OtpVerify }, Tokens>({
    method: 'POST',
    path: '/otp/verify',
    version: 'v2',
    roles: everybody,
    problems: ['INVALID_OTP', 'TOO_MANY_REQUESTS'],
    summary: 'Verify a code that this session asked for',
  }),
  /** [OTP-06] */
  validatePostcode: endpoint<{ body: ValidatePostcode }, { readonly result: 0 | 7; readonly token: Tokens }>({
    method: 'POST',
    path: '/otp/validate-postcode',
    version: 'v2',
    roles: ['app'],
    problems: ['INVALID_POSTCODE', 'POSTCODE_VALIDATION_COMPLETED', 'DETAILS_NOT_CONFIRMED', 'TOO_MANY_REQUESTS'],
    summary: 'Confirm the enrolment behind a link by the postcode of the new home; 7 when it has no details',
  }),
  /** A mover without a token of their own gets a login code; with one, a code to verify their own contact. [OTP-07, OTP-14] */
  request: endpoint<{ body: OtpRequest }, void>({
    method: 'POST',
    path: '/otp/request',
    version: 'v2',
    alsoInVersion: 'v1',
    roles: everybody,
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
    roles: everybody,
    problems: ['INVALID_LINK', 'POSTCODE_VALIDATION_COMPLETED', 'TOO_MANY_REQUESTS'],
    summary: 'Where a code for the enrolment behind a link would go, masked',
  }),
  /** Without an enrolment none is verified. [OTP-09] */
  verifiedChannels: endpoint<NoInput, VerifiedChannels>({
    method: 'GET',
    path: '/otp/verified-channels',
    version: 'v2',
    alsoInVersion: 'v1',
    roles: everybody,
    summary: 'Which contacts of the own enrolment are verified',
  }),
};
