/** First path segments that are routes of the portal; they take precedence over brands of the same name. */
const reservedNames: ReadonlySet<string> = new Set([
  'api',
  'brand-pictures',
  'brand-themes',
  'confirm-details',
  'contact-change',
  'log-out-everywhere',
  'continue',
  'cookie-policy',
  'email',
  'embed',
  'enrolment',
  'join',
  'log-in',
  'login',
  'onboarding',
  'panel',
  'partners',
  'password-reset',
  'password-reset-request',
  'pending',
  'phone',
  'preview',
  'private-entry',
  'react-telephony-portal',
  'react-tenant-portal',
]);

/** Whether a first path segment is a route of the portal and so cannot be a brand; ignores case. Used by server and browser. */
export function isReservedName(segment: string): boolean {
  return reservedNames.has(segment.toLowerCase());
}
