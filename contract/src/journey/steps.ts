import { isOffered, type Branding, type Service } from '../brand/brand';

/** Groups of pages, as the progress bar names them. They never renumber within a brand. */
export const stages = [
  { id: 'your-details', label: 'Your details', service: null },
  { id: 'new-home', label: 'New home', service: null },
  { id: 'services', label: 'Services', service: null },
  { id: 'energy', label: 'Energy', service: 'energy' },
  { id: 'broadband', label: 'Broadband', service: 'entertainment' },
  { id: 'all-set', label: 'All set', service: null },
] as const satisfies readonly { id: string; label: string; service: Service | null }[];
export type StageId = (typeof stages)[number]['id'];

/** The stages of a brand: a service that it does not offer has none. */
export function stagesOf(branding: Pick<Branding, 'offered'>): readonly { id: StageId; label: string }[] {
  return stages.filter((stage) => stage.service === null || isOffered(branding.offered[stage.service]));
}

/** The journeys that deploy alone; the shell's own pages have none. */
export type JourneyId = 'onboarding' | 'energy' | 'entertainment' | 'council-water' | 'confirmation' | 'telephony';

interface StepDefinition {
  /** Path below the brand; `:name` is a segment, `:name?` one that may be missing. */
  readonly path: string;
  readonly journey: JourneyId;
  readonly stage: StageId;
  /** Who may see it: anyone, or a logged-in mover (or the agent acting for one). [ROUTE-29] */
  readonly access: 'public' | 'login';
}

/**
 * Every page of the journeys, in the order people meet them: the ordered journey of the rules.
 * [ROUTE-17, ROUTE-30 to ROUTE-34, NEXT-02]
 */
export const steps = {
  // A partner's link: the mover confirms by postcode that the details behind it are theirs. [ROUTE-23]
  'onboarding-verify': {
    path: '/onboarding/verify/:token',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'public',
  },
  // A link without details behind it; the tenant portal's alone. [ROUTE-19]
  'personal-details-unpopulated': {
    path: '/pending/personal-details/unpopulated/:token',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'public',
  },
  'personal-details': {
    path: '/pending/personal-details',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'public',
  },
  // What is known so far, and the ways to reach somebody alone; with the token of a link it is the shell's page. [ROUTE-20, ROUTE-21]
  'pending-confirm-details': {
    path: '/pending/confirm-details/:confirmToken?',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'public',
  },
  'pending-contact-details': {
    path: '/pending/contact-details',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'public',
  },
  // What follows on the postcode of a partner's link: where the mover goes, how to reach them, that it is them, and a look
  // at all of it. All of it within the first stage: the bar would go back otherwise. [ROUTE-24 to ROUTE-28]
  'onboarding-address': { path: '/onboarding/address', journey: 'onboarding', stage: 'your-details', access: 'login' },
  'onboarding-contact': { path: '/onboarding/contact', journey: 'onboarding', stage: 'your-details', access: 'login' },
  'onboarding-code': { path: '/onboarding/code', journey: 'onboarding', stage: 'your-details', access: 'login' },
  'onboarding-confirm': { path: '/onboarding/confirm', journey: 'onboarding', stage: 'your-details', access: 'login' },
  // The screens of their own stand before the one of any key: they win. [ROUTE-26]
  'onboarding-edit-address': {
    path: '/onboarding/edit/address',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'login',
  },
  'onboarding-edit-email': {
    path: '/onboarding/edit/emailAddress',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'login',
  },
  'onboarding-edit-phone': {
    path: '/onboarding/edit/phoneNumber',
    journey: 'onboarding',
    stage: 'your-details',
    access: 'login',
  },
  'onboarding-edit': { path: '/onboarding/edit/:key', journey: 'onboarding', stage: 'your-details', access: 'login' },
  'moving-details': { path: '/enrolment/moving-details', journey: 'onboarding', stage: 'new-home', access: 'login' },
  'council-services-upfront': {
    path: '/enrolment/council-services-upfront',
    journey: 'council-water',
    stage: 'new-home',
    access: 'login',
  },
  'product-selection': {
    path: '/enrolment/product-selection',
    journey: 'confirmation',
    stage: 'services',
    access: 'login',
  },
  'council-services': {
    path: '/enrolment/council-services',
    journey: 'council-water',
    stage: 'services',
    access: 'login',
  },
  'energy-usage': { path: '/enrolment/energy/usage', journey: 'energy', stage: 'energy', access: 'login' },
  'energy-list': { path: '/enrolment/energy/list', journey: 'energy', stage: 'energy', access: 'login' },
  'energy-details': {
    path: '/enrolment/energy/details/:supplier/:priceId',
    journey: 'energy',
    stage: 'energy',
    access: 'login',
  },
  'energy-signup': {
    path: '/enrolment/energy/signup/:supplier?/:priceId?',
    journey: 'energy',
    stage: 'energy',
    access: 'login',
  },
  'energy-switch': {
    path: '/enrolment/energy/switch/:supplier?/:priceId?',
    journey: 'energy',
    stage: 'energy',
    access: 'login',
  },
  'energy-psr': {
    path: '/enrolment/energy/psr/:supplier?/:priceId?',
    journey: 'energy',
    stage: 'energy',
    access: 'login',
  },
  'energy-payment': {
    path: '/enrolment/energy/payment/:supplier?/:priceId?',
    journey: 'energy',
    stage: 'energy',
    access: 'login',
  },
  'broadband-list': {
    path: '/enrolment/entertainment/broadband-list',
    journey: 'entertainment',
    stage: 'broadband',
    access: 'login',
  },
  'broadband-signup': {
    path: '/enrolment/entertainment/:provider/signup/:packageId/:sourceId',
    journey: 'entertainment',
    stage: 'broadband',
    access: 'login',
  },
  confirmation: { path: '/enrolment/confirmation', journey: 'confirmation', stage: 'all-set', access: 'login' },
} as const satisfies Record<string, StepDefinition>;
export type StepId = keyof typeof steps;

/** Paths that only send the person on. [ROUTE-17, ROUTE-30] */
export const redirects: Readonly<Record<string, string>> = {
  '/pending': '/pending/personal-details',
  '/enrolment': '/enrolment/moving-details',
};

/** Where a path stands in the journey. */
export interface StepMatch {
  readonly id: StepId;
  readonly journey: JourneyId;
  readonly stage: StageId;
  readonly access: 'public' | 'login';
  readonly params: Readonly<Record<string, string>>;
}

/** Matches a path against a pattern; null when it does not fit. Segments come decoded. */
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

/** The step at a path below the brand (no brand, no branch, no query); null for a path that is no step. */
export function stepAt(path: string): StepMatch | null {
  for (const id of Object.keys(steps) as StepId[]) {
    const { journey, stage, access, path: pattern } = steps[id];
    const params = matchPath(pattern, path);
    if (params) return { id, journey, stage, access, params };
  }
  return null;
}

/** The path of a step, its parameters filled in and encoded; missing optional ones are left out. */
export function pathOf(id: StepId, params: Readonly<Record<string, string>> = {}): string {
  const segments = steps[id].path
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.slice(1).replace('?', '')];
      if (value === undefined && !segment.endsWith('?')) throw new Error(`${id} needs ${segment}`);
      return value === undefined ? null : encodeURIComponent(value);
    })
    .filter((segment) => segment !== null);
  return segments.join('/');
}
