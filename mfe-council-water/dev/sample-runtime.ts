import { ApiError, councilWaterEndpoints, problem, type OfferedStatus } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { councilServicesIn } from '../src/testing/council-services.builder';

// Sample data of the development page. `?step=/enrolment/council-services` opens the other page;
// `at=elmbridge|cardiff|edinburgh|belfast|unknown|loading|down` chooses where the home is, `offered=1|3|4` how council and
// water are offered; `address=none` leaves the address out.
const query = new URLSearchParams(location.search);

export const path = query.get('step') ?? '/enrolment/council-services-upfront';
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
export const runtime = createTestRuntime({ enrolment });

const at = query.get('at') ?? 'bedford';
runtime.answer(councilWaterEndpoints.services, () => {
  if (at === 'loading') return new Promise(() => undefined);
  if (at === 'down') throw new ApiError(problem('THIRD_PARTY'));
  return councilServicesIn[at as keyof typeof councilServicesIn];
});
runtime.answer(councilWaterEndpoints.choose, ({ body: { council, water } }) => ({
  ...enrolment,
  councilOptIn: council === 2 ? 1 : 0,
  waterOptIn: water === 2 ? 1 : 0,
  councilComplete: true,
  waterComplete: true,
}));
