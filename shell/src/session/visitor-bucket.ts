import type { SafeStorage } from './safe-storage';

/** A random number from 0 to 99 that is kept for the tab: decides which canaries its visitor gets. */
export function visitorBucket(storage: SafeStorage): number {
  const stored = storage.get('bucket') ?? String(Math.floor(Math.random() * 100));
  storage.set('bucket', stored);
  return Number(stored);
}
