import type { JobRequest } from '../../platform/jobs/jobs.service.js';

/** The kind of the job that looks for another move with the email address of an enrolment. */
export const KNOWN_CONTACT = 'known-contact';

/** Scheduled for every address, so that neither the response nor its time reveals which ones are known. */
export function knownContactJob(enrolmentId: string, now: Date): JobRequest {
  const key = `${KNOWN_CONTACT}:${enrolmentId}`;
  return { kind: KNOWN_CONTACT, key, runAt: now, data: { enrolmentId }, repeatableAfter: 0 };
}
