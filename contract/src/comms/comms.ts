/** What a message that we send is about; stored with its events. */
export const commTypes = [
  'invitation',
  'continue',
  'password-reset',
  'move-saved',
  'move-exists',
  'move-in-reminder',
  'erasure-warning',
  'service-back',
  'agent-link',
  'energy-invite',
  'broadband-invite',
  'login-code',
] as const;
export type CommType = (typeof commTypes)[number];

/**
 * Query parameters of links in our mails, in addition to `email` and `source`. The page reports to the API that the
 * message was opened, then removes them from the address bar. [COMMS-07]
 */
export const commQuery = { type: 'commType', distribution: 'distributionToken', enrolment: 'enrolmentId' } as const;

/** `source` of the subscription links in our mails. [ROUTE-15] */
export const mailSource = 'mail';
