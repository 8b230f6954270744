import {
  councilChoice,
  councilWaterMessages,
  isAvailable,
  isOffered,
  isReopenable,
  type CouncilChoice,
  type CouncilChoices,
  type ExpectedVersion,
  type JourneyFacts,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { completeServices } from '../enrolment/enrolment-changes.js';
import { isMandatory } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';

type LocalService = keyof CouncilChoices;
type Answered = readonly (readonly [service: LocalService, choice: CouncilChoice])[];

const councilSteps = ['council-services-upfront', 'council-services'] as const;

const isOpen = (facts: JourneyFacts) => councilSteps.some((step) => isAvailable(step, facts));

/** Another tab with earlier answers must not overwrite later ones. */
const isOpenAgain = (facts: JourneyFacts, version: number | undefined) =>
  version === facts.enrolment.version && councilSteps.some((step) => isReopenable(step, facts));

const toOptIn = (choice: CouncilChoice): 0 | 1 => (choice === councilChoice.optIn ? 1 : 0);

/**
 * The change that the choices make. VALIDATION without a choice for an offered service, and for opting out of a mandatory
 * one; CONFLICT while neither step can be opened, unless the same choices are stored already. [COUNCIL-09]
 */
export function applyCouncilChoices(
  current: EnrolmentRecord,
  { version, ...choices }: CouncilChoices & ExpectedVersion,
  facts: JourneyFacts,
): EnrolmentChange {
  const answered = validAnswers(current, choices);
  if (isStored(current, answered)) return {};
  const canAnswer = isOpen(facts) || isOpenAgain(facts, version);
  if (!canAnswer || answered.length === 0) throw new DomainError('CONFLICT');
  const optIn = { ...current.optIn };
  const consented = { ...current.consented };
  for (const [service, choice] of answered) {
    optIn[service] = toOptIn(choice);
    consented[service] = choice === councilChoice.optIn;
  }
  return { optIn, consented, ...completeServices(current, ...answered.map(([service]) => service)) };
}

function validAnswers(current: EnrolmentRecord, choices: CouncilChoices): Answered {
  const errors: Record<string, string> = {};
  const answered: [LocalService, CouncilChoice][] = [];
  for (const service of ['council', 'water'] as const) {
    if (!isOffered(current.offered[service])) continue;
    const choice = choices[service];
    if (choice === undefined) errors[service] = councilWaterMessages.choice;
    else if (choice === councilChoice.optOut && isMandatory(current, service))
      errors[service] = councilWaterMessages.mandatory;
    else answered.push([service, choice]);
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
  return answered;
}

function isStored({ completed, optIn }: EnrolmentRecord, answered: Answered): boolean {
  return (
    answered.length > 0 &&
    answered.every(([service, choice]) => completed[service] && optIn[service] === toOptIn(choice))
  );
}
