import { prefillDraft, type RuntimeContract } from '@home-move/contract';
import { readDraft } from '@home-move/ui';

type Storage = RuntimeContract['storage'];

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

/** Reads a text from the details that the partner has sent, by its path; '' if it is missing. */
export type PrefilledText = (...path: readonly string[]) => string;

/** The texts of the details that the partner has sent. The stored details may have the shape of another version. */
export function prefilledTexts(storage: Storage): PrefilledText {
  const stored = readDraft(storage, prefillDraft);
  return (...path) => {
    const value = path.reduce<unknown>(fieldOf, stored);
    return typeof value === 'string' ? value : '';
  };
}

/** Id of the branch that the partner has named for the move; null if it has named none. */
export function prefilledBranch(storage: Storage): number | null {
  const id = fieldOf(readDraft(storage, prefillDraft), 'selectedBranch');
  return typeof id === 'number' ? id : null;
}
