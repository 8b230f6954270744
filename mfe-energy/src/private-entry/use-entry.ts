import { problemOf } from '@home-move/contract';
import { useAction, useRuntime, type Action } from '@home-move/ui';
import { privateEntryTexts } from './private-entry.texts';

/** Callbacks after a submission. */
export interface EntryOutcome {
  readonly onDone: () => void;
  /** The link has ended meanwhile. */
  readonly onEnded: () => void;
}

/** Submits the form of a private entry. Any failure except an ended link keeps the form and its values. */
export function useEntry<Values>(
  send: (values: Values) => Promise<void>,
  { onDone, onEnded }: EntryOutcome,
): Action<[Values]> {
  return useAction(async (values: Values) => {
    try {
      await send(values);
    } catch (error) {
      const { code } = problemOf(error);
      if (code !== 'INVALID_LINK') throw error;
      return onEnded();
    }
    onDone();
  });
}

/** What the pages with a form have in common: props of their FormPage. */
export function useEntryForm<Values>(send: (values: Values) => Promise<void>, outcome: EntryOutcome) {
  const { brand } = useRuntime();
  const { run, busy, problem } = useEntry(send, outcome);
  return { brandName: brand.name, lede: privateEntryTexts.privately, onSubmit: run, busy, problem };
}
