import { enrolmentChecks } from './enrolment.checks';
import type { RuntimeCheck } from './harness';
import { pageChecks } from './page.checks';
import { shapeChecks } from './shape.checks';
import { storageChecks } from './storage.checks';

/**
 * What every implementation of the runtime contract does, the shell's and the one of the tests alike: a journey that
 * works with one works with the other. Run each as a test: `it.each(runtimeChecks)('$name', ({ run }) => run(harness))`.
 */
export const runtimeChecks: readonly RuntimeCheck[] = [
  ...shapeChecks,
  ...enrolmentChecks,
  ...storageChecks,
  ...pageChecks,
];
