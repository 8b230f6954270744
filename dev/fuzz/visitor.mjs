import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import {
  DEVELOPMENT_DEPLOY_KEY,
  DEVELOPMENT_MAIL_EVENT_KEY,
  DEVELOPMENT_ORDER_SECRETS,
  DEVELOPMENT_PARTNER_KEY,
} from '../launcher/api-environment.mjs';
import { isKnown, KnownPool } from './known-pool.mjs';
import { Mover } from './mover.mjs';
import { variantsOf } from './variants.mjs';
import { faultsOf, HANGS_AFTER_MS } from './verdict.mjs';

/** Calls that send codes and links. */
const sendsMessages =
  /\/otp\/(request|login)$|phone-link\/send$|phone-link\/code$|\/private-entry$|continue-link$|password-reset-request$/;

/** Callers whose 401 means that their session has ended; an app's 401 refuses a password or a code. */
const sessions = ['enrolment', 'customer', 'agent'];

const JSON_TYPE = 'application/json';

/** Sends requests as a mover, an agent and others, and remembers what the responses contain. */
export class Visitor {
  #pool = new KnownPool();
  /** Whether a random request, such as one that logs out, has ended one of the sessions. */
  isLoggedOut = false;
  /** Access tokens and keys by caller. */
  tokens = {};

  /**
   * `system`: addresses and the support tool of the system under test. `operations`: the API's operations by name.
   * `onResult(operation, result)` is called for each response, `nextSeed()` returns the seed of the next random values.
   */
  constructor({ system, operations, index, requestLimit, onResult, nextSeed }) {
    Object.assign(this, { system, operations, index, onResult, nextSeed, name: `visitor-${index}` });
    this.requestsLeft = requestLimit;
    this.support = system.support;
    for (const page of ['continue', 'password-reset']) this.#pool.add('returnUrl', `${system.origin}/${page}`);
    this.#pool.add('origin', system.crm);
  }

  /** A new mover, without the sessions of the one before. */
  startMover(number) {
    const mover = new Mover(this, number);
    this.tokens = {
      'deploy key': DEVELOPMENT_DEPLOY_KEY,
      'partner key': DEVELOPMENT_PARTNER_KEY,
      'mail key': DEVELOPMENT_MAIL_EVENT_KEY,
      forged: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWdlbnQifQ.',
    };
    this.isLoggedOut = false;
    this.email = mover.email;
    for (const name of ['emailAddress', 'email', 'contact', 'username']) this.#pool.add(name, mover.email);
    return mover;
  }

  /**
   * A step of a scenario: the call must succeed. Before every second one, the same request is sent with one part replaced, or
   * at the same time the same request. If that has succeeded, the step itself need not.
   */
  async step(name, { params = {}, query = {}, body, as = 'enrolment', type = JSON_TYPE } = {}) {
    const operation = this.operations.get(name);
    if (!operation) throw new Error(`${name} is no call of the API`);
    const path = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, encodeURIComponent(value)]));
    const request = { operation, path, query, caller: as, ...(body && { body: { type, content: body } }) };
    const [variant] = fc.sample(variantsOf(request, isKnown), { numRuns: 1, seed: this.nextSeed() });
    const answers =
      variant === request
        ? await Promise.all([this.send(request), this.send(request)])
        : [variant && (await this.send(variant)), await this.send(request)];
    const accepted = answers.findLast((answer) => answer?.status >= 200 && answer.status < 300);
    if (accepted)
      return accepted.text.startsWith('{') || accepted.text.startsWith('[') ? JSON.parse(accepted.text) : {};
    const { status, text } = answers.at(-1);
    throw new Error(`${name} is rejected with ${status} ${text.slice(0, 300)}`);
  }

  /** Sends a request. Returns the status and text of its response, and passes the response's faults to `onResult`. */
  async send(request) {
    if (this.requestsLeft === 0) throw new Error('the requests are used up');
    this.requestsLeft -= 1;
    const result = await this.#send(request);
    this.onResult(request.operation, result);
    return result;
  }

  async #send(request) {
    const sent = this.#toFetch(request);
    const started = performance.now();
    try {
      const response = await fetch(sent.url, {
        ...sent.init,
        signal: AbortSignal.timeout(HANGS_AFTER_MS),
        redirect: 'manual',
      });
      const text = await textOf(response);
      const faults = faultsOf(
        request.operation,
        { status: response.status, headers: response.headers, text },
        this.name,
      );
      if (response.status === 401 && sessions.includes(request.caller)) this.isLoggedOut = true;
      if (response.ok) this.#learn(text);
      if (response.ok && sendsMessages.test(request.operation.path)) await this.#readMessages();
      return {
        status: response.status,
        text,
        faults: faults.map((fault) => ({ fault, request, sent, text: text.slice(0, 500) })),
      };
    } catch (error) {
      if (isRefusedByFetch(error)) return { status: 0, text: '', faults: [] };
      const seconds = Math.round((performance.now() - started) / 1000);
      return {
        status: 0,
        text: '',
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
    const token = this.tokens[caller];
    const content = body && this.#bodyOf(body);
    return {
      url: `${this.system.portal}${filled}${search.size > 0 ? `?${search}` : ''}`,
      init: {
        method: operation.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(content !== undefined && { 'content-type': body.type }),
          ...(caller === 'signature' && signatureOf(operation, content ?? '')),
        },
        ...(content !== undefined && { body: content }),
      },
    };
  }

  #bodyOf({ type, content, raw }) {
    if (raw !== undefined) return raw;
    const resolved = this.#pool.resolve(content);
    if (type === 'text/csv' && typeof resolved === 'string') return resolved;
    if (type === JSON_TYPE) return JSON.stringify(resolved) ?? 'null';
    const fields = resolved?.constructor === Object ? Object.entries(resolved) : [['value', resolved]];
    return new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])).toString();
  }

  /** The messages to a contact, newest first. */
  async messagesTo(contact) {
    const response = await fetch(`${this.system.sandbox}/outbox?to=${encodeURIComponent(contact)}`);
    return response.json();
  }

  /** Remembers the codes and the tokens of links that were sent. */
  async #readMessages() {
    for (const { text } of (await this.messagesTo(this.email)).slice(0, 10)) {
      for (const [code] of text.matchAll(/\b\d{6}\b/g)) this.#pool.add('code', code);
      for (const [, token] of text.matchAll(/\/([\w-]{40,})\b/g)) this.#pool.learn({ token });
    }
  }

  #learn(text) {
    if (text.startsWith('{') || text.startsWith('[')) this.#pool.learn(JSON.parse(text));
  }
}

/** The headers with which the provider that makes this call signs its body. */
function signatureOf({ path }, content) {
  const secret = DEVELOPMENT_ORDER_SECRETS[path.endsWith('/broadband') ? 'broadband-ht' : 'quotes'];
  const [id, at] = [`msg_${randomUUID()}`, new Date()];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new StandardWebhook(secret).sign(id, at, content),
  };
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
