import { enrolmentEndpoints, type Enrolment, type RuntimeContract, type UpdateEnrolment } from '@home-move/contract';

/** Accepts the enrolment of a response unless the runtime has a newer version. */
export function acceptNewer({ enrolment }: Pick<RuntimeContract, 'enrolment'>, received: Enrolment): void {
  if (received.version >= (enrolment.get()?.version ?? 0)) enrolment.accept(received);
}

/** Saves just these fields and returns the saved enrolment. [API-02] */
export async function updateEnrolment(runtime: RuntimeContract, fields: UpdateEnrolment): Promise<Enrolment> {
  const saved = await runtime.http.send(enrolmentEndpoints.update, { body: fields });
  acceptNewer(runtime, saved);
  return saved;
}

/** Saves the opt-ins and returns the saved enrolment, or the current one when there is nothing to save. [PROD-05] */
export async function saveOptIns(
  runtime: RuntimeContract,
  current: Enrolment,
  optIns: UpdateEnrolment,
): Promise<Enrolment> {
  return Object.keys(optIns).length === 0 ? current : updateEnrolment(runtime, optIns);
}
