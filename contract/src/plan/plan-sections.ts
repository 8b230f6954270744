import type { PlanEntry } from './move-plan';

/** The entries of a plan as page and paper show them, each section by date. */
export interface PlanSections {
  /** Entries done on a day before today. */
  readonly doneBefore: readonly PlanEntry[];
  /** The other entries with a day. */
  readonly dated: readonly PlanEntry[];
  readonly undated: readonly PlanEntry[];
}

/** @param isShownOnItsDay keeps an entry out of `doneBefore`: one that the mover has just ticked off. */
export function planSections(
  entries: readonly PlanEntry[],
  today: string,
  isShownOnItsDay: (entry: PlanEntry) => boolean = () => false,
): PlanSections {
  const isPast = (entry: PlanEntry) =>
    entry.date !== null && entry.date < today && entry.state === 'done' && !isShownOnItsDay(entry);
  return {
    doneBefore: entries.filter(isPast),
    dated: entries.filter((entry) => entry.date !== null && !isPast(entry)),
    undated: entries.filter(({ date }) => date === null),
  };
}

/** How many of the mover's tasks are done; `all` contains the done ones. */
export function planProgress(entries: readonly PlanEntry[]): { readonly done: number; readonly all: number } {
  const tasks = entries.filter(({ kind }) => kind === 'task');
  return { done: tasks.filter(({ state }) => state === 'done').length, all: tasks.length };
}

/** The first three tasks that the mover can do. */
export function nextTasks(entries: readonly PlanEntry[]): readonly PlanEntry[] {
  return entries.filter(({ kind, state }) => kind === 'task' && state === 'to-do').slice(0, 3);
}
