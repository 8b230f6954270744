import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
/** On a busy machine, a process needs longer to start than it takes until the next kill. */
const GIVE_UP_AFTER_MS = 300_000;
const JSON_TYPE = 'application/json';
/** What a page repeats, too: no answer, or one that names no reason that concerns the request. */
const repeated = new Set([500, 502, 503]);
/** The problems of a third party that fails, and of a process that cannot reach its database. */
const expectedFailures = new Set(['502 THIRD_PARTY', '503 UNAVAILABLE']);

/** Sends requests to one of the processes of the API, and repeats them until one answers. */
export class Client {
  statuses = {};
  repeats = 0;
  /** Responses above 499 that neither a third party nor a missing database explains, as texts. */
  unexpected = [];

  /** `onAnswer(call, milliseconds)` receives each response of the API; ids and other values are removed from the call. */
  constructor(apis, random, onAnswer = () => {}) {
    Object.assign(this, { apis, random, onAnswer });
  }

  /** Status and parsed body of the final answer; of null status when no process has answered within five minutes. */
  async send(method, path, { token, key, body, form, isPage = false } = {}) {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': JSON_TYPE }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const content = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
    const since = performance.now();
    while (performance.now() - since < GIVE_UP_AFTER_MS) {
      const url = `${this.random.pick(this.apis)}${isPage ? '' : '/api/v1'}${path}`;
      const answer = await this.#try(url, { method, headers, body: content });
      if (!isRepeated(answer)) return answer;
      this.repeats += 1;
      await delay(100 + 300 * this.random.next());
    }
    return { status: null, body: null };
  }

  /** Like `send`, for a call that must succeed for the load to continue. */
  async must(...request) {
    const { status, body } = await this.send(...request);
    if (status === null || status >= 300) {
      throw new Error(`${request[0]} ${request[1]} answered ${status} ${JSON.stringify(body)}`);
    }
    return body;
  }

  async #try(url, init) {
    const call = `${init.method} ${withoutValues(new URL(url).pathname)}`;
    const since = performance.now();
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => ({
        status: response.status,
        waits: response.status === 409 && response.headers.has('retry-after'),
        body: parsed(await response.text()),
      }))
      .catch(() => ({ status: null, body: null }));
    const named = answer.status ?? 'none';
    this.statuses[named] = (this.statuses[named] ?? 0) + 1;
    if (answer.status !== null) this.onAnswer(call, performance.now() - since);
    const failure = `${answer.status} ${answer.body?.code}`;
    if (answer.status >= 500 && !expectedFailures.has(failure)) this.unexpected.push(`${call} ${failure}`);
    return answer;
  }
}

/** With Retry-After, an earlier try of the same request still runs. */
const isRepeated = ({ status, waits }) => status === null || repeated.has(status) || waits;

/** A path in which segments with a digit or an escape, such as ids and postcodes, are replaced. */
const withoutValues = (path) => path.replace(/(?<=\/)(?!v\d\b)[^/]*[\d%][^/]*/g, '…');

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
