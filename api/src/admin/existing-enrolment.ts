import { DomainError } from '../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../modules/enrolment/enrolment.record.js';
import type { EnrolmentRepository } from '../modules/enrolment/enrolment.repository.js';
import { Refusal } from './refusal.js';

/** An enrolment that has a person: an unknown one and a forgotten one are refused. */
export async function existingEnrolment(enrolments: EnrolmentRepository, id: string): Promise<EnrolmentRecord> {
  try {
    const enrolment = await enrolments.get(id);
    if (enrolment.forgottenAt === null) return enrolment;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  throw new Refusal(`there is no enrolment ${id}`);
}
