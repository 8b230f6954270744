import {
  councilChoice,
  councilWaterMessages,
  isOffered,
  isOneBill,
  type CouncilChoice,
  type CouncilChoices,
  type CouncilServices,
  type Enrolment,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** The services that this journey registers. */
export type LocalService = keyof CouncilChoices;
export const localServices: readonly LocalService[] = ['council', 'water'];

/** The values of the page's radios; undefined until answered. */
export type CouncilForm = { [Service in LocalService]?: CouncilChoice | undefined };

export function isServiceOffered(enrolment: Enrolment, service: LocalService): boolean {
  return isOffered(enrolment[`${service}OfferedStatus`]);
}

/** Whether one card and one question cover both services. */
export function hasCombinedCard(enrolment: Enrolment, services: CouncilServices): boolean {
  return isOneBill(services) && localServices.every((service) => isServiceOffered(enrolment, service));
}

/** The offered services with an authority to register with and their own card. [COUNCIL-08] */
function servicesWithCard(enrolment: Enrolment, services: CouncilServices): readonly LocalService[] {
  const hasAuthority = {
    council: services.council !== null,
    water: services.water?.billing === 'OWN_BILL' && !hasCombinedCard(enrolment, services),
  };
  return localServices.filter((service) => isServiceOffered(enrolment, service) && hasAuthority[service]);
}

/** Whether the card of a service has a reason instead of a question: the mover cannot opt out. */
export function isMandatory(enrolment: Enrolment, services: CouncilServices, card: LocalService): boolean {
  return enrolment[`${card}IsMandatory`] || (hasCombinedCard(enrolment, services) && enrolment.waterIsMandatory);
}

/** The services that the mover may decline, each with its question. */
export function servicesWithQuestion(enrolment: Enrolment, services: CouncilServices): readonly LocalService[] {
  return servicesWithCard(enrolment, services).filter((card) => !isMandatory(enrolment, services, card));
}

/** The choice on the enrolment; undefined until the mover chooses. */
function currentChoice(enrolment: Enrolment, service: LocalService): CouncilChoice | undefined {
  if (enrolment[`${service}IsMandatory`] || enrolment[`${service}OptIn`] === 1) return councilChoice.optIn;
  return enrolment[`${service}Consented`] === false ? councilChoice.optOut : undefined;
}

/** The initial radios. */
export function formDefaults(enrolment: Enrolment): CouncilForm {
  return { council: currentChoice(enrolment, 'council'), water: currentChoice(enrolment, 'water') };
}

/** Requires an answer to each question. */
export function councilResolver(asked: readonly LocalService[]): Resolver<CouncilForm, unknown, CouncilForm> {
  return (values) => {
    const issues = asked
      .filter((service) => values[service] === undefined)
      .map((service) => ({ path: [service], message: councilWaterMessages.choice }));
    return schemaResult(issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: values });
  };
}

/** The choice for each offered service: one without its own question takes the council's, or keeps its current choice. */
export function toChoices(enrolment: Enrolment, services: CouncilServices, answers: CouncilForm): CouncilChoices {
  const asked = servicesWithQuestion(enrolment, services);
  const isCombined = hasCombinedCard(enrolment, services);
  const choiceFor = (service: LocalService): CouncilChoice | undefined => {
    const card = isCombined ? 'council' : service;
    if (isMandatory(enrolment, services, card)) return councilChoice.optIn;
    return asked.includes(card) ? answers[card] : (currentChoice(enrolment, service) ?? councilChoice.optOut);
  };
  return Object.fromEntries(
    localServices
      .filter((service) => isServiceOffered(enrolment, service))
      .map((service) => [service, choiceFor(service)]),
  );
}
