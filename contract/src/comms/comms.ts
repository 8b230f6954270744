/** What a message of ours is about; stored with its events. */
export const commTypes = [
  'invitation',
  'continue',
  'password-reset',
  'move-in-reminder',
  'service-back',
  'login-code',
] as const;
export type CommType = (typeof commTypes)[number];

/**
 * Query parameters that our mails put on a link beside `email` and `source`, and the page takes out of the address bar
 * after it told the API: the message was opened. [COMMS-07]
 */
export const commQuery = { type: 'commType', distribution: 'distributionToken', enrolment: 'enrolmentId' } as const;

/** `source` of the subscription links in our own mails. [ROUTE-15] */
export const mailSource = 'mail';
