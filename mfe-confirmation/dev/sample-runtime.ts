import {
  ApiError,
  enrolmentEndpoints,
  entertainmentEndpoints,
  feedbackEndpoints,
  flatmatesEndpoints,
  moveDateEndpoints,
  networkProblem,
  offersEndpoints,
  planEndpoints,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { afterUpdate } from '../src/testing/after-update';
import { aSummary } from '../src/testing/summaries';
import { broadbandCases, councilCases, energyCases } from './sample-cases';
import { affiliates, datePreview, pixel, planCases } from './sample-plan';

// Sample data of the development page. `?step=/enrolment/confirmation` opens the other page. `energy`, `broadband` and
// `council` name a sample case, `offered=1,1,4,4` what the brand offers; with `answered`, council and water were answered
// upfront; with `fail`, saving fails; `wait` is the response time in milliseconds.
// `plan` names a sample plan, `none` leaves it loading and `down` makes it fail; with `refused`, a supplier refuses another date;
// `offers=none` leaves no offers.
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
const responseTime = () => new Promise<void>((resolve) => setTimeout(resolve, Number(query.get('wait') ?? 400)));
runtime.answer(enrolmentEndpoints.update, async ({ body }) => {
  await responseTime();
  if (query.has('fail')) throw new ApiError(networkProblem);
  return afterUpdate(currentEnrolment(), body);
});
runtime.answer(entertainmentEndpoints.removePending, async () => {
  await responseTime();
  return { ...currentEnrolment(), wombbUserConfirmed: false, version: currentEnrolment().version + 1 };
});

runtime.answer(entertainmentEndpoints.speeds, async () => {
  await responseTime();
  if (query.has('fail')) throw new ApiError(networkProblem);
  return { standard_mbps: '16', fibre_mbps: '1130' };
});

const moveInDate = () => currentEnrolment().moveInDate;
const plan = caseNamed(
  planCases,
  'plan',
  planCases['full'] ?? { moveInDate: null, entries: [], later: [], meterReadings: null },
);
runtime.answer(planEndpoints.plan, async () => {
  await responseTime();
  if (query.get('plan') === 'none') await new Promise(() => undefined);
  if (query.get('plan') === 'down') throw new ApiError(networkProblem);
  return { ...plan, moveInDate: plan.moveInDate && moveInDate() };
});
runtime.answer(planEndpoints.saveReadings, ({ body }) => ({ ...plan, meterReadings: body }));
runtime.answer(planEndpoints.tick, async ({ body }) => {
  await responseTime();
  if (query.has('fail')) throw new ApiError(networkProblem);
  return {
    ...plan,
    entries: plan.entries.map((entry) => (entry.id === body.id ? { ...entry, isTicked: body.isDone } : entry)),
  };
});
runtime.answer(planEndpoints.feedState, () => ({ isActive: false }));
runtime.answer(planEndpoints.createFeed, () => ({
  url: 'https://portal.example/api/v1/calendar/qv3m1rO0XbJ2pYw9T5sLk8ZcD4uH6eNfA7gVtB1xIyE.ics',
  webcalUrl: 'webcal://portal.example/api/v1/calendar/qv3m1rO0XbJ2pYw9T5sLk8ZcD4uH6eNfA7gVtB1xIyE.ics',
}));
runtime.answer(planEndpoints.endFeed, () => undefined);
runtime.answer(planEndpoints.photos, () => ({ electricity: query.get('plan') === 'read' ? pixel : null, gas: null }));
runtime.answer(planEndpoints.savePhoto, responseTime);
runtime.answer(planEndpoints.removePhoto, () => undefined);

runtime.answer(enrolmentEndpoints.mine, currentEnrolment);
runtime.answer(moveDateEndpoints.preview, async ({ query: { to } }) => {
  await responseTime();
  return datePreview(to);
});
runtime.answer(moveDateEndpoints.change, async ({ body }) => {
  await responseTime();
  const { effects } = datePreview(body.moveInDate);
  const isChanged = !query.has('refused');
  const changed = { moveInDate: body.moveInDate, version: currentEnrolment().version + 1 };
  const enrolment = { ...currentEnrolment(), ...(isChanged && changed) };
  return { isChanged, refusedBy: isChanged ? null : (effects[0]?.contact ?? null), effects, enrolment };
});

runtime.answer(offersEndpoints.affiliates, () => (query.get('offers') === 'none' ? [] : affiliates));
runtime.answer(offersEndpoints.visit, () => undefined);
runtime.answer(flatmatesEndpoints.notify, () => undefined);
runtime.answer(feedbackEndpoints.feedbackState, () => ({ isWanted: true }));
runtime.answer(feedbackEndpoints.giveFeedback, () => undefined);
