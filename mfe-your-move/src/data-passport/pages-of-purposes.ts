import {
  clientFacts,
  isAvailable,
  isReopenable,
  type DisclosurePurpose,
  type JourneyFacts,
  type StepId,
} from '@home-move/contract';
import { useEnrolment, useRuntime } from '@home-move/ui';

/** The pages that send data for a purpose; the first one that the mover can open is offered. */
const pages: Readonly<Partial<Record<DisclosurePurpose, readonly StepId[]>>> = {
  addressSearch: ['moving-details'],
  meterSearch: ['energy-usage', 'moving-details'],
  energyPrices: ['energy-list'],
  energyApplication: ['energy-payment'],
  broadbandPackages: ['broadband-list'],
  broadbandOrder: ['broadband-list'],
  broadbandReferral: ['broadband-list'],
  authoritySearch: ['council-services-upfront', 'council-services'],
  startDateChange: ['confirmation'],
  housemateNotice: ['tell-your-flatmates'],
  householdInvitation: ['household'],
};

/** The home can be changed only as long as nothing is ordered for it, although its page opens. */
const canOpen = (step: StepId, facts: JourneyFacts): boolean =>
  isReopenable(step, facts) || (step !== 'moving-details' && isAvailable(step, facts));

/** The page that can send data for this purpose again; null if there is none, or the mover cannot open it. [PASS-13] */
export function usePageOf(purpose: DisclosurePurpose): StepId | null {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  if (enrolment === null || enrolment.closedAt !== null) return null;
  const facts = clientFacts(enrolment, runtime);
  return pages[purpose]?.find((step) => canOpen(step, facts)) ?? null;
}
