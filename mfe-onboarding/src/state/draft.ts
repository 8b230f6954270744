import type { RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Storage = RuntimeContract['storage'];

/** Names of the drafts in session storage: values of a step that are typed but not saved yet. */
type DraftKey =
  | 'verification'
  | 'personalDetails'
  | 'movingDetails'
  | 'searchedPostcode'
  | 'createAttempt'
  | 'journeyAddress'
  | 'journeyContact'
  | 'pendingContact'
  | 'codesSent'
  | `edit-${string}`;

/** Passwords are never stored, whichever form they were typed into. [PWD-02] */
function withoutPassword(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('password' in value)) return value;
  const { password: _never, ...rest } = value;
  return rest;
}

function drafts(storage: Storage): Readonly<Record<string, unknown>> {
  const stored = storage.get('onboarding');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function readDraft(storage: Storage, key: DraftKey): unknown {
  return drafts(storage)[key];
}

export function saveDraft(storage: Storage, key: DraftKey, value: unknown): void {
  storage.set('onboarding', { ...drafts(storage), [key]: withoutPassword(value) });
}

export function clearDraft(storage: Storage, key: DraftKey): void {
  const { [key]: _forgotten, ...rest } = drafts(storage);
  storage.set('onboarding', rest);
}

/** The values overlaid with the stored draft; a stored value of another shape (from an older version) is left out. */
export function mergeDraft<Values extends object>(values: Values, stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return values;
  const draft = new Map(Object.entries(stored));
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const typed = draft.get(name);
    if (typeof value === 'object' && value !== null) return [name, mergeDraft(value, typed)];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** Initial values of a form: the saved ones, overlaid with what was typed before a reload. */
export function useDraftValues<Values extends object>(key: DraftKey, saved: Values): Values {
  const { storage } = useRuntime();
  const [values] = useState(() => mergeDraft(saved, readDraft(storage, key)));
  return values;
}

/** Stores what is typed into the form, so that a reload or a lost connection loses nothing. */
export function useSaveDraft<V extends FieldValues, O>(key: DraftKey, { subscribe }: UseFormReturn<V, unknown, O>) {
  const { storage } = useRuntime();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(storage, key, values) }),
    [subscribe, storage, key],
  );
}
