import { useQueryScope } from '@home-move/ui';
import { atom, useSetAtom, useStore, type PrimitiveAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * An unsaved draft, discarded with the journey. Kept in memory, unlike other drafts: bank details and health answers
 * never enter browser storage.
 */
export type MemoryDraft<Values> = PrimitiveAtom<{ readonly key: string; readonly values: Values } | null>;

export const memoryDraft = <Values>(): MemoryDraft<Values> => atom<{ key: string; values: Values } | null>(null);

/** Key of a draft: for another enrolment, or other names, it does not exist. */
export function useDraftKey(names: readonly string[] = []): string {
  return [useQueryScope(), ...names].join(' ');
}

/** The draft from before the mover opened another page of the journey; undefined without one. */
export function useTyped<Values>(draft: MemoryDraft<Values>, key: string): Values | undefined {
  const store = useStore();
  const [typed] = useState(() => store.get(draft));
  return typed?.key === key ? typed.values : undefined;
}

/** Stores the form's values as a draft. Returns a function that discards the draft once it is saved. */
export function useKeepTyped<Form extends FieldValues, Values, Output>(
  draft: MemoryDraft<Values>,
  key: string,
  { subscribe }: Pick<UseFormReturn<Form, unknown, Output>, 'subscribe'>,
  keptOf: (values: Form) => Values,
): () => void {
  const setDraft = useSetAtom(draft);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setDraft({ key, values: keptOf(values) }),
      }),
    [subscribe, key, setDraft, keptOf],
  );
  return () => setDraft(null);
}
