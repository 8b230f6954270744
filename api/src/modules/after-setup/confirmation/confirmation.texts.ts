/** Shown with a request for the confirmation that is over its limit. */
export const confirmationLimitReached =
  'We have sent your confirmation as often as we may in one day. Look in your spam folder, or try again tomorrow.';
