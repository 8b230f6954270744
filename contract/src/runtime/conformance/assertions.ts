import { problemOf } from '../../problem/problem';
import type { Readable } from '../runtime-contract';

/** Throws unless both values serialise to the same JSON. */
export function assertSame(actual: unknown, expected: unknown, what: string): void {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualJson !== expectedJson) throw new Error(`${what}: ${actualJson} instead of ${expectedJson}`);
}

/** Throws unless the condition is true. */
export function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** The code of the problem with which a promise rejects. */
export async function rejectionCode(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    assert(error instanceof Error && 'problem' in error, `rejects with ${String(error)} instead of an ApiError`);
    return problemOf(error).code;
  }
  return 'no problem';
}

/** Subscribes, and counts the calls of the listener. */
export function countCalls(readable: Readable<unknown>): { readonly calls: () => number; readonly stop: () => void } {
  let calls = 0;
  const stop = readable.subscribe(() => {
    calls += 1;
  });
  return { calls: () => calls, stop };
}
