import { launchAgent, startEnrolment } from './start.mjs';

/** A customer who calls to be forgotten. */
export async function erasure(mover) {
  await startEnrolment(mover);
  await launchAgent(mover);
  await mover.call('POST /enrolment/data-privacy/forget', { as: 'agent' });
}
