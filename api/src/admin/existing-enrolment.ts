import type { EnrolmentRecord } from '../modules/enrolment/enrolment.record.js';
import type { EnrolmentRepository } from '../modules/enrolment/enrolment.repository.js';
import { Refusal } from './refusal.js';

/** An enrolment that has a person: an unknown one and a forgotten one are refused. */
export async function existingEnrolment(enrolments: EnrolmentRepository, id: string): Promise<EnrolmentRecord> {
  const enrolment = await enrolments.find(id);
  if (!enrolment || enrolment.forgottenAt) throw new Refusal(`there is no enrolment ${id}`);
  return enrolment;
}
