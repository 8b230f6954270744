import { TextDecoder, TextEncoder } from 'node:util';
import type { CallUpdate } from '@home-move/contract';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';
import { createCallUpdates } from './call-updates';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const updatesCall = 'GET /api/v1/enrolment/updates';
const update = (version: number): CallUpdate => ({ version, privateEntries: [], colleagues: [], latestNote: null });
const message = (version: number) => `data: ${JSON.stringify(update(version))}\n\n`;

/** A response whose body consists of these chunks, then ends, fails, or stays open until the request is aborted. */
function aStream(
  chunks: readonly (string | Uint8Array | Promise<string>)[],
  then: 'end' | 'fail' | 'stay',
  signal: AbortSignal | null | undefined,
) {
  const left = [...chunks];
  const read = async () => {
    const chunk = await left.shift();
    if (chunk !== undefined)
      return { done: false, value: typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk };
    if (then === 'end') return { done: true, value: undefined };
    if (then === 'fail') throw new TypeError('network error');
    return new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'));
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    });
  };
  // jsdom has no Response.
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response;
}

let api: FakeApi;
let sent: (string | null)[];
let respond: (signal: AbortSignal | null | undefined) => Response;

beforeEach(() => {
  api = createFakeApi();
  sent = [];
  respond = (signal) => aStream([], 'end', signal);
});

function following() {
  const fetcher = (async (url: string, init: RequestInit) => {
    expect(`${init.method} ${url}`).toBe(updatesCall);
    sent.push((init.headers as Record<string, string>)['Authorization'] ?? null);
    return respond(init.signal);
  }) as typeof fetch;
  const { send, tokens } = aSessionServices({ fetcher: api.fetch });
  tokens.keep(someTokens(1));
  const { fetchAuthorized } = aSessionServices({ fetcher });
  const follow = createCallUpdates({ fetchAuthorized, send });
  const leaving = new AbortController();
  const received: number[] = [];
  const names: string[] = [];
  const done = follow({
    signal: leaving.signal,
    onUpdate({ version, colleagues }) {
      received.push(version);
      names.push(...colleagues);
    },
  });
  return { done, received, names, leave: () => leaving.abort() };
}

it('reads each message, however the connection splits it, and resolves when the server ends the stream', async () => {
  const whole = `${message(1)}: still here\n\n${message(2)}`;
  respond = (signal) => aStream([whole.slice(0, 9), whole.slice(9, 60), whole.slice(60)], 'end', signal);
  const { done, received } = following();
  await done;
  expect(received).toEqual([1, 2]);
  expect(sent).toEqual(['Bearer user-1']);
});

it('reads a letter that the connection splits', async () => {
  const whole = `data: ${JSON.stringify({ ...update(1), colleagues: ['Tess O’Hara'] })}\n\n`;
  const bytes = new TextEncoder().encode(whole);
  // The apostrophe has three bytes.
  const middle = bytes.indexOf(0xe2) + 1;
  respond = (signal) => aStream([bytes.subarray(0, middle), bytes.subarray(middle)], 'end', signal);
  const { done, names } = following();
  await done;
  expect(names).toEqual(['Tess O’Hara']);
});

it('renews an expired token once', async () => {
  let count = 0;
  respond = (signal) => {
    count += 1;
    return count === 1 ? ({ ok: false, status: 401 } as Response) : aStream([message(3)], 'end', signal);
  };
  api.on('GET /api/v1/private-entry', ({ token }) =>
    token === 'user-1' ? { problem: 'UNAUTHENTICATED' } : { body: [] },
  );
  api.on('POST /api/v1/token', { body: someTokens(2) });
  const { done, received } = following();
  await done;
  expect(received).toEqual([3]);
  expect(sent).toEqual(['Bearer user-1', 'Bearer user-2']);
});

it.each<[string, () => void, string]>([
  ['there is no stream', () => (respond = () => ({ ok: false, status: 404 }) as Response), 'NOT_FOUND'],
  ['there are too many', () => (respond = () => ({ ok: false, status: 429 }) as Response), 'TOO_MANY_REQUESTS'],
  [
    'the portal cannot be reached',
    () =>
      (respond = () => {
        throw new TypeError('Failed to fetch');
      }),
    'NETWORK',
  ],
  ['the connection breaks', () => (respond = (signal) => aStream([message(1)], 'fail', signal)), 'NETWORK'],
])('rejects with a problem when %s', async (_, prepare, code) => {
  prepare();
  await expect(following().done).rejects.toMatchObject({ problem: { code } });
});

it('ends without an error when the panel is closed', async () => {
  respond = (signal) => aStream([message(1)], 'stay', signal);
  const { done, received, leave } = following();
  await Promise.resolve();
  leave();
  await expect(done).resolves.toBeUndefined();
  expect(received.length).toBeLessThanOrEqual(1);
});

it('gives up a connection that is silent for longer than the server would be', async () => {
  jest.useFakeTimers();
  respond = (signal) => aStream([], 'stay', signal);
  const { done } = following();
  const problems: unknown[] = [];
  const failed = done.catch((error: unknown) => problems.push(error));
  await jest.advanceTimersByTimeAsync(40_000);
  await failed;
  expect(problems).toMatchObject([{ problem: { code: 'NETWORK' } }]);
  jest.useRealTimers();
});

it('gives up a connection 40 seconds after the last comment of the server', async () => {
  jest.useFakeTimers();
  const comment = new Promise<string>((resolve) => setTimeout(() => resolve(': still here\n\n'), 30_000));
  respond = (signal) => aStream([comment], 'stay', signal);
  const problems: unknown[] = [];
  following().done.catch((error: unknown) => problems.push(error));
  await jest.advanceTimersByTimeAsync(69_999);
  expect(problems).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(problems).toMatchObject([{ problem: { code: 'NETWORK' } }]);
  jest.useRealTimers();
});
