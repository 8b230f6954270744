import { useQueryScope } from '@home-move/ui';
import { atom, useSetAtom, useStore, type PrimitiveAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What is typed but not saved. In memory, unlike other drafts: bank details and health answers never enter the browser's storage.
 * It ends with the journey.
 */
export type MemoryDraft<Values> = PrimitiveAtom<{ readonly key: string; readonly values: Values } | null>;

export const memoryDraft = <Values>(): MemoryDraft<Values> => atom<{ key: string; values: Values } | null>(null);

/** Key of a draft: for another enrolment, or other names, it does not exist. */
export function useDraftKey(names: readonly string[] = []): string {
  return [useQueryScope(), ...names].join(' ');
}

/** What was typed before another page of the journey was opened; undefined without a draft. */
export function useTyped<Values>(draft: MemoryDraft<Values>, key: string): Values | undefined {
  const store = useStore();
  const [typed] = useState(() => store.get(draft));
  return typed?.key === key ? typed.values : undefined;
}

/** Keeps what is typed. Returns a function that forgets it, once it is saved. */
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
