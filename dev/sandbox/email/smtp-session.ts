import type { Socket } from 'node:net';
import type { Now } from '../clock/now.js';
import type { FaultBook } from '../faults/fault-book.js';
import { waitForCaller } from '../faults/wait-for-caller.js';
import type { Outbox } from '../outbox/outbox.js';
import { readMessage } from './mime-text.js';
import { linesOf } from './socket-lines.js';

export interface MailRoom {
  faults: FaultBook;
  outbox: Outbox;
  now: Now;
}

const LARGEST_MESSAGE = 10 * 1024 * 1024;
const GARBLED = '2~0 \u0007#garbled';

/** One client of the mail server, from greeting to goodbye (RFC 5321, without log-in and TLS). */
export class SmtpSession {
  #sender: string | undefined;
  #recipients: string[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly room: MailRoom,
  ) {}

  async serve(): Promise<void> {
    if (this.#isDownForAll()) return this.#goodbye('421 4.3.2 Service not available');
    this.#say('220 sandbox.example ESMTP');
    const lines = linesOf(this.socket);
    for await (const line of lines) {
      const data = /^DATA$/i.test(line.trim()) && this.#isReadyForData();
      if (data) await this.#receive(lines);
      else await this.#obey(line);
      if (this.socket.writableEnded) return undefined;
    }
    return undefined;
  }

  /** Without any fault that names a recipient there is no need to ask who the mail is for. */
  #isDownForAll(): boolean {
    const [fault, ...others] = this.room.faults.of('email');
    return fault?.mode === 'down' && fault.match === '' && others.length === 0;
  }

  async #obey(line: string): Promise<void> {
    const [, verb = ''] = /^([a-z]+)/i.exec(line) ?? [];
    const address = /<([^<>]*)>/.exec(line)?.[1];
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return this.#begin(`250-sandbox.example\r\n250-SIZE ${LARGEST_MESSAGE}\r\n250 8BITMIME`);
      case 'HELO':
        return this.#begin('250 sandbox.example');
      case 'MAIL':
        return this.#from(address);
      case 'RCPT':
        return this.#to(address);
      case 'DATA':
        return this.#say('503 5.5.1 Tell the sender and a recipient first');
      case 'RSET':
        return this.#begin('250 2.0.0 Forgotten');
      case 'NOOP':
        return this.#say('250 2.0.0 Still here');
      case 'QUIT':
        return this.#goodbye('221 2.0.0 Goodbye');
      default:
        return this.#say('502 5.5.1 Not known here');
    }
  }

  #begin(reply: string): void {
    this.#sender = undefined;
    this.#recipients = [];
    this.#say(reply);
  }

  #from(address: string | undefined): void {
    if (address === undefined) return this.#say('501 5.1.7 MAIL FROM:<address>');
    this.#begin('250 2.1.0 Sender noted');
    this.#sender = address;
    return undefined;
  }

  async #to(address: string | undefined): Promise<void> {
    if (this.#sender === undefined) return this.#say('503 5.5.1 Tell the sender first');
    if (!address?.includes('@')) return this.#say('501 5.1.3 RCPT TO:<address>');
    const fault = this.room.faults.faultFor('email', [address]);
    if (fault?.mode === 'down') return this.#goodbye('421 4.3.2 Service not available');
    if (fault?.mode === 'error') return this.#say('451 4.3.0 Mailbox cannot be reached, try again later');
    if (fault?.mode === 'malformed') return this.#say(GARBLED);
    if (fault?.mode === 'slow') await waitForCaller(fault.latencyMs, this.socket);
    if (!this.#recipients.includes(address)) this.#recipients.push(address);
    return this.#say('250 2.1.5 Recipient noted');
  }

  #isReadyForData(): boolean {
    return this.#sender !== undefined && this.#recipients.length > 0;
  }

  /** Takes the message up to the line with a single dot, and puts it into the outbox once for each recipient. */
  async #receive(lines: AsyncGenerator<string, void, void>): Promise<void> {
    this.#say('354 End with a dot on a line of its own');
    const message: string[] = [];
    let size = 0;
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      if (next.value === '.') return this.#deliver(message.join('\r\n'), size);
      size += next.value.length + 2;
      if (size <= LARGEST_MESSAGE) message.push(next.value.replace(/^\./, ''));
    }
    return undefined;
  }

  #deliver(raw: string, size: number): void {
    const recipients = this.#recipients;
    if (size > LARGEST_MESSAGE) return this.#begin('552 5.3.4 Message too large');
    const { subject, text } = readMessage(raw);
    const sentAt = this.room.now().toISOString();
    for (const to of recipients) this.room.outbox.add({ channel: 'email', to, subject, text, sentAt });
    return this.#begin('250 2.0.0 In the outbox');
  }

  #say(reply: string): void {
    if (this.socket.writable) this.socket.write(`${reply}\r\n`);
  }

  #goodbye(reply: string): void {
    this.socket.end(`${reply}\r\n`);
  }
}
