import { knownValues } from './known-values.mjs';
import { KnownValue } from './schema-values.mjs';

const MAX_PER_NAME = 40;
const enrolmentId = /^[0-9a-f]{24}$/;

/** Names whose values come from responses and messages, and other names under which those are sent. */
const learnt = {
  addressKey: ['key', 'address'],
  id: ['enrolmentId'],
  token: ['resetToken', 'distributionToken'],
  refresh_token: [],
  quoteId: [],
  priceId: [],
  identifier: ['addOnsIdentifiers'],
  packageId: [],
  sourceId: [],
  monthlyCost: [],
  total: [],
  supplierName: ['suppliers'],
  providerName: ['selectedProviders'],
  reference: ['enrolment'],
  code: [],
  origin: [],
};
const names = new Set([
  ...Object.keys(knownValues()),
  ...Object.entries(learnt).flatMap(([name, others]) => [name, ...others]),
]);

/** Whether values of this name are known at the start, or learnt from responses. */
export const isKnown = (name) => names.has(name);

/** The values that one visitor knows. */
export class KnownPool {
  #values = new Map(Object.entries(knownValues()));
  /** The value of each name that was learnt last. */
  #latest = new Map();

  /** Remembers the values of a response, at any depth. */
  learn(response) {
    if (typeof response !== 'object' || response === null) return;
    for (const [name, value] of Object.entries(response)) {
      if (typeof value === 'object') this.learn(value);
      else if (name === 'id' && !enrolmentId.test(value)) continue;
      else for (const other of [name, ...(learnt[name] ?? [])]) if (isKnown(other)) this.add(other, value);
    }
  }

  add(name, value) {
    const values = this.#values.get(name) ?? [];
    this.#latest.set(name, value);
    if (values.includes(value)) return;
    this.#values.set(name, [...values, value].slice(-MAX_PER_NAME));
  }

  /** The request with a value instead of each KnownValue. */
  resolve(value) {
    if (value instanceof KnownValue) {
      const values = this.#values.get(value.name) ?? [];
      // A version, a code or a link is usually valid only as long as it is the latest.
      const isLatest = value.pick % 2 === 1 && this.#latest.has(value.name);
      return isLatest
        ? this.#latest.get(value.name)
        : (values[Math.floor(value.pick / 2) % values.length] ?? 'none-yet');
    }
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (value?.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.resolve(item)]));
  }
}
