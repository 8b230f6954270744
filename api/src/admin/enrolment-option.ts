import type { INestApplicationContext } from '@nestjs/common';
import type { EnrolmentRecord } from '../modules/move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../modules/move/enrolment/enrolment.repository.js';
import { UserError } from './user-error.js';

/** The option that names the enrolment of a command. */
export const enrolmentOption = { value: '5a3d…', help: 'id of the enrolment, as customer find prints it' } as const;

/** The enrolment of an id. Throws UserError if it is unknown or forgotten. */
export async function requireEnrolment(app: INestApplicationContext, id: string): Promise<EnrolmentRecord> {
  const enrolment = await app.get(EnrolmentRepository, { strict: false }).find(id);
  if (!enrolment || enrolment.forgottenAt) throw new UserError(`there is no enrolment ${id}`);
  return enrolment;
}
