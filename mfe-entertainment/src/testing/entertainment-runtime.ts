import { ApiError, problem, stepAt, type Enrolment, type ProblemCode } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { createElement } from 'react';
import { Routes } from '../routes';

export const listPath = '/enrolment/entertainment/broadband-list';

/** An enrolment that chose broadband and moves in a week. */
export function aBroadbandEnrolment(overrides: Partial<Enrolment> = {}): Enrolment {
  return anEnrolment({ entertainmentConsented: true, entertainmentOptIn: 1, ...overrides });
}

/** The runtime of a person at this path. */
export function atPath(path: string, options: TestRuntimeOptions = {}): TestRuntime {
  const step = stepAt(path);
  return createTestRuntime({ enrolment: aBroadbandEnrolment(), step: step && { ...step, path }, ...options });
}

/** Draws the whole remote. */
export function renderEntertainment(runtime: TestRuntime) {
  return renderWithRuntime(createElement(Routes, { runtime }), runtime);
}

/** What a call rejects with. */
export function refused(code: ProblemCode): Promise<never> {
  return Promise.reject(new ApiError(problem(code)));
}
