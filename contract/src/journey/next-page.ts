import type { Flags } from '../brand/brand';
import { enrolmentStatus, type Enrolment, type ServiceProgress } from '../enrolment/enrolment';
import { orderedServices } from '../service/service';
import { greenerUpgrade } from '../tariff/tariff';
import { steps, type StepId } from './steps';

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

/** Rules for when a step is available; a step without one always is. [NEXT-09 to NEXT-17] */
const rules: Partial<Record<StepId, Rule>> = {
  'council-services-upfront': councilUpfrontOpen,
  'product-selection': productsOpen,
  'council-services': councilOpen,
  'energy-usage': energyOpen,
  'energy-list': energyOpen,
  'energy-details': energyOpen,
  'energy-switch-details': energyOpen,
  'energy-signup': ({ tariff, secondaryTariff }) =>
    tariff !== null || (secondaryTariff?.addOnIdentifiers.includes(greenerUpgrade) ?? false),
  'energy-switch': (facts) =>
    energyOpen(facts) &&
    facts.tariff?.supplierName === facts.namedSupplier &&
    hasFuelToSwitch(facts) &&
    facts.enrolment.supportsFastSwitch &&
    facts.flags['faster-switching'],
  'energy-psr': (facts) => energyOpen(facts) && facts.tariff !== null && facts.flags['psr-access-granted'],
  'energy-payment': energyOpen,
  'broadband-list': broadbandOpen,
  'broadband-details': broadbandOpen,
  'broadband-signup': broadbandOpen,
  confirmation: (facts) =>
    facts.enrolment.status === enrolmentStatus.complete ||
    isNothingLeft(facts) ||
    facts.enrolment.confirmationPageLastViewed !== null,
};

/** Whether a step is available, by its own rule. [NEXT-09 to NEXT-17] */
export function isAvailable(step: StepId, facts: JourneyFacts): boolean {
  return rules[step]?.(facts) ?? true;
}

/** The first available step of the candidates, otherwise the fallback. [NEXT-07, NEXT-08] */
export function nextPage(
  candidates: readonly StepId[],
  facts: JourneyFacts,
  fallback: StepId = 'confirmation',
): StepId {
  return candidates.find((step) => isAvailable(step, facts)) ?? fallback;
}

/**
 * As `nextPage`, for where a step leads by itself: a skipped service counts as done, so only its card and its own steps
 * lead to it.
 */
export function nextPageFrom(
  step: StepId,
  candidates: readonly StepId[],
  facts: JourneyFacts,
  fallback?: StepId,
): StepId {
  const isSkipped = (candidate: StepId) => {
    const { journey } = steps[candidate];
    const isOwn = journey === steps[step].journey;
    return !isOwn && orderedServices.some((service) => service === journey && facts.enrolment[`${service}Skipped`]);
  };
  return nextPage(
    candidates.filter((candidate) => !isSkipped(candidate)),
    facts,
    fallback,
  );
}

/**
 * Steps to which the guard never redirects: their paths contain a choice from a list or the token of a link, they belong
 * to the journey behind a partner's link, which has its own order [ONB-03], or nothing has to be done there. The page of a new
 * remote starts here too, until a rule decides when it is available.
 */
const notInOrder: ReadonlySet<StepId> = new Set([
  'onboarding-verify',
  'onboarding-address',
  'onboarding-contact',
  'onboarding-code',
  'onboarding-confirm',
  'onboarding-edit-address',
  'onboarding-edit-email',
  'onboarding-edit-phone',
  'onboarding-edit',
  'personal-details-unpopulated',
  'pending-confirm-details',
  'pending-contact-details',
  'energy-details',
  'energy-switch-details',
  'private-entry',
  'broadband-details',
  'broadband-signup',
  'offers',
  'tell-your-flatmates',
  'move-plan',
]);

/** Whether the guard may redirect to a step. */
export const isInOrder = (step: StepId): boolean => !notInOrder.has(step);

/**
 * The route access guard: returns the step itself when it is available, otherwise the next available step of the ordered
 * journey, otherwise the redirect target. [SESS-16, SESS-17]
 */
export function guardStep(step: StepId, facts: JourneyFacts, redirectTarget: StepId = 'moving-details'): StepId {
  if (isAvailable(step, facts)) return step;
  const order = Object.keys(steps) as StepId[];
  return nextPageFrom(step, order.slice(order.indexOf(step) + 1).filter(isInOrder), facts, redirectTarget);
}
