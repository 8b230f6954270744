import type { PostcodeValidation } from '../account/account';
import type { ChannelDetails } from '../comms/channel';
import type { VerifiedChannels } from '../otp/otp';
import type { OtpLogin, OtpRequest, OtpVerify, ValidatePostcode } from '../otp/otp.schema';
import { roles, type Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Under v2; calls without a version in the specification are also available under v1. [API-01] */
export const otpEndpoints = {
  /** [OTP-04] */
  login: endpoint<{ body: OtpLogin }, void>({
    method: 'POST',
    path: '/otp/login',
    version: 'v2',
    roles: ['app'],
    success: 204,
  }),
  /** Returns a customer's tokens, so the mover is logged in; an agent keeps the agent role. [OTP-05] */
  verify: endpoint<{ body: OtpVerify }, Tokens>({
    method: 'POST',
    path: '/otp/verify',
    version: 'v2',
    roles,
  }),
  /** [OTP-06] */
  validatePostcode: endpoint<{ body: ValidatePostcode }, PostcodeValidation>({
    method: 'POST',
    path: '/otp/validate-postcode',
    version: 'v2',
    roles: ['app'],
  }),
  /** Sends a login code, or, to a caller with an enrolment token, a code that verifies their contact. [OTP-07, OTP-14] */
  request: endpoint<{ body: OtpRequest }, void>({
    method: 'POST',
    path: '/otp/request',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
    success: 204,
  }),
  /** [OTP-08, OTP-22] */
  channelDetails: endpoint<{ query: { channel: string; token: string } }, ChannelDetails>({
    method: 'GET',
    path: '/otp/channel-details',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
  }),
  /** Both false without an enrolment. [OTP-09] */
  verifiedChannels: endpoint<NoInput, VerifiedChannels>({
    method: 'GET',
    path: '/otp/verified-channels',
    version: 'v2',
    alsoInVersion: 'v1',
    roles,
  }),
};
