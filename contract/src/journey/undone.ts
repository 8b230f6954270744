import { energyOpensOn, isMoveInDateInRange } from '../energy/energy';
import type { Enrolment } from '../enrolment/enrolment';
import { formatDay } from '../form/format';
import { registeredServices, type OrderedService } from '../service/service';
import { serviceTitle } from '../service/service.texts';
import { undoneTexts as texts } from './undone.texts';

/** A change of an answer that was given before. */
export type Change =
  | { readonly kind: 'address' }
  /** yyyy-MM-dd; null for a date that is not known any more. */
  | { readonly kind: 'move-in-date'; readonly to: string | null; readonly today: string }
  | { readonly kind: 'services'; readonly chosen: readonly OrderedService[] }
  | { readonly kind: 'usage' };

/** "Larkfield Fix 12 from Larkfield Energy" for each energy plan that is chosen and not set up. */
const plansOf = ({ choices }: Enrolment): readonly string[] =>
  choices.plans.map(({ tariffName, supplierName }) => `${tariffName} from ${supplierName}`);

/** The package that is chosen and not ordered from home telecom. */
const packageOf = ({ choices }: Enrolment): string | null => choices.broadbandPackage;

function undoneByAddress(enrolment: Enrolment): readonly string[] {
  const { address, choices, councilName, waterBoardName, postcode, supplyChecked, wombbUserConfirmed } = enrolment;
  if (address === null) return [];
  const chosenPackage = packageOf(enrolment);
  const authorities = [councilName, waterBoardName].filter((name) => name !== null);
  const registrations = registeredServices.filter((service) => enrolment[`${service}RegistrationConfirmed`] !== null);
  const labels = registrations.map((service) => serviceTitle(service, postcode).toLowerCase());
  return [
    ...(choices.use ? [texts.address.use] : []),
    ...plansOf(enrolment).map(texts.address.plan),
    ...(supplyChecked ? [texts.address.prices] : []),
    ...(chosenPackage === null ? [] : [texts.address.broadband(chosenPackage)]),
    ...(chosenPackage !== null && wombbUserConfirmed ? [texts.address.reportedOrder(chosenPackage)] : []),
    ...(authorities.length > 0 ? [texts.address.authorities(authorities)] : []),
    ...(labels.length > 0 ? [texts.address.registrations(labels)] : []),
    ...(choices.hasMeterReadings ? [texts.address.meterReadings] : []),
    ...(choices.hasTickedTasks ? [texts.address.ticks] : []),
  ];
}

function undoneByDate(enrolment: Enrolment, to: string | null, today: string): readonly string[] {
  const { moveInDate, choices, energyOptIn, energyComplete } = enrolment;
  if (moveInDate === null || moveInDate === to) return [];
  const waits = energyOptIn === 1 && !energyComplete && !isMoveInDateInRange(to, today);
  const movedStart = choices.isStartDateChosen ? texts.moveInDate.chosenStart : texts.moveInDate.start;
  return [
    ...(to === null ? [] : plansOf(enrolment).map(movedStart)),
    ...(waits ? [to === null ? texts.moveInDate.waits : texts.moveInDate.opens(formatDay(energyOpensOn(to)))] : []),
  ];
}

function undoneByServices(enrolment: Enrolment, chosen: readonly OrderedService[]): readonly string[] {
  const chosenPackage = enrolment.entertainmentOptIn === 1 ? packageOf(enrolment) : null;
  const plans = enrolment.energyOptIn === 1 ? plansOf(enrolment) : [];
  return [
    ...(chosen.includes('energy') ? [] : plans.map(texts.services.plan)),
    ...(chosen.includes('entertainment') || chosenPackage === null ? [] : [texts.services.broadband(chosenPackage)]),
  ];
}

/**
 * What the API removes or moves when an answer changes, one sentence each; empty when nothing depends on the answer. Pages show
 * it before the mover saves the change.
 */
export function undoneBy(change: Change, enrolment: Enrolment): readonly string[] {
  if (change.kind === 'address') return undoneByAddress(enrolment);
  if (change.kind === 'move-in-date') return undoneByDate(enrolment, change.to, change.today);
  if (change.kind === 'services') return undoneByServices(enrolment, change.chosen);
  return plansOf(enrolment).map(texts.usage.plan);
}
