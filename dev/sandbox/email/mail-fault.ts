import { setTimeout as delay } from 'node:timers/promises';
import type { FaultBook } from '../faults/fault-book.js';

/** An error with its reply code; 421 also closes the connection. */
export class SmtpError extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const notAvailable = () => new SmtpError(421, 'Service not available');

/** Unreadable: a reply must start with three digits. */
const garbledReply = () => new SmtpError(99, '#garbled');

/** Rejects the connection if mail is down and no other fault depends on the recipient. */
export function applyFaultAtGreeting(faults: FaultBook): void {
  const [fault, ...others] = faults.of('email');
  if (fault?.mode === 'down' && fault.match === '' && others.length === 0) throw notAvailable();
}

/** Applies the fault of a recipient. */
export async function applyFaultFor(recipient: string, faults: FaultBook): Promise<void> {
  const fault = faults.faultFor('email', [recipient]);
  if (fault?.mode === 'down') throw notAvailable();
  if (fault?.mode === 'error') throw new SmtpError(451, 'Mailbox cannot be reached, try again later');
  if (fault?.mode === 'refuse') throw new SmtpError(550, 'No such mailbox');
  if (fault?.mode === 'malformed') throw garbledReply();
  if (fault?.mode === 'slow') await delay(fault.latencyMs, undefined, { ref: false });
}
