import { createStore, readOnly, brandEndpoints, type Enrolment, type Flags, type Readable } from '@home-move/contract';
import type { Send } from '../session/send';

/**
 * Feature flags: the brand's, inlined in the document, until an enrolment is loaded; then they are evaluated for it once.
 * Overrides in the address always win.
 */
export function createFlags(
  inlined: Flags,
  overrides: Partial<Flags>,
  enrolment: Readable<Pick<Enrolment, 'id'> | null>,
  send: Send,
): Readable<Flags> {
  const ofBrand: Flags = { ...inlined, ...overrides };
  const flags = createStore(ofBrand);
  let evaluatedFor: string | null = null;
  const evaluate = () => {
    const id = enrolment.get()?.id ?? null;
    if (id === evaluatedFor) return;
    evaluatedFor = id;
    flags.set(ofBrand);
    if (id === null) return;
    // The brand's values apply if the evaluation fails; an answer for an earlier enrolment is discarded.
    send(brandEndpoints.flags, {}).then(
      (answer) => evaluatedFor === id && flags.set({ ...answer, ...overrides }),
      () => undefined,
    );
  };
  enrolment.subscribe(evaluate);
  evaluate();
  return readOnly(flags);
}
