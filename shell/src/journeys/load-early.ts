import type { RemoteRecord } from '@home-move/contract';
import type { LoadRemote } from './load';

/** Begins to fetch a remote while the session starts; its first real request is answered by that. */
export function withEarlyLoad(load: LoadRemote, record: RemoteRecord | undefined): LoadRemote {
  if (!record) return load;
  const early = load(record, 0);
  // Whoever opens the journey hears of it; nobody may.
  early.catch(() => undefined);
  return (wanted, attempt) => (wanted.entry === record.entry && attempt === 0 ? early : load(wanted, attempt));
}
