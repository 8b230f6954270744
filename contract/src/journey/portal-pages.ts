/**
 * Pages of the shell, with their paths below the brand; pages of journeys are `steps`. The server serves a document for
 * each. [ROUTE-03, ROUTE-07 to ROUTE-16]
 */
export const portalPages = {
  landing: '/',
  'log-in': '/log-in',
  'log-in-link': '/log-in/:token',
  login: '/login',
  'login-code': '/login/code',
  'password-reset-request': '/password-reset-request',
  'password-reset': '/password-reset/:resetToken',
  continue: '/continue',
  'continue-link': '/continue/:confirmToken',
  'phone-link': '/phone/:phoneToken',
  'contact-change': '/contact-change/:changeToken',
  'confirm-details': '/confirm-details/:saveAndContinueToken',
  'log-out-everywhere': '/log-out-everywhere',
  unsubscribe: '/email/unsubscribe/:token',
  'confirm-unsubscribe': '/email/confirm-unsubscribe/:token',
  resubscribe: '/email/resubscribe/:token',
  'cookie-policy': '/cookie-policy',
  /** All answers so far. A page next to the journeys: it is no step of one, so that it never counts as the step last shown. */
  'your-details': '/enrolment/your-details',
} as const;
export type PortalPage = keyof typeof portalPages;
