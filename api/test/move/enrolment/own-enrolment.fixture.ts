import { enrolmentEndpoints } from '@home-move/contract';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** Calls that the mover of a test makes for the mover's enrolment. */
export function ownEnrolmentCalls(api: () => BootedApp, mover: () => Mover) {
  const as = () => ({ token: mover().token });
  return {
    as,
    mine: async () => (await api().call(enrolmentEndpoints.mine, {}, as())).body,
    put: (body: object) => api().call(enrolmentEndpoints.update, { body }, as()),
  };
}
