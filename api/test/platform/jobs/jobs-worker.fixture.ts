import { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import type { BootedApp } from '../../support/boot-app.js';

/** The worker of a process without polling, so that jobs run only when the test runs them. */
export async function manualJobsWorker(api: BootedApp): Promise<JobsWorker> {
  const worker = api.app.get(JobsWorker, { strict: false });
  await worker.beforeApplicationShutdown();
  return worker;
}
