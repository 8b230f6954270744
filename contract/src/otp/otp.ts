/** Response of `GET /otp/verified-channels`. [OTP-09] */
export interface VerifiedChannels {
  readonly email: boolean;
  readonly sms: boolean;
}

/** Characters of a code. [OTP-12] */
export const codeLength = 6;

/** Minutes for which a code is valid. [OTP-12] */
export const codeLifetimeMinutes = 15;

/** Attempts at one code, correct ones included. */
export const maxCodeAttempts = 5;

/** Seconds before another code can be requested. */
export const resendWaitSeconds = 30;

/**
 * Whole seconds until another code can be requested; a reload does not restart the wait.
 * @param sentAt when the last code was sent, epoch milliseconds; null when none was
 * @param now epoch milliseconds
 */
export function secondsUntilResend(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0;
  const elapsed = Math.floor((now - sentAt) / 1000);
  return Math.min(resendWaitSeconds, Math.max(0, resendWaitSeconds - elapsed));
}

/** Texts of one-time passwords, word for word the specification's. [OTP-12, OTP-15 to OTP-21] */
export const otpMessages = {
  codeLength: `We need your ${codeLength}-digit code`,
  unknownContact: "That email doesn't look quite right",
  unknownNumber: "That number doesn't look quite right",
  somethingWrong: 'Something went wrong',
  invalidCode: "We don't recognise this code",
  verifyFailed: 'Something went wrong verifying your code',
  invalidPostcode: "Sorry but that's not the postcode we were provided, please check and try again.",
  postcodeFailed: 'Something went wrong validating your postcode.',
} as const;
