import { brandEndpoints, type Flags, type Readable } from '@home-move/contract';
import type { Send } from '../session/send';
import { createStore, readOnly } from '../store/store';

/**
 * Feature flags: the brand's, inlined in the document, until an enrolment is loaded; then they are evaluated for it once
 * per session. Overrides in the address always win.
 */
export function createFlags(
  inlined: Flags,
  overrides: Partial<Flags>,
  enrolment: Readable<unknown>,
  send: Send,
): Readable<Flags> {
  const flags = createStore<Flags>({ ...inlined, ...overrides });
  let isEvaluated = false;
  const evaluate = () => {
    if (enrolment.get() === null) isEvaluated = false;
    if (isEvaluated || enrolment.get() === null) return;
    isEvaluated = true;
    // The brand's values apply if the evaluation fails.
    send(brandEndpoints.flags, {}).then(
      (answer) => flags.set({ ...answer, ...overrides }),
      () => undefined,
    );
  };
  enrolment.subscribe(evaluate);
  evaluate();
  return readOnly(flags);
}
