import { planEndpoints, type MovePlan, type PlanEntry, type PlanTick } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef, useState } from 'react';
import type { KeyedMutator } from 'swr';

type TaskId = PlanTick['id'];

export interface Ticks {
  /** What the mover ticked that is not saved, and whether it is being saved. */
  readonly unsaved: ReadonlyMap<string, { readonly isTicked: boolean; readonly hasFailed: boolean }>;
  /** Tasks that the mover has ticked or unticked on this page. */
  readonly touched: ReadonlySet<string>;
  /** Saves at once. A failed tick stays, to be saved again. */
  readonly tick: (id: TaskId, isDone: boolean) => void;
}

/** Ticks off tasks of the plan, one call after the other, so that the last answer is the plan with all of them. */
export function useTicks(mutate: KeyedMutator<MovePlan>): Ticks {
  const { http } = useRuntime();
  const [unsaved, setUnsaved] = useState<Ticks['unsaved']>(new Map());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
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
    touched,
    tick: (id, isDone) => {
      setTouched((before) => new Set(before).add(id));
      note(id, { isTicked: isDone, hasFailed: false });
      queue.current = queue.current.then(() => save(id, isDone));
    },
  };
}

/** The plan as the mover ticked it, saved or not. */
export function withTicks(plan: MovePlan, { unsaved }: Ticks): MovePlan {
  const ticked = (entry: PlanEntry): PlanEntry => {
    const own = unsaved.get(entry.id);
    return own ? { ...entry, isTicked: own.isTicked, state: own.isTicked ? 'done' : 'to-do' } : entry;
  };
  return { ...plan, entries: plan.entries.map(ticked) };
}
