/** First segments of a path that are routes of ours; they win over brands of the same name. */
const reservedNames: ReadonlySet<string> = new Set([
  'api',
  'confirm-details',
  'continue',
  'cookie-policy',
  'email',
  'embed',
  'enrolment',
  'log-in',
  'login',
  'onboarding',
  'panel',
  'password-reset',
  'password-reset-request',
  'pending',
  'phone',
  'react-telephony-portal',
  'react-tenant-portal',
]);

/** Whether a first segment is a route of ours and no brand, in whatever case it was typed. Server and browser read paths alike. */
export function isReservedName(segment: string): boolean {
  return reservedNames.has(segment.toLowerCase());
}
