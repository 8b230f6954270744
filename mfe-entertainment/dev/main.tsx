import '@home-move/ui/tokens.css';
import {
  ApiError,
  broadbandRequestSchema,
  enrolmentEndpoints,
  entertainmentEndpoints,
  problem,
  stepAt,
  type BroadbandChoice,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';
import { broadbandFor, packages } from './sample-packages';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/entertainment/…` starts there,
// `?fault=wombb|both` lets a feed fail; `?brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

const enrolment: Enrolment = anEnrolment({ entertainmentConsented: true, entertainmentOptIn: 1 });
const runtime = createTestRuntime({ enrolment });
let choice: BroadbandChoice | null = null;
const notFound = () => Promise.reject(new ApiError(problem('NOT_FOUND')));
const packageOf = ({ packageId, sourceId }: { packageId: string; sourceId: string }) =>
  packages.find((one) => one.packageId === packageId && one.sourceId === sourceId);

runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
  broadbandFor(broadbandRequestSchema.parse(body), query.get('fault')),
);
runtime.answer(entertainmentEndpoints.package, ({ params }) => packageOf(params) ?? notFound());
runtime.answer(entertainmentEndpoints.choice, () => choice ?? notFound());
runtime.answer(entertainmentEndpoints.selectPackage, ({ body }) => {
  const chosen = packageOf(body);
  if (!chosen) return notFound();
  if (body.sourceId === 'ht') return { ...enrolment, entertainmentComplete: true, wombbPackageUrl: null };
  const wombbPackageUrl = `https://${chosen.provider.slug}.example/order`;
  choice = { package: chosen, state: 'pending', wombbPackageUrl, orderNumber: null };
  return { ...enrolment, wombbPackageUrl };
});
runtime.answer(enrolmentEndpoints.update, () => ({ ...enrolment, wombbUserConfirmed: true }));
runtime.answer(enrolmentEndpoints.skip, () => ({ ...enrolment, entertainmentSkipped: true }));

const go = (to: string) => {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
};
go(query.get('step') ?? '/enrolment/entertainment/broadband-list');

adoptBase(document);
const props = {
  name: 'entertainment',
  runtime: { ...runtime, clock: { now: () => new Date() }, navigate: go, back: go },
  domElement: document.querySelector('main') ?? document.body,
};
await bootstrap(props);
await mount(props);
