import { cardStatuses, serviceTexts, services, type ConfirmationSummary, type Service } from '@home-move/contract';
import type { OtherService, OtherState } from '../../platform/messages/receipts.js';

type Summary = Omit<ConfirmationSummary, 'confirmationSentAt'>;

/** The offered services without an accepted order, as a receipt lists them. */
export function otherServices(summary: Summary): readonly OtherService[] {
  return services.flatMap((service) => {
    const state = summary[service].isOffered ? states[service](summary) : null;
    return state === null ? [] : [{ service: nameOf(service, summary), provider: providerOf(service, summary), state }];
  });
}

/** The state of each service; null for an accepted order, and if there is nothing to register. */
const states: Readonly<Record<Service, (summary: Summary) => OtherState | null>> = {
  energy: (summary) => {
    const { energy, energySecondary } = summary;
    if (energy.isCompleted && energySecondary?.isCompleted !== false) return null;
    if (cardStatuses(summary).energy === 'elsewhere') return 'elsewhere';
    if (energy.isCompleted || energySecondary?.isCompleted) return 'to-finish';
    return energy.isSkipped ? 'left-out' : 'to-choose';
  },
  entertainment: ({ entertainment }) => {
    if (entertainment.orderNumber !== null) return null;
    if (entertainment.wombbUserConfirmed) return 'waiting';
    return entertainment.isSkipped ? 'left-out' : 'to-choose';
  },
  council: (summary) => registrationOf('council', summary),
  water: (summary) => registrationOf('water', summary),
};

function registrationOf(service: 'council' | 'water', summary: Summary): OtherState | null {
  const { isAvailable, isUnidentified, isRegistrationConfirmed } = summary[service];
  if (!isAvailable) return null;
  if (cardStatuses(summary)[service] === 'completed') return isRegistrationConfirmed === true ? 'registered' : null;
  return isUnidentified ? 'to-find' : 'to-register';
}

function nameOf(service: Service, { council }: Summary): string {
  if (service === 'council' && council.kind === 'DOMESTIC_RATES') return 'Rates';
  const { label } = serviceTexts[service];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function providerOf(service: Service, { entertainment, council, water }: Summary): string | null {
  if (service === 'council') return council.councilName;
  if (service === 'water') return water.boardName;
  return service === 'entertainment' && entertainment.wombbUserConfirmed ? entertainment.supplierName : null;
}
