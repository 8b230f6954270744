import { JobsWorker } from '../../src/modules/jobs/jobs.worker.js';
import type { BootedApp } from '../support/boot-app.js';

/** The worker of a process whose own polling has ended, so that jobs run when the test says so and not beside it. */
export async function manualJobsWorker(api: BootedApp): Promise<JobsWorker> {
  const worker = api.app.get(JobsWorker, { strict: false });
  await worker.beforeApplicationShutdown();
  return worker;
}
