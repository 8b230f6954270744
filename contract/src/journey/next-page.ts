import type { Flags } from '../brand/brand';
import { enrolmentStatus, type Enrolment, type ServiceProgress } from '../enrolment/enrolment';
import { orderedServices, type OrderedService } from '../service/service';
import { greenerUpgrade } from '../tariff/tariff';
import { isInOrder, stepIds, steps, stepsAfter, type JourneyId, type StepId } from './steps';

/** The part of a chosen tariff that the rules need; stored by the client or the server. */
export interface ChosenTariff {
  readonly supplierName: string;
  readonly addOnIdentifiers: readonly string[];
}

/** Facts that decide which steps are available. */
export interface JourneyFacts {
  readonly enrolment: Enrolment;
  readonly flags: Pick<Flags, 'psr-access-granted' | 'faster-switching'>;
  readonly namedSupplier: string;
  readonly tariff: ChosenTariff | null;
  /** The gas tariff of a home with mixed meters. */
  readonly secondaryTariff: ChosenTariff | null;
}

type Rule = (facts: JourneyFacts) => boolean;

/** Whether energy can be set up now. [NEXT-12] */
const energyOpen: Rule = ({ enrolment: e }) =>
  e.energyConsented === true && e.energyOptIn === 1 && e.quotableEnergy && e.isMoveInDateInRange && !e.energyComplete;

/** Whether at least one fuel of the home is with another supplier. */
const hasFuelToSwitch: Rule = ({ enrolment: e, namedSupplier }) =>
  (e.fuelType !== 'Gas' && e.currentSupplierElec !== namedSupplier) ||
  (e.fuelType !== 'Electric' && e.currentSupplierGas !== namedSupplier);

const neitherCouncilNorWaterDone: Rule = ({ enrolment: e }) => !e.councilComplete && !e.waterComplete;

const broadbandOpen: Rule = ({ enrolment: e }) =>
  e.entertainmentConsented === true &&
  e.entertainmentOptIn === 1 &&
  !e.entertainmentComplete &&
  !e.skyComplete &&
  !e.broadbandComplete &&
  !e.wombbUserConfirmed &&
  !e.wombbComplete;

/** Whether the mover has answered product selection: consent to the ordered services is given or refused. */
export function isProductSelectionAnswered(enrolment: ServiceProgress): boolean {
  return orderedServices.some((service) => enrolment[`${service}Consented`] !== null);
}

const productsOpen: Rule = ({ enrolment: e }) =>
  e.status >= enrolmentStatus.detailsPopulated && !isProductSelectionAnswered(e);

const councilUpfrontOpen: Rule = (facts) => {
  const { enrolment: e } = facts;
  return (
    e.status >= enrolmentStatus.detailsPopulated &&
    e.ctwbJourneyToggle &&
    (e.councilOptIn === 1 || e.waterOptIn === 1 || e.councilIsMandatory || e.waterIsMandatory) &&
    neitherCouncilNorWaterDone(facts)
  );
};

const councilOpen: Rule = (facts) =>
  !facts.enrolment.ctwbJourneyToggle &&
  (facts.enrolment.councilConsented === true || facts.enrolment.waterConsented === true) &&
  neitherCouncilNorWaterDone(facts);

/**
 * Whether neither energy nor broadband can be set up now; a skipped service counts as done. Council and water do not count:
 * their cards on the confirmation page lead to their step, even while their directory is down.
 */
export function isNothingLeft(facts: JourneyFacts): boolean {
  const { enrolment: e } = facts;
  return (
    isProductSelectionAnswered(e) &&
    (e.energySkipped || !energyOpen(facts)) &&
    (e.entertainmentSkipped || !broadbandOpen(facts))
  );
}

/** When the steps of a service without a separate rule are available. [NEXT-12, NEXT-16] */
const serviceRules: Partial<Record<JourneyId, Rule>> = { energy: energyOpen, entertainment: broadbandOpen };

/** Rules for when a step is available; one of another journey without a rule always is. [NEXT-09 to NEXT-17] */
const rules: Partial<Record<StepId, Rule>> = {
  'council-services-upfront': councilUpfrontOpen,
  'product-selection': productsOpen,
  'council-services': councilOpen,
  'energy-signup': ({ tariff, secondaryTariff }) =>
    tariff !== null || (secondaryTariff?.addOnIdentifiers.includes(greenerUpgrade) ?? false),
  'energy-switch': (facts) =>
    energyOpen(facts) &&
    facts.tariff?.supplierName === facts.namedSupplier &&
    hasFuelToSwitch(facts) &&
    facts.enrolment.supportsFastSwitch &&
    facts.flags['faster-switching'],
  'energy-psr': (facts) => energyOpen(facts) && facts.tariff !== null && facts.flags['psr-access-granted'],
  // The server decides what its link opens.
  'private-entry': () => true,
  confirmation: (facts) =>
    facts.enrolment.status === enrolmentStatus.complete ||
    isNothingLeft(facts) ||
    facts.enrolment.confirmationPageLastViewed !== null,
};

/** Whether a step is available, by its own rule or that of its service. [NEXT-09 to NEXT-17] */
export function isAvailable(step: StepId, facts: JourneyFacts): boolean {
  const rule = rules[step] ?? serviceRules[steps[step].journey];
  return rule?.(facts) ?? true;
}

/** The facts with a tariff: one may be stored on the server, or is about to be chosen. */
export function withTariff(facts: JourneyFacts): JourneyFacts {
  return { ...facts, tariff: facts.tariff ?? { supplierName: facts.namedSupplier, addOnIdentifiers: [] } };
}

/** The step if it is available, otherwise the confirmation page. [NEXT-08] */
export function availableStep(step: StepId, facts: JourneyFacts): StepId {
  return isAvailable(step, facts) ? step : 'confirmation';
}

/** Whether `from` leads to a step. A skipped service counts as done: only its card and its own steps lead to it. */
function isNext(step: StepId, from: StepId, facts: JourneyFacts): boolean {
  const { journey } = steps[step];
  const skipped: Partial<Record<`${JourneyId}Skipped`, boolean>> = facts.enrolment;
  const isEntered = journey !== steps[from].journey;
  return isInOrder(step) && isAvailable(step, facts) && !(isEntered && skipped[`${journey}Skipped`]);
}

/** The step that follows another: the first available one in the order, otherwise the confirmation page. [NEXT-07, NEXT-08] */
export function nextStep(from: StepId, facts: JourneyFacts): StepId {
  // A tariff that is still stored once energy is set up makes its add-ons available.
  const isServiceOpen = (step: StepId) => serviceRules[steps[step].journey]?.(facts) ?? true;
  return stepsAfter(from).find((step) => isNext(step, from, facts) && isServiceOpen(step)) ?? 'confirmation';
}

/**
 * As `nextStep` from product selection: movers who passed by the upfront step, or choose council or water only there, answer it
 * next. [PROD-06]
 */
export function stepAfterProductSelection(facts: JourneyFacts): StepId {
  const upfront = 'council-services-upfront';
  return isAvailable(upfront, facts) ? upfront : nextStep('product-selection', facts);
}

/** The step that follows the last one of a service, once the service is set up or skipped, or cannot be set up. */
export function stepAfterService(service: OrderedService, facts: JourneyFacts): StepId {
  const last = stepIds.reduce((found, step) => (steps[step].journey === service ? step : found));
  return nextStep(last, facts);
}

/**
 * The step to which Back leads: the one before in the same stage, otherwise the first step of the nearest earlier stage. Passes over
 * steps of a service that are not available; null before the first step.
 */
export function previousStep(from: StepId, facts: JourneyFacts): StepId | null {
  const earlier = stepIds.slice(0, stepIds.indexOf(from)).filter(isInOrder);
  const previous = earlier.findLast((step, index) => {
    const { journey, stage } = steps[step];
    const isFirstOfStage = stage !== steps[earlier[index - 1] ?? from].stage;
    return (isFirstOfStage || stage === steps[from].stage) && (!serviceRules[journey] || isAvailable(step, facts));
  });
  return previous ?? null;
}

/**
 * The route access guard: returns the step itself when it is available, otherwise the next available step of the ordered
 * journey, otherwise the redirect target. [SESS-16, SESS-17]
 */
export function guardStep(step: StepId, facts: JourneyFacts, redirectTarget: StepId = 'moving-details'): StepId {
  return isAvailable(step, facts)
    ? step
    : (stepsAfter(step).find((later) => isNext(later, step, facts)) ?? redirectTarget);
}
