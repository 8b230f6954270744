import type { RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Storage = RuntimeContract['storage'];

/** What was typed and is not saved yet, one part a step, in session storage alone. */
type DraftPart =
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

/** A password never lies in storage, whatever form it was typed into. [PWD-02] */
function withoutPassword(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('password' in value)) return value;
  const { password: _never, ...rest } = value;
  return rest;
}

function drafts(storage: Storage): Readonly<Record<string, unknown>> {
  const stored = storage.get('onboarding');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function readDraft(storage: Storage, part: DraftPart): unknown {
  return drafts(storage)[part];
}

export function saveDraft(storage: Storage, part: DraftPart, value: unknown): void {
  storage.set('onboarding', { ...drafts(storage), [part]: withoutPassword(value) });
}

export function forgetDraft(storage: Storage, part: DraftPart): void {
  const { [part]: _forgotten, ...rest } = drafts(storage);
  storage.set('onboarding', rest);
}

/** The values with what was stored over them; a stored value of another shape (an older version's) is left out. */
export function restored<Values extends object>(values: Values, stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return values;
  const kept = new Map(Object.entries(stored));
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const typed = kept.get(name);
    if (typeof value === 'object' && value !== null) return [name, restored(value, typed)];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** What a form starts with: what the enrolment has, and over it what was typed before a reload. */
export function useDraftedValues<Values extends object>(part: DraftPart, saved: Values): Values {
  const { storage } = useRuntime();
  const [values] = useState(() => restored(saved, readDraft(storage, part)));
  return values;
}

/** Keeps what is typed into the form, so that a reload or a lost connection loses nothing. */
export function useDraftKeeping<V extends FieldValues, O>(
  part: DraftPart,
  { subscribe }: UseFormReturn<V, unknown, O>,
) {
  const { storage } = useRuntime();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(storage, part, values) }),
    [subscribe, storage, part],
  );
}
