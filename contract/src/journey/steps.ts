// The build reads this table too, to derive the routes of each remote: import nothing but types here.
import type { StageId } from './stages';

/**
 * The journeys that deploy separately, one remote each; the shell's own pages have none. The remotes `telephony` and `partners`
 * have no steps.
 */
export const journeyIds = [
  'onboarding',
  'energy',
  'entertainment',
  'council-water',
  'confirmation',
  'telephony',
  'partners',
  'your-move',
] as const;
export type JourneyId = (typeof journeyIds)[number];

interface StepDefinition<Journey extends JourneyId = JourneyId> {
  /** Path below the brand; `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  readonly journey: Journey;
  readonly stage: StageId;
  /**
   * How movers reach it: in the order of the journey, with a choice on the step before, or by a link. Only the first kind can be
   * the next step; `nextStep` and `previousStep` derive from it. The pages behind a partner's link have their own order. [ONB-03]
   */
  readonly reachedBy: 'order' | 'choice' | 'link';
  /** Who may see it: anyone, or a logged-in mover (or the agent acting for one). [ROUTE-29] */
  readonly access: 'public' | 'login';
}

/** Keeps the literal type of the journey, from which `StepsOf` derives the steps of each remote. */
const step = <Journey extends JourneyId>(
  path: string,
  journey: Journey,
  stage: StageId,
  reachedBy: StepDefinition['reachedBy'] = 'order',
  access: StepDefinition['access'] = 'login',
): StepDefinition<Journey> => ({ path, journey, stage, reachedBy, access });

/**
 * Every page of the journeys, in the order in which movers reach them: the ordered journey of the rules.
 * [ROUTE-17, ROUTE-30 to ROUTE-35, NEXT-02]
 */
export const steps = {
  // A partner's link: the mover confirms by postcode that the details behind it are theirs. [ROUTE-23]
  'onboarding-verify': step('/onboarding/verify/:token', 'onboarding', 'your-details', 'link', 'public'),
  // A link without details behind it; in the tenant portal only. [ROUTE-19]
  'personal-details-unpopulated': step(
    '/pending/personal-details/unpopulated/:token',
    'onboarding',
    'your-details',
    'link',
    'public',
  ),
  'personal-details': step('/pending/personal-details', 'onboarding', 'your-details', 'order', 'public'),
  // The details known so far, and the contact details only; with the token of a link it is a page of the shell. [ROUTE-20, ROUTE-21]
  'pending-confirm-details': step(
    '/pending/confirm-details/:confirmToken?',
    'onboarding',
    'your-details',
    'link',
    'public',
  ),
  'pending-contact-details': step('/pending/contact-details', 'onboarding', 'your-details', 'link', 'public'),
  // After the postcode of a partner's link: new address, contact, code and summary. All in the first stage, so that the
  // progress bar never moves back. [ROUTE-24 to ROUTE-28]
  'onboarding-address': step('/onboarding/address', 'onboarding', 'your-details', 'link'),
  'onboarding-contact': step('/onboarding/contact', 'onboarding', 'your-details', 'link'),
  'onboarding-code': step('/onboarding/code', 'onboarding', 'your-details', 'link'),
  'onboarding-confirm': step('/onboarding/confirm', 'onboarding', 'your-details', 'link'),
  // The specific edit screens come before `:key`, so that they match first. [ROUTE-26]
  'onboarding-edit-address': step('/onboarding/edit/address', 'onboarding', 'your-details', 'link'),
  'onboarding-edit-email': step('/onboarding/edit/emailAddress', 'onboarding', 'your-details', 'link'),
  'onboarding-edit-phone': step('/onboarding/edit/phoneNumber', 'onboarding', 'your-details', 'link'),
  'onboarding-edit': step('/onboarding/edit/:key', 'onboarding', 'your-details', 'link'),
  'moving-details': step('/enrolment/moving-details', 'onboarding', 'new-home'),
  'council-services-upfront': step('/enrolment/council-services-upfront', 'council-water', 'new-home'),
  'product-selection': step('/enrolment/product-selection', 'confirmation', 'services'),
  'council-services': step('/enrolment/council-services', 'council-water', 'services'),
  'energy-usage': step('/enrolment/energy/usage', 'energy', 'energy'),
  // With mixed meters, the gas list follows the electricity list at a separate address, so Back returns to the first.
  'energy-list': step('/enrolment/energy/list/:fuel?', 'energy', 'energy'),
  // A tariff is identified by its name only, or by supplier and price. [TARIFF-01]
  'energy-details': step('/enrolment/energy/details/:supplier/:priceId?', 'energy', 'energy', 'link'),
  'energy-switch-details': step('/enrolment/energy/switch-details/:supplier?/:priceId?', 'energy', 'energy', 'link'),
  'energy-signup': step('/enrolment/energy/signup/:supplier?/:priceId?', 'energy', 'energy'),
  'energy-switch': step('/enrolment/energy/switch/:supplier?/:priceId?', 'energy', 'energy'),
  'energy-psr': step('/enrolment/energy/psr/:supplier?/:priceId?', 'energy', 'energy'),
  'energy-payment': step('/enrolment/energy/payment/:supplier?/:priceId?', 'energy', 'energy'),
  // A customer on the phone enters bank details, health needs or a code; the page removes the token from the address bar.
  'private-entry': step('/private-entry/:entryToken?', 'energy', 'energy', 'link', 'public'),
  'broadband-list': step('/enrolment/entertainment/broadband-list', 'entertainment', 'broadband'),
  'broadband-details': step(
    '/enrolment/entertainment/whole-of-market/broadband-details/:packageId/:sourceId',
    'entertainment',
    'broadband',
    'link',
  ),
  'broadband-signup': step(
    '/enrolment/entertainment/:provider/signup/:packageId/:sourceId',
    'entertainment',
    'broadband',
    'choice',
  ),
  confirmation: step('/enrolment/confirmation', 'confirmation', 'all-set'),
  // Reached from the confirmation page, where all three end. [OFFER-01, OFFER-03, FLAT-01]
  offers: step('/enrolment/offers', 'confirmation', 'all-set', 'link'),
  'tell-your-flatmates': step('/enrolment/tell-your-flatmates', 'confirmation', 'all-set', 'link'),
  'move-plan': step('/enrolment/move-plan', 'confirmation', 'all-set', 'link'),
  'your-move': step('/enrolment/your-move', 'your-move', 'all-set', 'link'),
  'data-passport': step('/enrolment/data-passport', 'your-move', 'all-set', 'link'),
  household: step('/enrolment/household', 'your-move', 'all-set', 'link'),
  // For a housemate, whose link is no login; the page removes the token from the address bar. [ROOM-04, ROOM-08]
  'join-household': step('/join/:token?', 'your-move', 'all-set', 'link', 'public'),
  'meter-day': step('/enrolment/meter-day', 'your-move', 'all-set', 'link'),
} satisfies Record<string, StepDefinition>;
export type StepId = keyof typeof steps;

/** In the order of `steps`. */
export const stepIds = /* @__PURE__ */ Object.keys(steps) as StepId[];

/** Whether the order of the journey leads to a step. The guard redirects to no other. */
export const isInOrder = (step: StepId): boolean => steps[step].reachedBy === 'order';

/** The steps after this one, in order, available or not. Leaves out steps that only a link leads to. */
export function stepsAfter(step: StepId): readonly StepId[] {
  return stepIds.slice(stepIds.indexOf(step) + 1).filter((id) => steps[id].reachedBy !== 'link');
}

/**
 * Pages of remotes that belong to no move, by journey: no order, stage, script or log-in applies to them, and only the document of
 * their path loads the remote.
 */
export const standalonePages: Readonly<Partial<Record<JourneyId, string>>> = {
  // For web developers of partners.
  partners: '/partners',
};

/** The steps of one journey; its remote has a page for each. */
export type StepsOf<Journey extends JourneyId> = {
  [Id in StepId]: (typeof steps)[Id]['journey'] extends Journey ? Id : never;
}[StepId];

/** Paths that are not pages, and the pages that they lead to. [ROUTE-17, ROUTE-30, ROUTE-37] */
export const redirects: Readonly<Record<string, string>> = {
  '/pending': '/pending/personal-details',
  '/enrolment': '/enrolment/moving-details',
  // Collects details before the enrolment has any; afterwards it redirects to the enrolment.
  '/enrolment/personal-details': '/pending/personal-details',
  '/enrolment/energy/details/energy-switch': '/enrolment/energy/switch-details',
};

/** The step that a path matches. */
export interface StepMatch {
  readonly id: StepId;
  readonly journey: JourneyId;
  readonly stage: StageId;
  readonly access: 'public' | 'login';
  readonly params: Readonly<Record<string, string>>;
}

/** Matches a path against a pattern and returns its decoded parameters; null when it does not match. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (!segment.startsWith(':')) {
      if (value !== segment) return null;
    } else if (value !== undefined) {
      params[segment.slice(1).replace('?', '')] = decodeSegment(value);
    } else if (!segment.endsWith('?')) {
      return null;
    }
  }
  return params;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The step at a path below the brand, without branch and query; null when there is none. */
export function stepAt(path: string): StepMatch | null {
  for (const id of stepIds) {
    const params = matchPath(steps[id].path, path);
    if (params) return { ...steps[id], id, params };
  }
  return null;
}

/** The path of a step with encoded parameters; missing optional ones are omitted. Throws when a required one is missing. */
export function pathOf(id: StepId, params: Readonly<Record<string, string>> = {}): string {
  return steps[id].path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name];
    if (value !== undefined) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`${id} needs ${name}`);
  });
}

/** Whether a step's path contains the token of a link, which must not be shared and does not work on another device. */
export function hasTokenInPath(id: StepId): boolean {
  return /:\w*token\b/i.test(steps[id].path);
}
