/** Shown with a request for the confirmation that is over its limit. */
export const confirmationLimitReached =
  'We have sent your confirmation as often as we can in one day. Look in your junk folder, or try again tomorrow.';
