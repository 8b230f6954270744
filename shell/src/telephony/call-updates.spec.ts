import { TextDecoder, TextEncoder } from 'node:util';
import type { CallUpdate } from '@home-move/contract';
import { createFakeApi, someTokens } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';
import { createCallUpdates } from './call-updates';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const updatesCall = 'GET /api/v1/enrolment/updates';
const update = (version: number): CallUpdate => ({ version, privateEntries: [], colleagues: [], latestNote: null });

/** A response whose body has these messages, then ends, or stays open until the reader leaves. */
function aStream(versions: readonly number[], isOpen = false) {
  const chunks = versions.map((version) => new TextEncoder().encode(`data: ${JSON.stringify(update(version))}\n\n`));
  let close: (chunk: { readonly done: true }) => void = () => undefined;
  const closed = new Promise<{ readonly done: true }>((resolve) => (close = resolve));
  const read = async () => {
    const value = chunks.shift();
    if (value) return { done: false, value };
    return isOpen ? closed : { done: true };
  };
  const cancel = async () => close({ done: true });
  // jsdom has no Response.
  return { ok: true, status: 200, body: { getReader: () => ({ read, cancel }) } } as unknown as Response;
}

const refusedWith = (status: number) => ({ ok: false, status, text: async () => '' }) as Response;

function following(respond: (token: string | undefined) => Response) {
  const api = createFakeApi();
  api.on('POST /api/v1/token', { body: someTokens(2) });
  const sent: (string | undefined)[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    if (`${init.method} ${url}` !== updatesCall) return api.fetch(url, init);
    const token = (init.headers as Record<string, string>)['Authorization'];
    sent.push(token);
    return respond(token);
  }) as typeof fetch;
  const { send, tokens } = aSessionServices({ fetcher });
  tokens.keep(someTokens(1));
  const leaving = new AbortController();
  const received: number[] = [];
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const done = createCallUpdates({ send })({
    signal: leaving.signal,
    onUpdate({ version }) {
      received.push(version);
      hear();
    },
  });
  return { done, heard, received, sent, leave: () => leaving.abort() };
}

it('reads each update with the token of the agent, and resolves when the server ends the stream', async () => {
  const { done, received, sent } = following(() => aStream([1, 2]));
  await done;
  expect(received).toEqual([1, 2]);
  expect(sent).toEqual(['Bearer user-1']);
});

it('renews an expired token once', async () => {
  const { done, received, sent } = following((token) => (token === 'Bearer user-1' ? refusedWith(401) : aStream([3])));
  await done;
  expect(received).toEqual([3]);
  expect(sent).toEqual(['Bearer user-1', 'Bearer user-2']);
});

it.each<[string, () => Response, string]>([
  ['there is no stream', () => refusedWith(404), 'NOT_FOUND'],
  ['there are too many', () => refusedWith(429), 'TOO_MANY_REQUESTS'],
  [
    'the portal cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'NETWORK',
  ],
])('rejects with a problem when %s', async (_, respond, code) => {
  await expect(following(respond).done).rejects.toMatchObject({ problem: { code } });
});

it('ends without an error when the panel is closed', async () => {
  const { done, heard, received, leave } = following(() => aStream([1], true));
  await heard;
  leave();
  await expect(done).resolves.toBeUndefined();
  expect(received).toEqual([1]);
});

it('ends without an error when the panel is closed before the stream opens', async () => {
  const { done, received, leave } = following(() => {
    throw new DOMException('aborted', 'AbortError');
  });
  leave();
  await expect(done).resolves.toBeUndefined();
  expect(received).toEqual([]);
});
