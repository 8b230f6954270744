import { brandEndpoints, type Flags, type Readable } from '@home-move/contract';
import type { Send } from '../session/send';
import { createStore, readOnly } from '../store/store';

/**
 * Feature flags: the brand's from the document; once an enrolment is there they are evaluated for it one more time and
 * then stay for the session. What the document's address overrides stays as it says, whoever comes.
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
    // The brand's values hold where the answer does not come.
    send(brandEndpoints.flags, {}).then(
      (answer) => flags.set({ ...answer, ...overrides }),
      () => undefined,
    );
  };
  enrolment.subscribe(evaluate);
  evaluate();
  return readOnly(flags);
}
