import {
  clientFacts,
  canOpenStep,
  guardStep,
  pathOf,
  stepAt,
  withTariff,
  type ClientRuntime,
  type Enrolment,
} from '@home-move/contract';

/**
 * The route access guard: returns the path itself when its step can be opened, else the path of the next available step,
 * else moving details. Does nothing before the enrolment is loaded, nor once it is finished: its steps show that themselves.
 * [SESS-16, SESS-17]
 */
export function guardPath(path: string, enrolment: Enrolment | null, client: ClientRuntime): string {
  const step = stepAt(path)?.id;
  if (step === undefined || enrolment === null || enrolment.closedAt !== null) return path;
  const facts = clientFacts(enrolment, client);
  // The tariff may have been stored on another device: admits the mover, and the page fetches it from the API.
  const isOpen = canOpenStep(step, enrolment.energyComplete ? facts : withTariff(facts));
  return isOpen ? path : pathOf(guardStep(step, facts));
}
