import type { JourneyFacts } from './next-page';
import type { StepId } from './steps';

/**
 * The rules of the pages again, sentence by sentence from the specification, for the comparison in `next-page.table.spec.ts`.
 * They share no code with `next-page.ts`, so that one mistake cannot be in both. Council and water: submitting either council
 * step sets both as complete, so one of them closes the step; what is left of them is a card on the confirmation page, and so
 * they never count as "left to do".
 */

const DETAILS_POPULATED = 20;
const COMPLETE = 40;
const GREENER_UPGRADE = 'GOGN';

/** Whether a page of this list may be opened; all other pages may always be. */
export function mayOpen(page: StepId, facts: JourneyFacts): boolean {
  const { enrolment, flags, tariff, secondaryTariff, namedSupplier } = facts;

  const usageMayOpen =
    enrolment.energyConsented === true &&
    enrolment.energyOptIn === 1 &&
    enrolment.quotableEnergy &&
    enrolment.isMoveInDateInRange &&
    enrolment.energyComplete === false;

  const packagesMayOpen =
    enrolment.entertainmentConsented === true &&
    enrolment.entertainmentOptIn === 1 &&
    enrolment.entertainmentComplete === false &&
    enrolment.skyComplete === false &&
    enrolment.broadbandComplete === false &&
    enrolment.wombbUserConfirmed === false &&
    enrolment.wombbComplete === false;

  switch (page) {
    case 'product-selection':
      return (
        enrolment.status >= DETAILS_POPULATED &&
        enrolment.energyConsented === null &&
        enrolment.entertainmentConsented === null
      );
    case 'council-services-upfront':
      if (enrolment.status < DETAILS_POPULATED) return false;
      if (!enrolment.ctwbJourneyToggle) return false;
      if (enrolment.councilComplete || enrolment.waterComplete) return false;
      if (enrolment.councilIsMandatory || enrolment.waterIsMandatory) return true;
      return enrolment.councilOptIn === 1 || enrolment.waterOptIn === 1;
    case 'council-services':
      if (enrolment.ctwbJourneyToggle) return false;
      if (enrolment.councilComplete || enrolment.waterComplete) return false;
      return enrolment.councilConsented === true || enrolment.waterConsented === true;
    case 'energy-usage':
    case 'energy-list':
    case 'energy-payment':
      return usageMayOpen;
    case 'energy-signup':
      if (tariff) return true;
      return secondaryTariff !== null && secondaryTariff.addOnIdentifiers.includes(GREENER_UPGRADE);
    case 'energy-psr':
      return usageMayOpen && tariff !== null && flags['psr-access-granted'];
    case 'energy-switch': {
      if (!usageMayOpen || !flags['faster-switching'] || !enrolment.supportsFastSwitch) return false;
      if (tariff?.supplierName !== namedSupplier) return false;
      const needed =
        enrolment.fuelType === 'Gas'
          ? [enrolment.currentSupplierGas]
          : enrolment.fuelType === 'Electric'
            ? [enrolment.currentSupplierElec]
            : [enrolment.currentSupplierElec, enrolment.currentSupplierGas];
      return needed.some((supplier) => supplier !== namedSupplier);
    }
    case 'broadband-list':
    case 'broadband-details':
    case 'broadband-signup':
      return packagesMayOpen;
    case 'confirmation': {
      if (enrolment.status === COMPLETE || enrolment.confirmationPageLastViewed !== null) return true;
      const isAsked = enrolment.energyConsented !== null || enrolment.entertainmentConsented !== null;
      const isEnergyDone = !usageMayOpen || enrolment.energySkipped;
      const isBroadbandDone = !packagesMayOpen || enrolment.entertainmentSkipped;
      return isAsked && isEnergyDone && isBroadbandDone;
    }
    default:
      return true;
  }
}

/** The page after an answered step: the first of these that may be opened, otherwise the confirmation page. */
export function pageAfter(candidates: readonly StepId[], facts: JourneyFacts): StepId {
  for (const page of candidates) if (mayOpen(page, facts)) return page;
  return 'confirmation';
}
