import { enrolmentEndpoints, type Enrolment, type RuntimeContract, type UpdateEnrolment } from '@home-move/contract';

/** [PROD-05] */
export async function saveOptIns({ http, enrolment }: RuntimeContract, optIns: UpdateEnrolment): Promise<Enrolment> {
  const saved = await http.send(enrolmentEndpoints.update, { body: optIns });
  enrolment.accept(saved);
  return saved;
}
