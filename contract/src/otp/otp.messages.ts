/** Texts of one-time passwords, word for word the specification's. [OTP-12, OTP-15 to OTP-21] */
export const otpMessages = {
  codeLength: 'We need your 6-digit code',
  unknownContact: "That email doesn't look quite right",
  unknownNumber: "That number doesn't look quite right",
  somethingWrong: 'Something went wrong',
  invalidCode: "We don't recognise this code",
  verifyFailed: 'Something went wrong verifying your code',
  invalidPostcode: "Sorry but that's not the postcode we were provided, please check and try again.",
  postcodeFailed: 'Something went wrong validating your postcode.',
} as const;
