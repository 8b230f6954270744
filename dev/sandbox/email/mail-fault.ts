import { setTimeout as delay } from 'node:timers/promises';
import type { FaultBook } from '../faults/fault-book.js';

/** A refusal with its reply code; 421 also ends the connection. */
export class MailRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const notAvailable = () => new MailRefusal(421, 'Service not available');

/** A reply must start with three digits: no client can read this one. */
const garbled = () => new MailRefusal(99, '#garbled');

/** Refuses the connection when mail is down for everyone; with other faults of mail about it depends on the recipient. */
export function meetFaultAtGreeting(faults: FaultBook): void {
  const [fault, ...others] = faults.of('email');
  if (fault?.mode === 'down' && fault.match === '' && others.length === 0) throw notAvailable();
}

/** Makes mail to a recipient fail as its fault says. */
export async function meetFaultOf(recipient: string, faults: FaultBook): Promise<void> {
  const fault = faults.faultFor('email', [recipient]);
  if (fault?.mode === 'down') throw notAvailable();
  if (fault?.mode === 'error') throw new MailRefusal(451, 'Mailbox cannot be reached, try again later');
  if (fault?.mode === 'malformed') throw garbled();
  if (fault?.mode === 'slow') await delay(fault.latencyMs, undefined, { ref: false });
}
