import { cardStatuses, serviceTexts, services, type ConfirmationSummary, type Service } from '@home-move/contract';
import type { OtherService } from '../messages/receipts.js';

type Summary = Omit<ConfirmationSummary, 'confirmationSentAt'>;

/** The offered services without an accepted order, as a receipt words them. */
export function otherServices(summary: Summary): readonly OtherService[] {
  const statuses = cardStatuses(summary);
  return services.flatMap((service) => {
    const found = summary[service].isOffered ? describe(service, summary, statuses[service]) : null;
    return found ? [found] : [];
  });
}

function describe(service: Service, summary: Summary, status: string): OtherService | null {
  const { label } = serviceTexts[service];
  const { energy, energySecondary, entertainment, council, water } = summary;
  if (service === 'energy') {
    if (energy.isCompleted && energySecondary?.isCompleted !== false) return null;
    return energy.isSkipped ? notHere(label) : toDo(label, 'You have not chosen a plan for everything yet.');
  }
  if (service === 'entertainment') {
    const { supplierName, orderNumber, wombbUserConfirmed, isSkipped } = entertainment;
    if (orderNumber !== null) return null;
    if (wombbUserConfirmed) {
      const text = 'You told us that you ordered on their own site, so they confirm it themselves.';
      return { title: titled(label, supplierName), status: 'Waiting for the provider', text };
    }
    return isSkipped ? notHere(label) : toDo(label, 'You have not ordered a package yet.');
  }
  const { isAvailable, isRegistrationConfirmed } = service === 'council' ? council : water;
  const name = service === 'council' ? council.councilName : water.boardName;
  if (!isAvailable || (status === 'completed' && isRegistrationConfirmed !== true)) return null;
  if (status === 'completed')
    return { title: titled(label, name), status: 'Registered', text: 'They send you the bill.' };
  return toDo(titled(label, name), 'Register with them that you are moving in.');
}

const titled = (label: string, name: string | null) =>
  name === null ? capitalise(label) : `${capitalise(label)}: ${name}`;
const notHere = (label: string): OtherService => ({
  title: capitalise(label),
  status: 'Not through us',
  text: 'You left it out.',
});
const toDo = (title: string, text: string): OtherService => ({ title: capitalise(title), status: 'To do', text });
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
