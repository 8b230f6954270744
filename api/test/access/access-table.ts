import type { PartnerScope, Role, SigningProvider } from '@home-move/contract';

/** The callers that a call admits: roles of a user's token, only a key of that kind or with that scope, a provider that signs, or everyone. */
export type Admitted =
  | readonly Role[]
  | 'deploy key'
  | 'mail key'
  | `partner key: ${PartnerScope}`
  | `signature of ${SigningProvider}`
  | 'everyone';

const app = ['app'] as const;
const owner = ['enrolment', 'customer', 'agent'] as const;
const mover = ['enrolment', 'customer'] as const;
const agent = ['agent'] as const;
const anyToken = ['app', 'enrolment', 'customer', 'agent'] as const;

/**
 * The access rule of every call, written out rather than derived from the endpoints: a new call fails the test until its
 * rule is added here.
 */
export const accessTable: Readonly<Record<string, Admitted>> = {
  'POST /api/v1/token': 'everyone',
  'POST /api/v1/token/revoke': 'everyone',

  'GET /api/v1/healthcheck': 'everyone',
  'GET /api/v1/healthcheck/live': 'everyone',
  'GET /api/v1/healthcheck/ready': 'everyone',
  'GET /api/v1/gbg-status-check': anyToken,

  'GET /api/v1/branding/:brand': anyToken,
  'GET /api/v1/branding/:brand/:branch': anyToken,
  'GET /api/v1/flags': anyToken,
  'GET /api/v1/review/rating': anyToken,
  'GET /api/v1/cookie-details': anyToken,

  'PUT /api/v1/account/validate': app,
  'POST /api/v1/account/login-link': app,
  'POST /api/v1/account/continue': app,
  // Agents send links by a separate call.
  'POST /api/v1/account/continue-link': ['app', 'enrolment', 'customer'],
  // Agents work for many movers, and send links by a separate call.
  'POST /api/v1/account/phone-link': mover,
  'POST /api/v1/account/phone-link/send': mover,
  'POST /api/v1/account/phone-link/asks': app,
  'POST /api/v1/account/phone-link/code': app,
  'POST /api/v1/account/phone-link/open': app,
  'POST /api/v1/password-reset-request': app,
  'GET /api/v1/password-reset-request/:resetToken': app,
  'POST /api/v1/account/reset-password/:resetToken': app,
  // The owner of the earlier contact may have no login any more.
  'POST /api/v1/account/contact-change': app,
  'POST /api/v1/account/contact-change/undo': app,
  // It ends the session of the caller.
  'POST /api/v1/account/log-out-everywhere': mover,
  'POST /api/v1/commclick/forgottenpassword': app,

  'POST /api/v2/otp/login': app,
  'POST /api/v2/otp/validate-postcode': app,
  'POST /api/v2/otp/verify': anyToken,
  'POST /api/v2/otp/request': anyToken,
  'POST /api/v1/otp/request': anyToken,
  'GET /api/v2/otp/channel-details': anyToken,
  'GET /api/v1/otp/channel-details': anyToken,
  'GET /api/v2/otp/verified-channels': anyToken,
  'GET /api/v1/otp/verified-channels': anyToken,

  'POST /api/v1/comms/events/create': app,
  'PUT /api/v1/enrolment/comms-blocked-by-user/:token': anyToken,
  // RFC 8058: mail programs have no token.
  'POST /api/v1/unsubscribe/:token': 'everyone',
  'POST /api/v1/mail-events': 'mail key',
  'POST /api/v1/order-updates/energy': 'signature of quotes',
  'POST /api/v1/order-updates/broadband': 'signature of broadband-ht',

  'POST /api/v1/enrolment-auth/create': app,
  'GET /api/v1/enrolment-auth': owner,
  'PUT /api/v1/enrolment-auth': owner,
  'PUT /api/v1/enrolment-auth/personal-details': owner,
  'PUT /api/v1/enrolment-auth/contact-details': owner,
  'GET /api/v1/enrolment/:id': owner,
  'GET /api/v1/enrolment/status/:id': owner,
  'PUT /api/v1/move-in-date-unknown': owner,
  'GET /api/v1/residential-statuses': owner,
  'GET /api/v1/addresses/:postcode': owner,
  'PUT /api/v1/address': owner,
  'POST /api/v1/address': owner,
  'PUT /api/v1/addresses/manual-address': owner,
  'POST /api/v1/enrolment/skipservice': owner,
  'GET /api/v1/confirmationdetails': owner,
  'POST /api/v1/confirmation/send': owner,
  'GET /api/v1/orders': owner,
  'GET /api/v1/orders/changes': owner,
  'POST /api/v1/orders/:reference/cancel': owner,
  'GET /api/v1/enrolment/first-year': owner,
  'PUT /api/v1/enrolment/home-bills': owner,
  // An agent sees only how many entries there are, by another call.
  'GET /api/v1/enrolment/data-passport': mover,
  'POST /api/v1/enrolment/data-passport/objections': mover,
  // An agent erases by `forget`, for a customer on the phone.
  'GET /api/v1/enrolment/data-privacy/erasure': mover,
  'POST /api/v1/enrolment/data-privacy/erase': mover,
  'POST /api/v1/enrolment/completeservices': owner,
  'GET /api/v1/affiliates-by-category': owner,
  'POST /api/v1/affiliates/:id/visit': owner,
  'POST /api/v1/tell-flatmates': owner,
  // An agent cannot judge for the mover.
  'GET /api/v1/enrolment/trigger-survey': mover,
  'PUT /api/v1/enrolment/trigger-survey': mover,

  'GET /api/v1/onboarding/journey': owner,
  'POST /api/v1/onboarding/journey': owner,
  'GET /api/v1/onboarding/addresses': owner,
  'GET /api/v1/onboarding/address/:key': owner,
  'POST /api/v1/onboarding/commit-journey': owner,

  'GET /api/v1/enrolment/documents': owner,
  'GET /api/v1/enrolment/documents/:id': owner,
  'GET /api/v1/enrolment/documents.zip': owner,
  'GET /api/v1/enrolment/move-plan': owner,
  'GET /api/v1/enrolment/move-plan.pdf': owner,
  'GET /api/v1/enrolment/move-plan.ics': owner,
  'GET /api/v1/enrolment/move-date-change': owner,
  'POST /api/v1/enrolment/move-date-change': owner,
  'PUT /api/v1/enrolment/move-plan-task': owner,
  'PUT /api/v1/enrolment/meter-readings': owner,
  'GET /api/v1/enrolment/meter-photos': owner,
  'PUT /api/v1/enrolment/meter-photos/:meter': owner,
  'DELETE /api/v1/enrolment/meter-photos/:meter': owner,
  'GET /api/v1/meter-day': owner,
  'PUT /api/v1/meter-day/readings/:id': owner,
  'GET /api/v1/meter-day/readings/:id/photo': owner,
  'GET /api/v1/meter-day/handover-sheet.pdf': owner,
  // It outlives the call of an agent.
  'GET /api/v1/enrolment/calendar-feed': mover,
  'DELETE /api/v1/enrolment/calendar-feed': mover,
  'POST /api/v1/enrolment/calendar-feed': mover,
  // Calendar programs have no token of a user.
  'GET /api/v1/calendar/:token.ics': 'everyone',

  'GET /api/v1/enrolment/council-services': owner,
  'PUT /api/v1/enrolment/council-services': owner,

  'GET /api/v1/address/check-supply': owner,
  'GET /api/v1/energy-journey': owner,
  'POST /api/v1/quotes/energy-usage-info': owner,
  'POST /api/v1/quotes': owner,
  'POST /api/v1/quotes/wom': owner,
  'POST /api/v1/quotes/select': owner,
  'GET /api/v1/quotes/selection': owner,
  'GET /api/v1/enrolment/psr': owner,
  'POST /api/v1/enrolment/psr': owner,
  'GET /api/v1/enrolment/payment-questions': owner,
  'PUT /api/v1/enrolment/directdebit': owner,
  'PUT /api/v1/enrolment/setup-payg': owner,
  'GET /api/v1/enrolment/start-date': owner,
  'PUT /api/v1/enrolment/start-date': owner,
  'POST /api/v1/enrolment/smart-offered': owner,
  'PUT /api/v1/enrolment-auth/last-step': owner,

  'POST /api/v1/entertainment/broadband': owner,
  'GET /api/v1/entertainment/speeds': owner,
  'GET /api/v1/entertainment/packages/:packageId/:sourceId': owner,
  'GET /api/v1/entertainment/choice': owner,
  'POST /api/v1/entertainment/select-package': owner,
  'POST /api/v1/entertainment/remove-pending-wombb-package': owner,
  'POST /api/v1/enrolment/wom-consent': owner,

  'POST /api/v1/telephony/login': app,
  'POST /api/v1/telephony/launch': app,
  'POST /api/v1/launch-codes': 'partner key: launch',
  'POST /api/v1/prefill-codes': 'partner key: launch',
  'POST /api/partner/v1/moves': 'partner key: moves:write',
  'GET /api/partner/v1/moves': 'partner key: moves:read',
  'GET /api/partner/v1/moves/:reference': 'partner key: moves:read',
  'PATCH /api/partner/v1/moves/:reference': 'partner key: moves:write',
  'DELETE /api/partner/v1/moves/:reference': 'partner key: moves:write',
  'POST /api/partner/v1/moves/:reference/invite': 'partner key: moves:write',
  'POST /api/partner/v1/test/moves/:reference/progress': 'partner key: moves:write',
  'GET /api/partner/v1/test/messages': 'partner key: moves:read',
  'POST /api/v1/invitation': app,
  'POST /api/v1/invitation/objection': app,
  'POST /api/partner/v1/webhooks': 'partner key: webhooks',
  'GET /api/partner/v1/webhooks': 'partner key: webhooks',
  'GET /api/partner/v1/webhooks/:id': 'partner key: webhooks',
  'PATCH /api/partner/v1/webhooks/:id': 'partner key: webhooks',
  'DELETE /api/partner/v1/webhooks/:id': 'partner key: webhooks',
  'POST /api/partner/v1/webhooks/:id/secrets': 'partner key: webhooks',
  'DELETE /api/partner/v1/webhooks/:id/secrets/:secretId': 'partner key: webhooks',
  'POST /api/partner/v1/webhooks/:id/replay': 'partner key: webhooks',
  'GET /api/partner/v1/webhooks/:id/deliveries': 'partner key: webhooks',
  'POST /api/partner/v1/moves/import': 'partner key: moves:write',
  'GET /api/partner/v1/imports/:id': 'partner key: moves:read',
  'GET /api/partner/v1/imports/:id/report': 'partner key: moves:read',
  'POST /api/v1/prefill': app,
  'POST /api/v1/private-entry': agent,
  'GET /api/v1/private-entry': agent,
  'DELETE /api/v1/private-entry/:id': agent,
  'GET /api/v1/enrolment/updates': agent,
  'GET /api/v1/enrolment/updates/latest': agent,
  // The link is in the body: the customer is not logged in on the phone.
  'POST /api/v1/private-entry/open': app,
  'POST /api/v1/private-entry/bank-details': app,
  'POST /api/v1/private-entry/health-needs': app,
  'POST /api/v1/private-entry/code': app,
  'GET /api/v1/telephony/name': agent,
  'GET /api/v1/telephony/branding': agent,
  'POST /api/v1/enrolment/end-enrolment': agent,
  'POST /api/v1/enrolment/data-privacy/forget': agent,
  'GET /api/v1/content': agent,
  'GET /api/v1/enrolment/history': agent,
  'GET /api/v1/enrolment/data-passport/count': agent,
  'POST /api/v1/enrolment/send-link': agent,
  'POST /api/v1/note': agent,
  'GET /api/v1/notes': agent,
  'GET /api/v1/notes/reminders': agent,
  'PUT /api/v1/note/:id/reminder-done': agent,
  'GET /api/v1/telephony/reminders': agent,
  'GET /api/v1/telephony/role': agent,
  // Among them, supervisors only: reopen.api.spec.ts.
  'POST /api/v1/enrolment/reopen': agent,

  'GET /api/v1/registry/resolution': 'everyone',
  // A partner's page has no token.
  'GET /api/v1/embedding': 'everyone',
  'POST /api/v1/site-check': app,
  'POST /api/v1/registry/remotes': 'deploy key',
  'POST /api/v1/registry/validate': 'deploy key',
  'POST /api/v1/registry/review': 'deploy key',
  'PUT /api/v1/registry/pins': 'deploy key',
  'PUT /api/v1/registry/canary': 'deploy key',
  'POST /api/v1/registry/promote': 'deploy key',
  'POST /api/v1/registry/rollback': 'deploy key',
  'PUT /api/v1/registry/withdrawals': 'deploy key',
  'PUT /api/v1/registry/disabled': 'deploy key',
  'POST /api/v1/registry/previews': 'deploy key',
  'POST /api/v1/registry/clean': 'deploy key',
  'POST /api/v1/registry/shells': 'deploy key',
  'POST /api/v1/registry/shells/validate': 'deploy key',
  'POST /api/v1/registry/shells/rollback': 'deploy key',
  'PUT /api/v1/registry/shells/withdrawals': 'deploy key',
  'GET /api/v1/registry/shells': 'deploy key',
  'GET /api/v1/registry/audit': 'deploy key',
  'GET /api/v1/registry/why': 'deploy key',
  'POST /api/v1/reports': anyToken,
  'GET /api/v1/registry/status': 'deploy key',
};

/**
 * The routes outside the contract that need no token: documents, pages about the API, looks and pictures of brands, previews. In production,
 * `/api/remotes` requires a deploy key by HTTP Basic: operators-page.api.spec.ts.
 */
export const publicRoutes: readonly string[] = [
  'GET /*',
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/openapi.json',
  'GET /api/partner/docs',
  'GET /api/partner/docs/start.js',
  'GET /api/partner/openapi.json',
  'GET /api/remotes',
  'GET /brand-pictures/:name',
  'GET /brand-themes/:file',
  'GET /preview/*',
  'POST /preview/end',
];

/** Calls after which the enrolment of the caller admits no other call, or no other write. */
export const finalCalls: ReadonlySet<string> = new Set([
  'POST /api/v1/enrolment/end-enrolment',
  'POST /api/v1/enrolment/data-privacy/forget',
  'POST /api/v1/enrolment/data-privacy/erase',
  'POST /api/v1/account/log-out-everywhere',
]);
