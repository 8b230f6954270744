import { knownValues } from './known-values.mjs';
import { KnownValue } from './schema-values.mjs';

const MAX_PER_NAME = 40;

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
};
const names = new Set([
  ...Object.keys(knownValues()),
  ...Object.entries(learnt).flatMap(([name, others]) => [name, ...others]),
]);

/** Whether values of this name are known at the start, or learnt from responses. */
export const isKnown = (name) => names.has(name);

/** The values that one visitor knows. */
export class KnownPool {
  #values = new Map(Object.entries(knownValues()).map(([name, values]) => [name, [...values]]));

  /** Remembers the values of a response, at any depth. */
  learn(response) {
    if (typeof response !== 'object' || response === null) return;
    for (const [name, value] of Object.entries(response)) {
      if (typeof value === 'object') this.learn(value);
      else for (const other of [name, ...(learnt[name] ?? [])]) if (isKnown(other)) this.add(other, value);
    }
  }

  add(name, value) {
    const values = this.#values.get(name) ?? [];
    if (values.includes(value)) return;
    this.#values.set(name, [...values, value].slice(-MAX_PER_NAME));
  }

  /** The request with a value in place of each KnownValue. */
  resolve(value) {
    if (value instanceof KnownValue) {
      const values = this.#values.get(value.name) ?? [];
      return values.length === 0 ? 'none-yet' : values[value.pick % values.length];
    }
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (value?.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.resolve(item)]));
  }
}
