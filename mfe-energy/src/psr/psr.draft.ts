import type { PsrRequest } from '@home-move/contract';
import { useQueryScope } from '@home-move/ui';
import { atom, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PsrForm } from './psr.form';

/** What is typed but not saved. In memory, unlike other drafts: health answers never enter the browser's storage. */
const draftAtom = atom<{ readonly key: string; readonly values: PsrForm } | null>(null);

/** Key of the draft: for another enrolment or plan it does not exist. */
export function usePsrDraftKey(suppliers: readonly string[]): string {
  return [useQueryScope(), ...suppliers].join(' ');
}

/** Initial values: the saved ones, or what was typed before another page of the journey was opened. */
export function usePsrDraftValues(key: string, saved: PsrForm): PsrForm {
  const store = useStore();
  const [values] = useState(() => {
    const draft = store.get(draftAtom);
    return draft?.key === key ? { ...draft.values, search: '' } : saved;
  });
  return values;
}

/** Keeps what is typed. Returns a function that forgets it, once it is saved. */
export function useKeepPsrDraft(
  key: string,
  { subscribe }: Pick<UseFormReturn<PsrForm, unknown, PsrRequest>, 'subscribe'>,
): () => void {
  const setDraft = useSetAtom(draftAtom);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setDraft({ key, values }) }),
    [subscribe, key, setDraft],
  );
  return () => setDraft(null);
}
