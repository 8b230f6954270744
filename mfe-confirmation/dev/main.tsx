import '@home-move/ui/tokens.css';
import {
  ApiError,
  enrolmentEndpoints,
  entertainmentEndpoints,
  networkProblem,
  services,
  stepAt,
  type ConfirmationSummary,
  type Enrolment,
  type UpdateEnrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';
import { broadbandCases, councilCases, energyCases } from './cases';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/confirmation` starts there;
// `energy`, `broadband` and `council` name a case of ./cases, `offered=1,1,4,4` what the brand offers, `answered` that
// council and water were answered upfront, `fail` that saving fails, `wait` for how many milliseconds it runs; `brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

const named = <Case,>(cases: Readonly<Record<string, Case>>, key: string, otherwise: Case): Case =>
  cases[query.get(key) ?? ''] ?? otherwise;
const energy = named(energyCases, 'energy', energyCases.none);
const broadband = named(broadbandCases, 'broadband', broadbandCases.none);
const local = named(councilCases, 'council', councilCases.none);
const path = query.get('step') ?? '/enrolment/product-selection';
const isOver = path.endsWith('confirmation');

const [energyOffered, entertainmentOffered, councilOffered, waterOffered] = (query.get('offered') ?? '1,1,1,1')
  .split(',')
  .map((status) => ([0, 1, 2, 3, 4] as const)[Number(status)] ?? 1);

const runtime = createTestRuntime({
  enrolment: anEnrolment({
    energyOfferedStatus: energyOffered ?? 1,
    entertainmentOfferedStatus: entertainmentOffered ?? 1,
    councilOfferedStatus: councilOffered ?? 1,
    waterOfferedStatus: waterOffered ?? 1,
    ctwbJourneyToggle: query.has('answered'),
    energyConsented: isOver ? energy.isOptedIn : null,
    energyOptIn: energy.isOptedIn ? 1 : 0,
    energyComplete: energy.isCompleted,
    energySkipped: energy.isSkipped,
    isMoveInDateInRange: energy.isMoveInDateInRange,
    entertainmentConsented: isOver ? broadband.isOptedIn : null,
    entertainmentOptIn: broadband.isOptedIn ? 1 : 0,
    entertainmentComplete: broadband.isCompleted,
    entertainmentSkipped: broadband.isSkipped,
    wombbUserConfirmed: broadband.wombbUserConfirmed,
    councilConsented: isOver ? local.council.isConsented : null,
    waterConsented: isOver ? local.water.isConsented : null,
    councilOptIn: local.council.isConsented ? 1 : 0,
    waterOptIn: local.water.isConsented ? 1 : 0,
    councilComplete: query.has('answered') || (isOver && local.council.isCompleted),
    waterComplete: query.has('answered') || (isOver && local.water.isCompleted),
    councilName: local.council.councilName,
    waterBoardName: local.water.boardName,
  }),
});
const present = (): Enrolment => runtime.enrolment.get() ?? anEnrolment();

const summary = (): ConfirmationSummary => ({
  energy: { ...energy, isOffered: energyOffered !== 2 },
  energySecondary: null,
  entertainment: { ...broadband, isOffered: entertainmentOffered !== 2 },
  council: { ...local.council, isOffered: councilOffered !== 2 },
  water: { ...local.water, isOffered: waterOffered !== 2 },
  isCouncilWithWater: local.water.isScotland,
});
runtime.answer(enrolmentEndpoints.confirmation, summary);

/** Consent and opt-in go together, as in the API. */
function updated(before: Enrolment, fields: UpdateEnrolment): Enrolment {
  const { viewedConfirmation: _, moveInDate: __, residentialStatus: ___, ...simple } = fields;
  const consents = services.flatMap((service) => {
    const optIn = fields[`${service}OptIn`];
    return optIn === undefined ? [] : [[`${service}Consented`, optIn === 1]];
  });
  return { ...before, ...simple, ...Object.fromEntries(consents), version: before.version + 1 };
}
/** Long enough to see what a page says meanwhile. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, Number(query.get('wait') ?? 400)));
runtime.answer(enrolmentEndpoints.update, async ({ body }) => {
  await aMoment();
  if (query.has('fail')) throw new ApiError(networkProblem);
  return updated(present(), body);
});
runtime.answer(entertainmentEndpoints.removePending, async () => {
  await aMoment();
  return { ...present(), wombbUserConfirmed: false, version: present().version + 1 };
});

const go = (to: string) => {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
};
go(path);

adoptBase(document);
const props = {
  name: 'confirmation',
  runtime: { ...runtime, navigate: go },
  domElement: document.querySelector('main') ?? document.body,
};
await bootstrap(props);
await mount(props);
