import { createHash } from 'node:crypto';
import type { RemoteRecord } from '@home-move/contract';

const sorted = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** One text for the content of a record, whoever published it and when: what may not change once it is published. */
export function recordDigest(record: RemoteRecord): string {
  const { name, version, contract, global, entry, shared, files, firstChunks, routes, kind } = record;
  const content = [name, version, contract, global, entry, sorted(shared), sorted(files), firstChunks, routes, kind];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
