import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(__dirname, '../../../workers/meter-day.service-worker.js'), 'utf8');
const page = '/oakwood/enrolment/meter-day';
const script = 'http://assets.test/remotes/your-move/1.0.0/offline.1234abcd.js';

interface FakeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: () => Promise<string>;
  readonly clone: () => FakeResponse;
  readonly headers: ReadonlyMap<string, string>;
}

function aResponse(body: string, headers: Readonly<Record<string, string>> = {}): FakeResponse {
  const response: FakeResponse = {
    ok: true,
    status: 200,
    text: async () => body,
    clone: () => response,
    headers: new Map(Object.entries(headers)),
  };
  return response;
}

/** Runs the worker with caches in memory. `answers` are the responses of the network by address; any other address fails. */
function startWorker(answers: Record<string, FakeResponse>) {
  const stored = new Map<string, FakeResponse>();
  const listeners = new Map<string, (event: object) => void>();
  const unregister = jest.fn(async () => true);
  const absolute = (address: string) => new URL(address, 'http://localhost').href;
  const fetch = jest.fn(async (request: string | { readonly url: string }) => {
    const answer = answers[typeof request === 'string' ? request : new URL(request.url).pathname];
    if (!answer) throw new TypeError('no network');
    return answer;
  });
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    addAll: async (addresses: readonly string[]) => {
      for (const address of addresses) stored.set(absolute(address), await fetch(address));
    },
    put: async (address: string, response: FakeResponse) => void stored.set(absolute(address), response),
    delete: async (url: string) => stored.delete(url),
  };
  runInNewContext(source, {
    registration: { scope: `http://localhost${page}`, unregister },
    location: { origin: 'http://localhost' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    setTimeout: () => 0,
    Response: { error: () => 'error' },
    URL,
    caches: {
      open: async () => cache,
      delete: async () => stored.clear(),
      match: async (address: string) => stored.get(absolute(address)),
    },
    fetch,
  });
  const dispatch = async (name: string, request?: object) => {
    const waits: Promise<unknown>[] = [];
    let response: unknown = null;
    listeners.get(name)?.({
      request,
      waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
      respondWith: (promise: unknown) => void (response = promise),
    });
    const answer = await response;
    await Promise.all(waits);
    return answer;
  };
  return { stored, unregister, dispatch, answers, fetch };
}

const offlineDocument = aResponse(`<script defer src="${script}"></script>`);
const navigation = (path: string) => ({ url: `http://localhost${path}`, mode: 'navigate', destination: 'document' });
const online = () => ({
  [page]: aResponse('the portal'),
  [`${page}/offline`]: offlineDocument,
  [script]: aResponse('script'),
});

it('keeps the document without data and its script when it is installed, and opens the page with it later [METER-07]', async () => {
  const worker = startWorker(online());
  await worker.dispatch('install');
  expect([...worker.stored.keys()]).toEqual([script, `http://localhost${page}/offline`]);
  delete worker.answers[page];
  expect(await worker.dispatch('fetch', navigation(page))).toBe(offlineDocument);
});

it('opens the page from the network while there is one, without keeping it [METER-16]', async () => {
  const worker = startWorker(online());
  await worker.dispatch('install');
  expect(await worker.dispatch('fetch', navigation(page))).toBe(worker.answers[page]);
  expect([...worker.stored.keys()].some((address) => address.endsWith(page))).toBe(false);
});

it.each([
  ['another page', navigation('/oakwood/enrolment/your-move')],
  ['a call', { url: 'http://localhost/api/v1/meter-day', mode: 'cors', destination: '' }],
  ['another script', { url: 'http://localhost/react-tenant-portal/shell.1234abcd.js', destination: 'script' }],
])('leaves %s to the browser [METER-16]', async (_name, request) => {
  const worker = startWorker(online());
  await worker.dispatch('install');
  worker.fetch.mockClear();
  expect(await worker.dispatch('fetch', request)).toBeNull();
  expect(worker.fetch).not.toHaveBeenCalled();
});

it('replaces the script of an earlier version', async () => {
  const worker = startWorker(online());
  await worker.dispatch('install');
  const newer = script.replace('1234abcd', '5678abcd');
  worker.answers[`${page}/offline`] = aResponse(`<script defer src="${newer}"></script>`);
  worker.answers[newer] = aResponse('newer');
  await worker.dispatch('fetch', navigation(page));
  expect([...worker.stored.keys()].toSorted()).toEqual([newer, `http://localhost${page}/offline`].toSorted());
});

it('ends at the visit whose response switches it off, with its caches [METER-17]', async () => {
  const worker = startWorker(online());
  await worker.dispatch('install');
  worker.answers[page] = aResponse('the portal', { 'hm-meter-day-worker': 'off' });
  await worker.dispatch('fetch', navigation(page));
  expect(worker.stored.size).toBe(0);
  expect(worker.unregister).toHaveBeenCalledTimes(1);
});
