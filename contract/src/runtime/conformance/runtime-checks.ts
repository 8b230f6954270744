import { enrolmentChecks } from './enrolment.checks';
import type { RuntimeCheck } from './harness';
import { pageChecks } from './page.checks';
import { shapeChecks } from './shape.checks';
import { storageChecks } from './storage.checks';

/**
 * The behaviour of every implementation of the runtime contract: a journey that works with the test runtime also works
 * with the shell's. Run each as a test: `it.each(runtimeChecks)('$name', ({ run }) => run(harness))`.
 */
export const runtimeChecks: readonly RuntimeCheck[] = [
  ...shapeChecks,
  ...enrolmentChecks,
  ...storageChecks,
  ...pageChecks,
];
