import {
  cardStatuses,
  fuelNames,
  hasCombinedCard,
  registeredServices,
  serviceTexts,
  serviceTitle,
  type ConfirmationSummary,
  type EnergySummary,
  type EntertainmentSummary,
  type RegisteredService,
} from '@home-move/contract';
import type { ServiceStatus } from '../components/tag/tag';
import { capitalised, formatDate } from '../format/format';

/** A service of a finished move. */
export interface SetUpRow {
  readonly name: string;
  readonly line: string;
  /** `none`: it was not set up; `label` states why. */
  readonly status: ServiceStatus | 'none';
  readonly label?: string;
}

const texts = {
  from: (day: string) => `from ${formatDate(day)}`,
  skipped: { line: 'Left for later', label: 'Skipped' },
  unwanted: { line: 'Customer did not want it', label: 'Skipped' },
  notSetUp: { line: 'Wanted, but not set up', label: 'Not set up' },
  elsewhere: 'No plan could be quoted for this home',
  unidentified: 'Not identified',
  notHere: 'Not billed separately at this home',
} as const;

const listed = (...facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null).join(', ');

/** Why an ordered service was not set up. */
function notSetUp(name: string, { isOptedIn, isSkipped }: Pick<EnergySummary, 'isOptedIn' | 'isSkipped'>): SetUpRow {
  const { line, label } = !isOptedIn ? texts.unwanted : isSkipped ? texts.skipped : texts.notSetUp;
  return { name, line, label, status: 'none' };
}

function energyRow(name: string, energy: EnergySummary): SetUpRow {
  const { isCompleted, isNotThroughUs, tariffName, energySwitchDate } = energy;
  if (isCompleted)
    return {
      name,
      line: listed(tariffName, energySwitchDate && texts.from(energySwitchDate)),
      status: 'completed',
    };
  return isNotThroughUs ? { name, line: texts.elsewhere, status: 'elsewhere' } : notSetUp(name, energy);
}

function broadbandRow(name: string, entertainment: EntertainmentSummary): SetUpRow {
  const { isCompleted, wombbUserConfirmed, packageName, supplierName, activationDate } = entertainment;
  if (!isCompleted && !wombbUserConfirmed) return notSetUp(name, entertainment);
  const line = listed(packageName ?? supplierName, activationDate && texts.from(activationDate));
  return { name, line, status: isCompleted ? 'completed' : 'pending' };
}

function registrationRow(service: RegisteredService, summary: ConfirmationSummary, name: string): SetUpRow {
  const { isAvailable } = summary[service];
  const authority = service === 'council' ? summary.council.councilName : summary.water.boardName;
  const hasNoBill = service === 'water' && (summary.water.isScotland || summary.water.isWithoutBill);
  return {
    name,
    line: !isAvailable || hasNoBill ? texts.notHere : (authority ?? texts.unidentified),
    status: cardStatuses(summary)[service],
  };
}

/** A row with the outcome of each service that the brand offers; the fuels of mixed meters have separate rows. */
export function setUpRows(summary: ConfirmationSummary, postcode: string | null): readonly SetUpRow[] {
  const { energy, energySecondary, entertainment } = summary;
  const isCombined = hasCombinedCard(summary);
  const fuelTitle = ({ fuelType }: EnergySummary) =>
    fuelType === null || fuelType === 'DualFuel' ? serviceTexts.energy.title : capitalised(fuelNames[fuelType]);
  const energies = energySecondary ? [energy, energySecondary] : [energy];
  return [
    ...(energy.isOffered
      ? energies.map((plan) => energyRow(energySecondary ? fuelTitle(plan) : serviceTexts.energy.title, plan))
      : []),
    ...registeredServices
      .filter((service) => summary[service].isOffered && !(isCombined && service === 'water'))
      .map((service) =>
        registrationRow(
          service,
          summary,
          isCombined ? `${serviceTitle(service, postcode)} and water` : serviceTitle(service, postcode),
        ),
      ),
    ...(entertainment.isOffered ? [broadbandRow(serviceTexts.entertainment.title, entertainment)] : []),
  ];
}
