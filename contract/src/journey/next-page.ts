import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentStatus } from '../enrolment/enrolment';
import type { StepId } from './steps';

/** What the rules look at. `hasTariff` is the client's stored tariff, or the server's. */
export interface JourneyFacts {
  readonly enrolment: Enrolment;
  readonly hasTariff: boolean;
}

type Rule = (facts: JourneyFacts) => boolean;

/** Energy can be set up now. [NEXT-12] */
const energyOpen: Rule = ({ enrolment: e }) =>
  e.energyConsented === true && e.energyOptIn === 1 && e.quotableEnergy && e.isMoveInDateInRange && !e.energyComplete;

/** Nothing that was chosen is still waiting; a skipped service counts as done. */
const nothingLeft: Rule = ({ enrolment: e }) =>
  e.energyConsented !== null && (e.energyOptIn !== 1 || e.energyComplete || e.energySkipped);

/** When a step is available. A step without a rule is always. [NEXT-09, NEXT-12, NEXT-13, NEXT-17] */
const rules: Partial<Record<StepId, Rule>> = {
  'product-selection': ({ enrolment: e }) =>
    e.status >= enrolmentStatus.detailsPopulated && e.energyConsented === null && e.entertainmentConsented === null,
  'energy-usage': energyOpen,
  'energy-list': energyOpen,
  'energy-payment': energyOpen,
  'energy-signup': ({ hasTariff }) => hasTariff,
  confirmation: (facts) => nothingLeft(facts) || facts.enrolment.confirmationPageLastViewed !== null,
};

/** Whether the step's own rule passes. */
export function isAvailable(step: StepId, facts: JourneyFacts): boolean {
  return rules[step]?.(facts) ?? true;
}

/** The first step of the list whose rule passes, else the fallback. [NEXT-07, NEXT-08] */
export function nextPage(
  candidates: readonly StepId[],
  facts: JourneyFacts,
  fallback: StepId = 'confirmation',
): StepId {
  return candidates.find((step) => isAvailable(step, facts)) ?? fallback;
}
