/** Limits that the codes of a whole file stay below. */
export const highLimits = {
  TOKEN_LIMIT_PER_MINUTE: '10000',
  OTP_VERIFY_LIMIT: '1000',
  OTP_LIMIT: '20',
  MESSAGE_LIMIT: '1000',
} as const;

/** The response to a code that opens nothing. */
export const invalidCode = { status: 400, body: { code: 'INVALID_OTP' } };
