import type { Enrolment, RuntimeContract, UpdateEnrolment } from '@home-move/contract';
import { updateEnrolment } from '../parts/enrolment.queries';

/** Saves what is chosen and gives the enrolment as it is then; with all of it set up there is nothing to save. [PROD-05] */
export async function saveOptIns(
  runtime: RuntimeContract,
  present: Enrolment,
  optIns: UpdateEnrolment,
): Promise<Enrolment> {
  return Object.keys(optIns).length === 0 ? present : updateEnrolment(runtime, optIns);
}
