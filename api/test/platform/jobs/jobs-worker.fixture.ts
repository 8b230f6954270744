import { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import type { BootedApp } from '../../support/boot-app.js';
import type { FakeClock } from '../../support/fake-clock.js';

/** The worker of a process without polling, so that jobs run only when the test runs them. */
export async function manualJobsWorker(api: BootedApp): Promise<JobsWorker> {
  const worker = api.app.get(JobsWorker, { strict: false });
  await worker.beforeApplicationShutdown();
  return worker;
}

/** Advances the clock, and runs the jobs that are due then. */
export async function runDueAfter(
  { api, worker }: { api: BootedApp; worker: JobsWorker },
  ...time: Parameters<FakeClock['advance']>
): Promise<void> {
  api.clock.advance(...time);
  await worker.runDue();
}
