import { comparable } from '../faults/fault.js';

export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const MOST_KEPT = 1000;

/** Messages that the email and SMS vendors were asked to send, newest first. */
export class Outbox {
  #messages: Message[] = [];

  add(message: Message): void {
    this.#messages = [message, ...this.#messages].slice(0, MOST_KEPT);
  }

  sentTo(recipient: string | undefined): Message[] {
    if (recipient === undefined) return this.#messages;
    return this.#messages.filter((message) => comparable(message.to) === comparable(recipient));
  }

  empty(): void {
    this.#messages = [];
  }
}
