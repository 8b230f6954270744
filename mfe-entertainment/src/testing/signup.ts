import { entertainmentEndpoints, type BroadbandChoice, type BroadbandPackage } from '@home-move/contract';
import type { TestRuntime, TestRuntimeOptions } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { aBroadbandEnrolment, atPath } from './entertainment-runtime';

/** A runtime at the sign-up page of a package; consents are recorded. */
export function atSignup(
  pkg: BroadbandPackage,
  choice: BroadbandChoice | null = null,
  options: TestRuntimeOptions = {},
): TestRuntime {
  const path = `/enrolment/entertainment/${pkg.provider.slug}/signup/${pkg.packageId}/${pkg.sourceId}`;
  const runtime = atPath(path, options);
  runtime.answer(entertainmentEndpoints.package, () => pkg);
  runtime.answer(entertainmentEndpoints.choice, () => choice);
  runtime.answer(entertainmentEndpoints.womConsent, () => runtime.enrolment.get() ?? aBroadbandEnrolment());
  return runtime;
}

/** Answers orders with a completed enrolment. */
export function acceptOrders(runtime: TestRuntime): void {
  runtime.answer(entertainmentEndpoints.selectPackage, () => ({
    ...aBroadbandEnrolment({ entertainmentComplete: true, version: 2 }),
    wombbPackageUrl: null,
  }));
}

export const confirmed = [{ path: '/enrolment/confirmation', replace: false }];
const callsTo = (path: string) => (runtime: TestRuntime) => runtime.recorded.calls.filter((call) => call.path === path);
export const orders = callsTo('/entertainment/select-package');
export const consents = callsTo('/enrolment/wom-consent');
export const consent = () => screen.findByRole('checkbox', { name: /^I agree that / });
export const rowOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;
