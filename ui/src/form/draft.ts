import type { RuntimeContract } from '@home-move/contract';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useRuntime } from '../runtime/runtime-context';

type Storage = RuntimeContract['storage'];

/**
 * Drafts are the values of a page that are typed or ticked but not saved yet. All of them are in session storage under one key,
 * which every released shell clears at log-out and for another enrolment. [SESS-34]
 */
const storageKey = 'onboarding';

/** Passwords are never stored, whichever form they were typed into. [PWD-02] */
function withoutPassword(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('password' in value)) return value;
  const { password: _never, ...rest } = value;
  return rest;
}

function drafts(storage: Storage): Readonly<Record<string, unknown>> {
  const stored = storage.get(storageKey);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** The stored draft with this name; undefined without one. It may have the shape of an older version. */
export function readDraft(storage: Storage, key: string): unknown {
  return drafts(storage)[key];
}

/** Stores a draft, without its password. Never pass bank details, codes or health answers. */
export function saveDraft(storage: Storage, key: string, value: unknown): void {
  storage.set(storageKey, { ...drafts(storage), [key]: withoutPassword(value) });
}

/** Forgets a draft, once its values are saved. */
export function clearDraft(storage: Storage, key: string): void {
  const { [key]: _forgotten, ...rest } = drafts(storage);
  storage.set(storageKey, rest);
}

/** Whether a stored value may replace one of the form: it has the same type, or answers a question that has no answer yet. */
function fits(value: unknown, stored: unknown, isChoice: boolean): boolean {
  const isUnanswered = value === undefined || (isChoice && value === '');
  return typeof stored === typeof value || (isUnanswered && ['string', 'number', 'boolean'].includes(typeof stored));
}

/** The values overlaid with the stored draft; a stored value of another shape (from an older version) is left out. */
function mergeDraft<Values extends object>(values: Values, stored: unknown, choices: readonly string[]): Values {
  if (typeof stored !== 'object' || stored === null) return values;
  const draft = new Map(Object.entries(stored));
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const typed = draft.get(name);
    if (typeof value === 'object' && value !== null) return [name, mergeDraft(value, typed, choices)];
    return [name, fits(value, typed, choices.includes(name)) ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * Initial values of a form: the saved values, overlaid with the input from before a reload. `choices` names the fields
 * that are '' until the mover chooses a number.
 */
export function useDraftValues<Values extends object>(
  key: string,
  saved: Values,
  choices: readonly (keyof Values & string)[] = [],
): Values {
  const { storage } = useRuntime();
  const [values] = useState(() => mergeDraft(saved, readDraft(storage, key), choices));
  return values;
}

/**
 * Stores the input of the form, so that a reload, Back or a lost connection loses nothing. `only` names the fields to
 * store in a form with other fields that must never be stored.
 */
export function useSaveDraft<V extends FieldValues, O>(
  key: string,
  { subscribe }: UseFormReturn<V, unknown, O>,
  only?: readonly (keyof V & string)[],
) {
  const { storage } = useRuntime();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isStored = ([name]: [string, unknown]) => only === undefined || only.includes(name);
          saveDraft(storage, key, Object.fromEntries(Object.entries(values).filter(isStored)));
        },
      }),
    [subscribe, storage, key, only],
  );
}
