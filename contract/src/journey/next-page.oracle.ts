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

/** The page after an answered step: the first of these that may be opened, otherwise the confirmation page. */
export function pageAfter(candidates: readonly RuledPage[], facts: JourneyFacts): RuledPage {
  for (const page of candidates) if (mayOpen(page, facts)) return page;
  return 'confirmation';
}
