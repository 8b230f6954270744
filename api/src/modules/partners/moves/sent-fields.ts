import type { LastingHash } from '../../../common/crypto/lasting-hash.js';
import type { SentField } from './partner-move.model.js';

/** What a partner sends of a move, without the reference. */
export type SentContent = Readonly<Record<string, unknown>>;

/** The leaves of an object by their dotted paths; fields without a value are missing. */
function leavesOf(value: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (field === undefined || field === null || field === '') return [];
    if (Array.isArray(field)) return [[at, field.join()] as const];
    return typeof field === 'object' ? leavesOf(field, at) : [[at, `${field as string | number}`] as const];
  });
}

const labelled = (moveId: string, path: string, text: string) => `partner-move:${moveId}:${path}:${text}`;

/** The keyed hash of each field of a move. Equal values of two moves have different hashes. */
export function hashFields(moveId: string, content: SentContent, lastingHash: LastingHash): readonly SentField[] {
  return leavesOf(content).map(([path, text]) => ({ path, hash: lastingHash.of(labelled(moveId, path, text)) }));
}

/** The hashes after a change that replaces some parts of the move. */
export function replaceFields(
  moveId: string,
  earlier: readonly SentField[],
  change: SentContent,
  lastingHash: LastingHash,
): readonly SentField[] {
  const parts = Object.keys(change);
  const kept = earlier.filter(({ path }) => !parts.includes(path.split('.')[0] ?? ''));
  return [...kept, ...hashFields(moveId, change, lastingHash)];
}

/** The dotted paths at which a move differs from the hashes of an earlier one with its reference. */
export function differingFields(
  moveId: string,
  content: SentContent,
  earlier: readonly SentField[],
  lastingHash: LastingHash,
): readonly string[] {
  const leaves = new Map(leavesOf(content));
  const hashes = new Map(earlier.map(({ path, hash }) => [path, hash]));
  return [...new Set([...leaves.keys(), ...hashes.keys()])].filter((path) => {
    const text = leaves.get(path);
    const hash = hashes.get(path);
    return text === undefined || hash === undefined || !lastingHash.allOf(labelled(moveId, path, text)).includes(hash);
  });
}
