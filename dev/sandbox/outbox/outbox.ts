import type { FastifyInstance } from 'fastify';
import { normalise } from '../server/fault.js';

export interface Message {
  channel: 'email' | 'sms';
  /** As the recipient sees it: a name, number or short code; of a mail also the address. */
  from: string;
  /** Only of mails with an address for replies. */
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const MAX_KEPT = 1000;

/** Messages that the email and SMS vendors have accepted, newest first. */
export class Outbox {
  #messages: Message[] = [];

  #ids = new Set<string>();

  /** `id` is the Message-ID of a mail: as in a mailbox, one that arrives again is shown once. */
  add(message: Message, id?: string): void {
    if (id !== undefined) {
      const known = `${normalise(message.to)} ${id}`;
      if (this.#ids.has(known)) return;
      this.#ids.add(known);
    }
    this.#messages = [message, ...this.#messages].slice(0, MAX_KEPT);
  }

  sentTo(recipient: string | undefined): Message[] {
    if (recipient === undefined) return this.#messages;
    return this.#messages.filter((message) => normalise(message.to) === normalise(recipient));
  }

  empty(): void {
    this.#messages = [];
    this.#ids.clear();
  }
}

export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get<{ Querystring: { to?: string } }>('/outbox', (request) => outbox.sentTo(request.query.to));
  app.delete('/outbox', () => {
    outbox.empty();
    return outbox.sentTo(undefined);
  });
}
