import {
  ApiError,
  broadbandRequestSchema,
  enrolmentEndpoints,
  entertainmentEndpoints,
  problem,
  type BroadbandChoice,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, type TestRuntime } from '@home-move/ui/testing';
import { broadbandFor, packages } from './sample-packages';

// Sample data of the development page. `?step=/enrolment/entertainment/…` opens another page; with `fault=wombb|both`, feeds
// fail.
const query = new URLSearchParams(location.search);

const enrolment: Enrolment = anEnrolment({ entertainmentConsented: true, entertainmentOptIn: 1 });
export const path = query.get('step') ?? '/enrolment/entertainment/broadband-list';
export const runtime: TestRuntime = { ...createTestRuntime({ enrolment }), clock: { now: () => new Date() } };
let choice: BroadbandChoice | null = null;
const notFound = () => Promise.reject(new ApiError(problem('NOT_FOUND')));
const packageOf = ({ packageId, sourceId }: { packageId: string; sourceId: string }) =>
  packages.find((pkg) => pkg.packageId === packageId && pkg.sourceId === sourceId);

runtime.answer(entertainmentEndpoints.broadband, ({ body }) =>
  broadbandFor(broadbandRequestSchema.parse(body), query.get('fault')),
);
runtime.answer(entertainmentEndpoints.package, ({ params }) => packageOf(params) ?? notFound());
runtime.answer(entertainmentEndpoints.choice, () => choice);
runtime.answer(entertainmentEndpoints.womConsent, () => enrolment);
runtime.answer(entertainmentEndpoints.selectPackage, ({ body }) => {
  const chosen = packageOf(body);
  if (!chosen) return notFound();
  if (body.sourceId === 'ht') return { ...enrolment, entertainmentComplete: true, wombbPackageUrl: null };
  const wombbPackageUrl = `https://${chosen.provider.slug}.example/order`;
  choice = { package: chosen, state: 'pending', wombbPackageUrl, orderNumber: null, addOns: [], skyCallbackSlot: null };
  return { ...enrolment, wombbPackageUrl };
});
runtime.answer(enrolmentEndpoints.update, () => ({ ...enrolment, wombbUserConfirmed: true }));
runtime.answer(enrolmentEndpoints.skip, () => ({ ...enrolment, entertainmentSkipped: true }));
