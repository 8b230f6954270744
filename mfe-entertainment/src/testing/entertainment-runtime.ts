import {
  ApiError,
  problem,
  stepAt,
  type BroadbandPackage,
  type Enrolment,
  type ProblemCode,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { createElement } from 'react';
import { Routes } from '../routes';
import { selectedPackageAtom } from '../state/entertainment';

export const listPath = '/enrolment/entertainment/broadband-list';

/** An enrolment with broadband chosen and a move-in date in a week. */
export function aBroadbandEnrolment(overrides: Partial<Enrolment> = {}): Enrolment {
  // The view of the question about the provider's site is recorded already, so that no test waits for it by accident.
  const tenantPortalStorage = { wombbViewedDate: '2026-11-20T09:00:00.000Z' };
  return anEnrolment({ entertainmentConsented: true, entertainmentOptIn: 1, tenantPortalStorage, ...overrides });
}

/** A runtime with the mover at this path. */
export function atPath(path: string, options: TestRuntimeOptions = {}): TestRuntime {
  const step = stepAt(path);
  return createTestRuntime({ enrolment: aBroadbandEnrolment(), step: step && { ...step, path }, ...options });
}

/** Renders the whole remote. */
export function renderEntertainment(runtime: TestRuntime) {
  return renderWithRuntime(createElement(Routes, { runtime }), runtime);
}

/** The browser storage of a mover who selected this package in the list. */
export function storedSelection(pkg: BroadbandPackage): NonNullable<TestRuntimeOptions['stored']> {
  const { runtime, store, unmount } = renderWithRuntime(createElement('div'));
  store.set(selectedPackageAtom, pkg);
  unmount();
  return { entertainment: runtime.storage.get('entertainment') };
}

/** A call that fails with this problem. */
export function refused(code: ProblemCode): Promise<never> {
  return Promise.reject(new ApiError(problem(code)));
}
