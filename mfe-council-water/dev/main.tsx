import '@home-move/ui/tokens.css';
import { ApiError, councilWaterEndpoints, problem, stepAt, type OfferedStatus } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';
import { servicesOf } from '../src/testing/council-services.builder';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/council-services` starts there;
// `&at=elmbridge|cardiff|edinburgh|belfast|unknown|loading|down` says where the home is; `&offered=1|3|4` how council and
// water are offered; `&address=none` leaves the address out; `&brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

const path = query.get('step') ?? '/enrolment/council-services-upfront';
const isUpfront = path.endsWith('upfront');
const offered = Number(query.get('offered') ?? 3) as OfferedStatus;
const optIn = offered === 1 ? 0 : 1;
const enrolment = anEnrolment({
  ctwbJourneyToggle: isUpfront,
  councilOfferedStatus: offered,
  waterOfferedStatus: offered,
  councilIsMandatory: offered === 4,
  waterIsMandatory: offered === 4,
  councilOptIn: optIn,
  waterOptIn: optIn,
  ...(query.get('address') === 'none' && { address: null, simpleAddress: null, postcode: null }),
});
const runtime = createTestRuntime({ enrolment });

const at = query.get('at') ?? 'bedford';
runtime.answer(councilWaterEndpoints.services, () => {
  if (at === 'loading') return new Promise(() => undefined);
  if (at === 'down') throw new ApiError(problem('THIRD_PARTY'));
  return servicesOf[at as keyof typeof servicesOf];
});
runtime.answer(councilWaterEndpoints.choose, ({ body: { council, water } }) => ({
  ...enrolment,
  councilOptIn: council === 2 ? 1 : 0,
  waterOptIn: water === 2 ? 1 : 0,
  councilComplete: true,
  waterComplete: true,
}));

const go = (to: string) => {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
};
go(path);

adoptBase(document);
const props = {
  name: 'council-water',
  runtime: { ...runtime, navigate: go },
  domElement: document.querySelector('main') ?? document.body,
};
await bootstrap(props);
await mount(props);
