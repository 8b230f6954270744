import { isOffered, isOneBill, type CouncilSummary, type WaterSummary } from '@home-move/contract';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';

type Facts = Pick<EnrolmentRecord, 'offered' | 'consented' | 'completed' | 'registrationConfirmed' | 'localServices'>;

/** What both summaries share; somebody is available until a look-up has said that nobody is. */
function common(facts: Facts, service: 'council' | 'water') {
  return {
    isOffered: isOffered(facts.offered[service]),
    isConsented: facts.consented[service] === true,
    isAvailable: facts.localServices === null || facts.localServices.services[service] !== null,
    isCompleted: facts.completed[service],
    isRegistrationConfirmed: facts.registrationConfirmed[service],
  };
}

/** [CONF-35] */
export function councilSummary(facts: Facts): CouncilSummary {
  const council = facts.localServices?.services.council ?? null;
  return {
    ...common(facts, 'council'),
    councilName: council?.name ?? null,
    councilLogoUrl: council?.logoUrl ?? null,
    completeRegistrationLink: council?.registrationUrl ?? null,
    kind: council?.kind ?? null,
  };
}

/** [CONF-36] */
export function waterSummary(facts: Facts): WaterSummary {
  const { council, water } = facts.localServices?.services ?? { council: null, water: null };
  const [board, sewerage] = water?.companies ?? [];
  return {
    ...common(facts, 'water'),
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

/** Whether the two have one bill, and one card. */
export function isCouncilWithWater({ localServices }: Facts): boolean {
  return localServices !== null && isOneBill(localServices.services);
}
