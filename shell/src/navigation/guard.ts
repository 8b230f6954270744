import {
  clientFacts,
  guardStep,
  isAvailable,
  pathOf,
  stepAt,
  type Enrolment,
  type RuntimeContract,
} from '@home-move/contract';

type Client = Pick<RuntimeContract, 'config' | 'flags' | 'storage'>;

/**
 * The route access guard: the path itself when its step is available, else that of the next available step, else moving
 * details. Before an enrolment is there nobody is sent anywhere. [SESS-16, SESS-17]
 */
export function guardPath(path: string, enrolment: Enrolment | null, client: Client): string {
  const step = stepAt(path)?.id;
  if (step === undefined || enrolment === null) return path;
  const facts = clientFacts(enrolment, client);
  // A tariff may have been stored on another device: who asks for a step that needs one is let in, its page asks the server.
  const assumed = enrolment.energyComplete ? null : { supplierName: facts.namedSupplier, addOnIdentifiers: [] };
  const isOpen = isAvailable(step, { ...facts, tariff: facts.tariff ?? assumed });
  return isOpen ? path : pathOf(guardStep(step, facts));
}
