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

export type LocalService = 'council' | 'water';
export const localServices: readonly LocalService[] = ['council', 'water'];

/** What the page's radios hold; undefined while not answered. */
export type CouncilForm = { [Service in LocalService]?: CouncilChoice | undefined };

export function isServiceOffered(enrolment: Enrolment, service: LocalService): boolean {
  return isOffered(enrolment[`${service}OfferedStatus`]);
}

/** One card and one question stand for both. */
export function isAskedAsOne(enrolment: Enrolment, services: CouncilServices): boolean {
  return isOneBill(services) && localServices.every((service) => isServiceOffered(enrolment, service));
}

/** What has a question of its own: an offered service with somebody to register with. [COUNCIL-08] */
export function askedServices(enrolment: Enrolment, services: CouncilServices): readonly LocalService[] {
  const hasSomebody = {
    council: services.council !== null,
    water: services.water?.billing === 'OWN_BILL' && !isAskedAsOne(enrolment, services),
  };
  return localServices.filter((service) => isServiceOffered(enrolment, service) && hasSomebody[service]);
}

/** What the enrolment says so far; undefined before the mover has said anything. */
function wishOf(enrolment: Enrolment, service: LocalService): CouncilChoice | undefined {
  if (enrolment[`${service}IsMandatory`] || enrolment[`${service}OptIn`] === 1) return councilChoice.optIn;
  return enrolment[`${service}Consented`] === false ? councilChoice.optOut : undefined;
}

/** The radios at first. Where one question stands for both, what is mandatory of either decides. */
export function formDefaults(enrolment: Enrolment, services: CouncilServices): CouncilForm {
  const isOne = isAskedAsOne(enrolment, services);
  const council = isOne && enrolment.waterIsMandatory ? councilChoice.optIn : wishOf(enrolment, 'council');
  return { council, water: wishOf(enrolment, 'water') };
}

/** An answer for each question. */
export function councilResolver(asked: readonly LocalService[]): Resolver<CouncilForm, unknown, CouncilForm> {
  return (values) => {
    const issues = asked
      .filter((service) => values[service] === undefined)
      .map((service) => ({ path: [service], message: councilWaterMessages.choice }));
    return schemaResult(issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: values });
  };
}

/** The answers for all that is offered: a service without a question of its own goes with the council's, or stays as it is. */
export function choicesOf(enrolment: Enrolment, services: CouncilServices, answers: CouncilForm): CouncilChoices {
  const asked = askedServices(enrolment, services);
  const isOne = isAskedAsOne(enrolment, services);
  const choiceFor = (service: LocalService): CouncilChoice | undefined => {
    if (asked.includes(service)) return answers[service];
    return isOne ? answers.council : (wishOf(enrolment, service) ?? councilChoice.optOut);
  };
  return Object.fromEntries(
    localServices
      .filter((service) => isServiceOffered(enrolment, service))
      .map((service) => [service, choiceFor(service)]),
  );
}
