import type { Enrolment, Readable } from '@home-move/contract';

/** The step at which the mover continues after a login, here or on another device. */
export interface LastStep {
  /** The path of the step last shown; null before the first. */
  readonly path: () => string | null;
  /** Notes that a step is on screen, which is known here before the enrolment is loaded again. */
  readonly show: (path: string) => void;
}

export function createLastStep(enrolment: Readable<Enrolment | null>): LastStep {
  let shown: { readonly enrolmentId: string | undefined; readonly path: string } | null = null;
  return {
    path() {
      const current = enrolment.get();
      return shown !== null && shown.enrolmentId === current?.id ? shown.path : (current?.lastStep ?? null);
    },
    show(path) {
      shown = { enrolmentId: enrolment.get()?.id, path };
    },
  };
}
