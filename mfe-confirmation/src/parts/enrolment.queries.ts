import { enrolmentEndpoints, type Enrolment, type RuntimeContract, type UpdateEnrolment } from '@home-move/contract';

/** Takes what a call answered, unless a newer answer came before it. */
export function acceptNewer({ enrolment }: Pick<RuntimeContract, 'enrolment'>, answered: Enrolment): void {
  if (answered.version >= (enrolment.get()?.version ?? 0)) enrolment.accept(answered);
}

/** Changes the enrolment by just these fields, and gives it as it is then. [API-02] */
export async function updateEnrolment(runtime: RuntimeContract, fields: UpdateEnrolment): Promise<Enrolment> {
  const saved = await runtime.http.send(enrolmentEndpoints.update, { body: fields });
  acceptNewer(runtime, saved);
  return saved;
}
