import type { JourneyFacts } from './next-page';
import type { StepId } from './steps';

/**
 * The rules of the pages again, sentence by sentence from the specification, for the comparison in `next-page.table.spec.ts`.
 * They share no code with `next-page.ts`, so one mistake cannot be in both. Council and water: submitting either
 * council step completes both, so one of them closes the step. Their remaining work is a card on the confirmation page,
 * so they never count as "left to do".
 */

const DETAILS_POPULATED = 20;
const COMPLETE = 40;
const GREENER_UPGRADE = 'GOGN';

type Sentence = (facts: JourneyFacts) => boolean;

const usage: Sentence = ({ enrolment }) =>
  enrolment.energyConsented === true &&
  enrolment.energyOptIn === 1 &&
  enrolment.quotableEnergy &&
  enrolment.isMoveInDateInRange &&
  enrolment.energyComplete === false;

const packages: Sentence = ({ enrolment }) =>
  enrolment.entertainmentConsented === true &&
  enrolment.entertainmentOptIn === 1 &&
  [
    enrolment.entertainmentComplete,
    enrolment.skyComplete,
    enrolment.broadbandComplete,
    enrolment.wombbUserConfirmed,
    enrolment.wombbComplete,
  ].every((isSet) => isSet === false);

/** The suppliers of the fuels that the home needs. */
function suppliersNeeded({ enrolment }: JourneyFacts): readonly (string | null)[] {
  if (enrolment.fuelType === 'Gas') return [enrolment.currentSupplierGas];
  if (enrolment.fuelType === 'Electric') return [enrolment.currentSupplierElec];
  return [enrolment.currentSupplierElec, enrolment.currentSupplierGas];
}

const sentences = {
  'product-selection': ({ enrolment }) =>
    enrolment.status >= DETAILS_POPULATED &&
    enrolment.energyConsented === null &&
    enrolment.entertainmentConsented === null,
  'council-services-upfront': ({ enrolment }) => {
    if (enrolment.status < DETAILS_POPULATED || !enrolment.ctwbJourneyToggle) return false;
    if (enrolment.councilComplete || enrolment.waterComplete) return false;
    if (enrolment.councilIsMandatory || enrolment.waterIsMandatory) return true;
    return enrolment.councilOptIn === 1 || enrolment.waterOptIn === 1;
  },
  'council-services': ({ enrolment }) => {
    if (enrolment.ctwbJourneyToggle || enrolment.councilComplete || enrolment.waterComplete) return false;
    return enrolment.councilConsented === true || enrolment.waterConsented === true;
  },
  'energy-usage': usage,
  'energy-list': usage,
  'energy-details': usage,
  'energy-switch-details': usage,
  'energy-signup': ({ tariff, secondaryTariff }) =>
    tariff !== null || (secondaryTariff !== null && secondaryTariff.addOnIdentifiers.includes(GREENER_UPGRADE)),
  'energy-switch': (facts) => {
    const { enrolment, flags, tariff, namedSupplier } = facts;
    if (!usage(facts) || !flags['faster-switching'] || !enrolment.supportsFastSwitch) return false;
    if (tariff?.supplierName !== namedSupplier) return false;
    return suppliersNeeded(facts).some((supplier) => supplier !== namedSupplier);
  },
  'energy-psr': (facts) => usage(facts) && facts.tariff !== null && facts.flags['psr-access-granted'],
  'energy-payment': usage,
  'broadband-list': packages,
  'broadband-details': packages,
  'broadband-signup': packages,
  confirmation: (facts) => {
    const { enrolment } = facts;
    if (enrolment.status === COMPLETE || enrolment.confirmationPageLastViewed !== null) return true;
    const isAsked = enrolment.energyConsented !== null || enrolment.entertainmentConsented !== null;
    const isEnergyDone = !usage(facts) || enrolment.energySkipped;
    const isBroadbandDone = !packages(facts) || enrolment.entertainmentSkipped;
    return isAsked && isEnergyDone && isBroadbandDone;
  },
} satisfies Partial<Record<StepId, Sentence>>;

export type RuledPage = keyof typeof sentences;

/** The pages with a rule; all others may always be opened. */
export const ruledPages = Object.keys(sentences) as RuledPage[];

/** Whether the page may be opened. */
export function mayOpen(page: RuledPage, facts: JourneyFacts): boolean {
  return sentences[page](facts);
}

/** Whether the mover left the service of a page for now. */
function isLeft(page: StepId, { enrolment }: JourneyFacts): boolean {
  if (page.startsWith('energy-')) return enrolment.energySkipped;
  return page.startsWith('broadband-') && enrolment.entertainmentSkipped;
}

const isFree = (page: StepId, facts: JourneyFacts) => !(page in sentences) || mayOpen(page as RuledPage, facts);

/** The first of these that may be opened, otherwise the confirmation page. A service that was left is not entered again. */
export function pageAfter(candidates: readonly StepId[], facts: JourneyFacts, isOfEnergy = false): StepId {
  for (const page of candidates) {
    const isEntered = !isOfEnergy || !page.startsWith('energy-');
    if (isFree(page, facts) && !(isEntered && isLeft(page, facts))) return page;
  }
  return 'confirmation';
}

const always: Sentence = () => true;
const withPlan: Sentence = (facts) => usage(facts) && facts.tariff !== null;

/** Product selection resumes the services that it chooses. [PROD-05] */
const isAnswered: Sentence = ({ enrolment }) =>
  (enrolment.energyConsented !== null || enrolment.entertainmentConsented !== null) &&
  !(enrolment.energySkipped && enrolment.energyConsented === true) &&
  !(enrolment.entertainmentSkipped && enrolment.entertainmentConsented === true);

interface Neighbours {
  /** When the mover is on the page. */
  readonly isShown: Sentence;
  /** In order; the first that may be opened follows. */
  readonly after: readonly StepId[];
  /** Back leads to the first that may be opened. */
  readonly before: readonly StepId[];
}

/** The pages around each page. [MOVE-10, PROD-06, COUNCIL-04, COUNCIL-05, LIST-16] */
export const neighbours: Readonly<Partial<Record<StepId, Neighbours>>> = {
  'moving-details': {
    isShown: always,
    after: ['council-services-upfront', 'product-selection', 'council-services', 'energy-usage', 'broadband-list'],
    before: ['personal-details'],
  },
  'council-services-upfront': {
    isShown: always,
    after: ['product-selection', 'council-services', 'energy-usage', 'broadband-list'],
    before: ['moving-details'],
  },
  'product-selection': {
    isShown: isAnswered,
    after: ['council-services-upfront', 'council-services', 'energy-usage', 'broadband-list'],
    before: ['moving-details'],
  },
  'council-services': {
    isShown: always,
    after: ['energy-usage', 'broadband-list'],
    // To the answers given, which the page shows again.
    before: [],
  },
  'energy-usage': { isShown: usage, after: ['energy-list'], before: [] },
  'energy-list': {
    isShown: withPlan,
    after: ['energy-signup', 'energy-switch', 'energy-psr', 'energy-payment'],
    before: ['energy-usage'],
  },
  'energy-details': {
    isShown: withPlan,
    after: ['energy-signup', 'energy-switch', 'energy-psr', 'energy-payment'],
    before: ['energy-list'],
  },
  'energy-signup': {
    isShown: withPlan,
    after: ['energy-switch', 'energy-psr', 'energy-payment'],
    before: ['energy-list'],
  },
  'energy-switch': {
    isShown: withPlan,
    after: ['energy-psr', 'energy-payment', 'broadband-list'],
    before: ['energy-signup', 'energy-list'],
  },
  'energy-psr': {
    isShown: withPlan,
    after: ['energy-payment'],
    before: ['energy-switch', 'energy-signup', 'energy-list'],
  },
  'energy-payment': {
    isShown: withPlan,
    after: ['broadband-list'],
    before: ['energy-psr', 'energy-switch', 'energy-signup', 'energy-list'],
  },
  'broadband-list': { isShown: packages, after: [], before: ['energy-usage'] },
  'broadband-signup': { isShown: packages, after: [], before: ['broadband-list'] },
};

/** The page that Back leads to; product selection, answered or not, if none of the candidates may be opened. */
export function pageBefore(candidates: readonly StepId[], facts: JourneyFacts): StepId {
  for (const page of candidates) if (isFree(page, facts)) return page;
  return 'product-selection';
}
