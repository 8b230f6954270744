import { DEVELOPMENT_DEPLOY_KEY, DEVELOPMENT_PARTNER_KEY } from '../launcher/api-environment.mjs';
import { KnownPool } from './known-pool.mjs';
import { prepareMove } from './prepared-move.mjs';
import { faultsOf, HANGS_AFTER_MS } from './verdict.mjs';

/** Calls that send codes and links. */
const sendsMessages =
  /\/otp\/(request|login)$|phone-link\/send$|phone-link\/code$|\/private-entry$|continue-link$|password-reset-request$/;

/** Callers whose 401 means that their session has ended; that of an app refuses a password or a code. */
const sessions = ['enrolment', 'customer', 'agent'];

const JSON_TYPE = 'application/json';

/** Sends requests as a mover, an agent and others, and remembers what the responses contain. */
export class Visitor {
  #pool = new KnownPool();
  #tokens = {};
  #email = '';
  /** Whether a random request, such as one that logs out, has ended one of the sessions. */
  isLoggedOut = false;

  /**
   * `origin`: the portal's own, to which mailed links may lead. `crm`: the origin of the demo CRM. `inviteAgent(enrolmentId)`
   * returns the token with which an agent opens an enrolment.
   */
  constructor({ portal, origin, sandbox, crm, name, inviteAgent }) {
    Object.assign(this, { portal, sandbox, name, inviteAgent });
    for (const page of ['continue', 'password-reset']) this.#pool.add('returnUrl', `${origin}/${page}`);
    this.#pool.add('origin', crm);
  }

  /** Starts a move, and logs in as every role. */
  async begin(round) {
    const app = (await this.#post('/api/v1/token', { grant_type: 'client_credentials', client_id: 'tenant-portal' }))
      .access_token;
    const created = await this.#post('/api/v1/enrolment-auth/create', { selectedPartner: 100 + (round % 4) }, app);
    const token = created.access_token;
    const emailAddress = `${this.name}.${round}@example.test`;
    await prepareMove((method, path, body) => this.#call(method, path, body, token), round, emailAddress);
    const { id, reference } = await this.#call('GET', '/api/v1/enrolment-auth', undefined, token);
    this.#pool.add('enrolment', reference);
    const login = { grant_type: 'password', username: 'pat.morgan@example.test', password: 'Moving1!' };
    this.#tokens = {
      app,
      enrolment: token,
      customer: (await this.#post('/api/v1/token', login)).access_token ?? token,
      agent: (await this.#post('/api/v1/telephony/login', { token: await this.inviteAgent(id) }, app)).access_token,
      'deploy key': DEVELOPMENT_DEPLOY_KEY,
      'partner key': DEVELOPMENT_PARTNER_KEY,
      forged: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWdlbnQifQ.',
    };
    this.isLoggedOut = false;
    this.#email = emailAddress;
    for (const name of ['emailAddress', 'email', 'contact', 'username']) this.#pool.add(name, emailAddress);
  }

  /** Sends a request. Returns what is wrong with its response, and the request itself; null when nothing is. */
  async send(request) {
    const sent = this.#toFetch(request);
    const started = performance.now();
    try {
      const response = await fetch(sent.url, {
        ...sent.init,
        signal: AbortSignal.timeout(HANGS_AFTER_MS),
        redirect: 'manual',
      });
      const text = await textOf(response);
      const faults = faultsOf(request.operation, { status: response.status, headers: response.headers, text });
      if (response.status === 401 && sessions.includes(request.caller)) this.isLoggedOut = true;
      if (response.ok) this.#learn(text);
      if (response.ok && sendsMessages.test(request.operation.path)) await this.#readMessages();
      return {
        status: response.status,
        faults: faults.map((fault) => ({ fault, request, sent, text: text.slice(0, 500) })),
      };
    } catch (error) {
      if (isRefusedByFetch(error)) return { status: 0, faults: [] };
      const seconds = Math.round((performance.now() - started) / 1000);
      return {
        status: 0,
        faults: [
          { fault: `no response after ${seconds} s: ${error.cause?.code ?? error.name}`, request, sent, text: '' },
        ],
      };
    }
  }

  #toFetch({ operation, path, query, body, caller, idempotencyKey }) {
    const segments = this.#pool.resolve(path);
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeSegment(segments[name], path[name]));
    const search = new URLSearchParams(
      Object.entries(this.#pool.resolve(query))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, asText(value)]),
    );
    const token = this.#tokens[caller];
    const content = body && this.#bodyOf(body);
    return {
      url: `${this.portal}${filled}${search.size > 0 ? `?${search}` : ''}`,
      init: {
        method: operation.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(content !== undefined && { 'content-type': body.type }),
        },
        ...(content !== undefined && { body: content }),
      },
    };
  }

  #bodyOf({ type, content, raw }) {
    if (raw !== undefined) return raw;
    const resolved = this.#pool.resolve(content);
    if (type === JSON_TYPE) return JSON.stringify(resolved) ?? 'null';
    const fields = resolved?.constructor === Object ? Object.entries(resolved) : [['value', resolved]];
    return new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])).toString();
  }

  /** Remembers the codes and the tokens of links that were sent. */
  async #readMessages() {
    const response = await fetch(`${this.sandbox}/outbox?to=${encodeURIComponent(this.#email)}`);
    for (const { text } of (await response.json()).slice(0, 10)) {
      for (const [code] of text.matchAll(/\b\d{6}\b/g)) this.#pool.add('code', code);
      for (const [, token] of text.matchAll(/\/([\w-]{40,})\b/g)) this.#pool.learn({ token });
    }
  }

  #learn(text) {
    if (text.startsWith('{') || text.startsWith('[')) this.#pool.learn(JSON.parse(text));
  }

  #post(path, body, token) {
    return this.#call('POST', path, body, token);
  }

  async #call(method, path, body, token) {
    const response = await fetch(`${this.portal}${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': JSON_TYPE }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) this.#learn(text);
    return text === '' ? {} : JSON.parse(text);
  }
}

/** A stream of events is not read: it stays open for a minute. */
async function textOf(response) {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body.cancel();
  return '';
}

/** Hostile segments are encoded already. */
const encodeSegment = (value, planned) => (value === planned ? value : encodeURIComponent(asText(value)));

/** A lone surrogate cannot be encoded. */
const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** The client rejects some headers and bodies itself. */
const isRefusedByFetch = (error) =>
  error instanceof TypeError && error.cause?.code === undefined && !/fetch failed/.test(error.message);
