import { DEVELOPMENT_DEPLOY_KEY } from '../launcher/api-environment.mjs';
import { KnownPool } from './known-pool.mjs';
import { faultsOf, HANGS_AFTER_MS } from './verdict.mjs';

/** Calls that send codes and links. */
const sendsMessages =
  /\/otp\/(request|login)$|phone-link\/send$|phone-link\/code$|continue-link$|password-reset-request$/;

const JSON_TYPE = 'application/json';
const home = { firstName: 'Sam', surname: 'Hartley', title: 'Mr', dateOfBirth: '1985-03-27' };

/** Sends requests as a mover, an agent and others, and remembers what the responses contain. */
export class Visitor {
  #pool = new KnownPool();
  #tokens = {};
  #email = '';

  /** `origin`: the portal's own, to which mailed links may lead. */
  constructor({ portal, origin, sandbox, name }) {
    Object.assign(this, { portal, sandbox, name });
    for (const page of ['continue', 'password-reset']) this.#pool.add('returnUrl', `${origin}/${page}`);
  }

  /** Starts a move with an address, so that later steps are open, and logs in as every role. */
  async begin(round) {
    const app = (await this.#post('/api/v1/token', { grant_type: 'client_credentials', client_id: 'tenant-portal' }))
      .access_token;
    const created = await this.#post('/api/v1/enrolment-auth/create', { selectedPartner: 100 + (round % 4) }, app);
    const token = created.access_token;
    const emailAddress = `${this.name}.${round}@example.test`;
    const step = (method, path, body) => this.#call(method, path, body, token);
    await step('PUT', '/api/v1/enrolment-auth/personal-details', home);
    await step('PUT', '/api/v1/enrolment-auth/contact-details', { contactNumber: '07700900101', emailAddress });
    const addresses = await step('GET', '/api/v1/addresses/MK40%202QT');
    if (round % 3 > 0)
      await step('PUT', '/api/v1/address', { addressKey: addresses?.[round % addresses.length]?.addressKey });
    await step('PUT', '/api/v1/enrolment-auth', {
      moveInDate: this.#pool.resolve(dayNextWeek()),
      energyOptIn: 1,
      entertainmentOptIn: 1,
    });
    if (round % 3 > 1) {
      await step('GET', '/api/v1/address/check-supply');
      const quotes = await step('POST', '/api/v1/quotes', {});
      const tariff = quotes.tariffs?.[round % quotes.tariffs.length];
      if (tariff) await step('POST', '/api/v1/quotes/select', { tariffsId: [pick(tariff)], addOnsIdentifiers: [] });
      await step('POST', '/api/v1/entertainment/broadband', { includeBroadband: true });
    }
    const login = { grant_type: 'password', username: 'pat.morgan@example.test', password: 'Moving1!' };
    this.#tokens = {
      app,
      enrolment: token,
      customer: (await this.#post('/api/v1/token', login)).access_token ?? token,
      agent: (await this.#post('/api/v1/telephony/login', { token: 'demo-agent' }, app)).access_token,
      'deploy key': DEVELOPMENT_DEPLOY_KEY,
      forged: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWdlbnQifQ.',
    };
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
      const text = await response.text();
      const faults = faultsOf(request.operation, { status: response.status, headers: response.headers, text });
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

const pick = ({ quoteId, priceId }) => ({ quoteId, priceId });

const dayNextWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Hostile segments are encoded already. */
const encodeSegment = (value, planned) => (value === planned ? value : encodeURIComponent(asText(value)));

/** A lone surrogate cannot be encoded. */
const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** The client rejects some headers and bodies itself. */
const isRefusedByFetch = (error) =>
  error instanceof TypeError && error.cause?.code === undefined && !/fetch failed/.test(error.message);
