/** First segments that are routes of ours; they win over brands of the same name. */
const reserved = new Set([
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
  'react-telephony-portal',
  'react-tenant-portal',
]);

export function isReserved(segment: string): boolean {
  return reserved.has(segment);
}
