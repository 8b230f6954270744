import { portalPages, stepIds, standalonePages, steps, type PortalPage, type StepId } from '@home-move/contract';

/** A page that a path opens: of the shell, of a journey, or of a remote without steps. */
export type RouteName = PortalPage | StepId | keyof typeof standalonePages;

/** Who opens a route: a visitor in the state in which its page has content. */
export type Visitor =
  | 'stranger'
  | 'invited'
  | 'onboarding'
  | 'pending'
  | 'newMover'
  | 'enrolled'
  | 'finished'
  | 'meadowMover'
  | 'customerOnCall';

/** The visitor that opens each route in the audit. A route without one does not compile. */
export const visitorOf = {
  landing: 'stranger',
  'log-in': 'stranger',
  login: 'stranger',
  'login-code': 'stranger',
  'password-reset-request': 'stranger',
  continue: 'stranger',
  'continue-link': 'stranger',
  'cookie-policy': 'stranger',
  'personal-details': 'stranger',
  partners: 'stranger',
  'log-in-link': 'invited',
  'confirm-details': 'invited',
  unsubscribe: 'invited',
  'confirm-unsubscribe': 'invited',
  resubscribe: 'invited',
  'onboarding-verify': 'invited',
  'personal-details-unpopulated': 'invited',
  'onboarding-address': 'onboarding',
  'onboarding-contact': 'onboarding',
  'onboarding-code': 'onboarding',
  'onboarding-confirm': 'onboarding',
  'onboarding-edit-address': 'onboarding',
  'onboarding-edit-email': 'onboarding',
  'onboarding-edit-phone': 'onboarding',
  'onboarding-edit': 'onboarding',
  'pending-confirm-details': 'pending',
  'pending-contact-details': 'pending',
  'moving-details': 'newMover',
  'council-services-upfront': 'newMover',
  'product-selection': 'newMover',
  'password-reset': 'newMover',
  'phone-link': 'newMover',
  'log-out-everywhere': 'newMover',
  'your-details': 'enrolled',
  'energy-usage': 'enrolled',
  'energy-list': 'enrolled',
  'energy-details': 'enrolled',
  'energy-switch-details': 'enrolled',
  'energy-signup': 'enrolled',
  'energy-switch': 'enrolled',
  'energy-psr': 'enrolled',
  'energy-payment': 'enrolled',
  'broadband-list': 'enrolled',
  'broadband-details': 'enrolled',
  'broadband-signup': 'enrolled',
  confirmation: 'finished',
  offers: 'finished',
  'tell-your-flatmates': 'finished',
  'move-plan': 'finished',
  'your-move': 'finished',
  'data-passport': 'finished',
  household: 'finished',
  'join-household': 'finished',
  'meter-day': 'finished',
  'council-services': 'meadowMover',
  'private-entry': 'customerOnCall',
  'contact-change': 'customerOnCall',
} as const satisfies Partial<Record<RouteName, Visitor>> & Record<PortalPage | StepId, Visitor>;

/** Every route of the product with its path below the brand. */
export const everyRoute: Readonly<Record<string, string>> = {
  ...portalPages,
  ...Object.fromEntries(stepIds.map((id) => [id, steps[id].path])),
  ...standalonePages,
};

/** The routes that a visitor opens. */
export function routesOf(visitor: Visitor): readonly (keyof typeof visitorOf)[] {
  return (Object.keys(visitorOf) as (keyof typeof visitorOf)[]).filter((route) => visitorOf[route] === visitor);
}
