import { enrolmentEndpoints, type Enrolment, type RuntimeContract, type UpdateEnrolment } from '@home-move/contract';

/** Saves what is chosen and gives the enrolment as it is then; with nothing to choose there is nothing to save. [PROD-05] */
export async function saveOptIns(
  { http, enrolment }: RuntimeContract,
  present: Enrolment,
  optIns: UpdateEnrolment,
): Promise<Enrolment> {
  if (Object.keys(optIns).length === 0) return present;
  const saved = await http.send(enrolmentEndpoints.update, { body: optIns });
  enrolment.accept(saved);
  return saved;
}
