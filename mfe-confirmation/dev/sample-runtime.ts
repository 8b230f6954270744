import {
  ApiError,
  enrolmentEndpoints,
  entertainmentEndpoints,
  networkProblem,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { afterUpdate } from '../src/testing/after-update';
import { aSummary } from '../src/testing/summaries';
import { broadbandCases, councilCases, energyCases } from './sample-cases';

// Sample data of the development page. `?step=/enrolment/confirmation` opens the other page. `energy`, `broadband` and
// `council` name a sample case, `offered=1,1,4,4` what the brand offers; with `answered`, council and water were answered
// upfront; with `fail`, saving fails; `wait` is the response time in milliseconds.
const query = new URLSearchParams(location.search);

const caseNamed = <Case>(cases: Readonly<Record<string, Case>>, key: string, fallback: Case): Case =>
  cases[query.get(key) ?? ''] ?? fallback;
const energy = caseNamed(energyCases, 'energy', energyCases.none);
const broadband = caseNamed(broadbandCases, 'broadband', broadbandCases.none);
const { council, water } = caseNamed(councilCases, 'council', councilCases.none);
export const path = query.get('step') ?? '/enrolment/product-selection';
const isLastPage = path.endsWith('confirmation');

const [energyOffered, entertainmentOffered, councilOffered, waterOffered] = (query.get('offered') ?? '1,1,1,1')
  .split(',')
  .map((status) => ([0, 1, 2, 3, 4] as const)[Number(status)] ?? 1);

export const runtime = createTestRuntime({
  enrolment: anEnrolment({
    energyOfferedStatus: energyOffered ?? 1,
    entertainmentOfferedStatus: entertainmentOffered ?? 1,
    councilOfferedStatus: councilOffered ?? 1,
    waterOfferedStatus: waterOffered ?? 1,
    ctwbJourneyToggle: query.has('answered'),
    energyConsented: isLastPage ? energy.isOptedIn : null,
    energyOptIn: energy.isOptedIn ? 1 : 0,
    energyComplete: energy.isCompleted,
    energySkipped: energy.isSkipped,
    isMoveInDateInRange: energy.isMoveInDateInRange,
    entertainmentConsented: isLastPage ? broadband.isOptedIn : null,
    entertainmentOptIn: broadband.isOptedIn ? 1 : 0,
    entertainmentComplete: broadband.isCompleted,
    entertainmentSkipped: broadband.isSkipped,
    wombbUserConfirmed: broadband.wombbUserConfirmed,
    councilConsented: isLastPage ? council.isConsented : null,
    waterConsented: isLastPage ? water.isConsented : null,
    councilOptIn: council.isConsented ? 1 : 0,
    waterOptIn: water.isConsented ? 1 : 0,
    councilComplete: query.has('answered') || (isLastPage && council.isCompleted),
    waterComplete: query.has('answered') || (isLastPage && water.isCompleted),
    councilName: council.councilName,
    waterBoardName: water.boardName,
  }),
});
const currentEnrolment = (): Enrolment => runtime.enrolment.get() ?? anEnrolment();

const summary = aSummary({
  energy: { ...energy, isOffered: energyOffered !== 2 },
  entertainment: { ...broadband, isOffered: entertainmentOffered !== 2 },
  council: { ...council, isOffered: councilOffered !== 2 },
  water: { ...water, isOffered: waterOffered !== 2 },
  isCouncilWithWater: water.isScotland,
});
runtime.answer(enrolmentEndpoints.confirmation, () => summary);

/** Long enough to see the busy state of a page. */
const responseTime = () => new Promise((resolve) => setTimeout(resolve, Number(query.get('wait') ?? 400)));
runtime.answer(enrolmentEndpoints.update, async ({ body }) => {
  await responseTime();
  if (query.has('fail')) throw new ApiError(networkProblem);
  return afterUpdate(currentEnrolment(), body);
});
runtime.answer(entertainmentEndpoints.removePending, async () => {
  await responseTime();
  return { ...currentEnrolment(), wombbUserConfirmed: false, version: currentEnrolment().version + 1 };
});
