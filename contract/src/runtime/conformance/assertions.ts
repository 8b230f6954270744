import { problemOf } from '../../problem/problem';
import type { Readable } from '../runtime-contract';

/** Fails unless both are the same JSON. */
export function assertSame(given: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(given), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${what}: ${is} in place of ${should}`);
}

/** Fails unless it holds. */
export function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** The code of the problem that it rejects with. */
export async function rejectionCode(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    assert(error instanceof Error && 'problem' in error, `rejects with ${String(error)} in place of an ApiError`);
    return problemOf(error).code;
  }
  return 'no problem';
}

/** How often its listener was called so far. */
export function countCalls(readable: Readable<unknown>): { readonly calls: () => number; readonly stop: () => void } {
  let calls = 0;
  const stop = readable.subscribe(() => {
    calls += 1;
  });
  return { calls: () => calls, stop };
}
