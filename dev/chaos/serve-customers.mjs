import { setTimeout as delay } from 'node:timers/promises';
import { Customer } from './customer.mjs';
import { Random } from './random.mjs';

const SANDBOX_KEY = 'sandbox-key';
const RETRY_AFTER_MS = 200;

/** One customer after the other, several at once, until the signal aborts. Returns the customers. */
export async function serveCustomers({ settings }, client, { seed, signal, atOnce = 6 }) {
  const customers = [];
  const serve = async () => {
    while (!signal.aborted) {
      const number = customers.length;
      const random = new Random(seed + 100 + number);
      const customer = new Customer(client, { number, random, settings });
      customers.push(customer);
      await customer.run();
      await collect(customer, settings.sandbox);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, serve));
  return customers;
}

/** What third parties have received of a customer. At once, because the outbox keeps the latest thousand messages. */
async function collect(customer, sandbox) {
  const read = async (path) => {
    const response = await fetch(`${sandbox}${path}`, { headers: { 'x-api-key': SANDBOX_KEY } }).catch(() => null);
    const body = response?.ok ? await response.json().catch(() => null) : null;
    // A fault of the third party applies to this question too.
    return body ?? delay(RETRY_AFTER_MS).then(() => read(path));
  };
  const sentTo = async (contact) => read(`/outbox?to=${encodeURIComponent(contact)}`);
  customer.messages = [...(await sentTo(customer.email)), ...(await sentTo(customer.mobile))];
  const { applications } = await read(`/quotes/v3/applications?email=${encodeURIComponent(customer.email)}`);
  customer.applications = applications.length;
}
