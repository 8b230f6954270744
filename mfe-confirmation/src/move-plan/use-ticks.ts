import { planEndpoints, type MovePlan, type PlanTick } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef, useState } from 'react';
import type { KeyedMutator } from 'swr';

type TaskId = PlanTick['id'];

export interface Ticks {
  /** What the mover ticked that is not saved, and whether it is being saved. */
  readonly unsaved: ReadonlyMap<string, { readonly isTicked: boolean; readonly hasFailed: boolean }>;
  /** Saves at once. A failed tick stays, to be saved again. */
  readonly tick: (id: TaskId, isDone: boolean) => void;
}

/** Ticks off tasks of the plan, one call after the other, so that the last answer is the plan with all of them. */
export function useTicks(mutate: KeyedMutator<MovePlan>): Ticks {
  const { http } = useRuntime();
  const [unsaved, setUnsaved] = useState<Ticks['unsaved']>(new Map());
  const queue = useRef(Promise.resolve());

  const note = (id: TaskId, state: { isTicked: boolean; hasFailed: boolean } | null) =>
    setUnsaved((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });

  const save = async (id: TaskId, isDone: boolean) => {
    try {
      await mutate(await http.send(planEndpoints.tick, { body: { id, isDone } }), { revalidate: false });
      note(id, null);
    } catch {
      note(id, { isTicked: isDone, hasFailed: true });
    }
  };

  return {
    unsaved,
    tick: (id, isDone) => {
      note(id, { isTicked: isDone, hasFailed: false });
      queue.current = queue.current.then(() => save(id, isDone));
    },
  };
}
