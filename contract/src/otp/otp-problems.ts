import { NETWORK } from '../problem/client-problems';
import type { Problem } from '../problem/problem-catalogue';
import type { Channel } from '../comms/channel';
import { otpMessages } from './otp';

/** Why a code was not sent. [OTP-14] */
export function requestFailure({ status }: Pick<Problem, 'status'>): 'NOT_FOUND' | 'UNKNOWN' {
  return status === 404 ? 'NOT_FOUND' : 'UNKNOWN';
}

/** Message when a login code was not sent: unknown contact, no connection, or a general one. [OTP-15, OTP-16] */
export function loginFailureText(problem: Problem, channel: Channel = 'email'): string {
  if (problem.code === NETWORK) return problem.title;
  if (requestFailure(problem) === 'UNKNOWN') return otpMessages.somethingWrong;
  return channel === 'email' ? otpMessages.unknownContact : otpMessages.unknownNumber;
}

/** Message when another code was not sent: the server's own. [OTP-21] */
export function requestFailureText({ title }: Problem): string {
  return title || otpMessages.somethingWrong;
}

/** Message when a code was not verified. [OTP-19, OTP-20] */
export function verifyFailureText({ code, title }: Problem): string {
  if (code === NETWORK) return title;
  return code === 'INVALID_OTP' ? otpMessages.invalidCode : otpMessages.verifyFailed;
}

/** Message when the postcode of a link was not confirmed. [OTP-17, OTP-18] */
export function postcodeFailureText({ code, title }: Problem): string {
  if (code === NETWORK) return title;
  return code === 'INVALID_POSTCODE' ? otpMessages.invalidPostcode : otpMessages.postcodeFailed;
}
