import { isOffered, isOneBill, type CouncilChoices, type CouncilSummary, type WaterSummary } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

type RegistrationFacts = Pick<
  EnrolmentRecord,
  'offered' | 'consented' | 'completed' | 'registrationConfirmed' | 'localServices'
>;

/** The fields of both summaries. No authority is unidentified before a look-up. */
function registrationSummary(facts: RegistrationFacts, service: keyof CouncilChoices) {
  return {
    isOffered: isOffered(facts.offered[service]),
    isConsented: facts.consented[service] === true,
    isUnidentified: facts.localServices !== null && facts.localServices.services[service] === null,
    isCompleted: facts.completed[service],
    isRegistrationConfirmed: facts.registrationConfirmed[service],
  };
}

/** [CONF-35] */
export function councilSummary(facts: RegistrationFacts): CouncilSummary {
  const council = facts.localServices?.services.council ?? null;
  return {
    ...registrationSummary(facts, 'council'),
    isAvailable: true,
    councilName: council?.name ?? null,
    councilLogoUrl: council?.logoUrl ?? null,
    completeRegistrationLink: council?.registrationUrl ?? null,
    kind: council?.kind ?? null,
  };
}

/** [CONF-36] */
export function waterSummary(facts: RegistrationFacts): WaterSummary {
  const { council, water } = facts.localServices?.services ?? { council: null, water: null };
  const [board, sewerage] = water?.companies ?? [];
  return {
    ...registrationSummary(facts, 'water'),
    isAvailable: water === null || water.billing === 'OWN_BILL',
    councilName: council?.name ?? null,
    councilLogoUrl: council?.logoUrl ?? null,
    completeRegistrationLink: board?.registrationUrl ?? null,
    isScotland: water?.billing === 'WITH_COUNCIL_TAX',
    isWithoutBill: water?.billing === 'NO_BILL',
    boardName: board?.name ?? null,
    boardLogoUrl: board?.logoUrl ?? null,
    sewerage: sewerage ? { name: sewerage.name, completeRegistrationLink: sewerage.registrationUrl } : null,
  };
}

/** Whether one bill covers both. */
export function isCouncilWithWater({ localServices }: RegistrationFacts): boolean {
  return localServices !== null && isOneBill(localServices.services);
}
