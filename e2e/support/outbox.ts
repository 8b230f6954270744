import { expect } from '@playwright/test';
import { sandbox } from './addresses.js';

export interface Message {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function messagesTo(contact: string): Promise<readonly Message[]> {
  const response = await fetch(`${sandbox}/outbox?to=${encodeURIComponent(contact)}`);
  if (!response.ok) throw new Error(`the outbox answered ${response.status}`);
  return (await response.json()) as readonly Message[];
}

/** The subjects of receipts, which arrive some seconds after an order, whatever the story does meanwhile. */
const receiptSubject =
  /order is accepted: |^Your move with .* is set up$|^Your orders with |^There is news about your move$/;

async function othersTo(contact: string): Promise<readonly Message[]> {
  return (await messagesTo(contact)).filter(({ subject }) => !receiptSubject.test(subject));
}

/** The receipts that a mover was sent, newest first. */
export async function receiptsTo(contact: string): Promise<readonly Message[]> {
  return (await messagesTo(contact)).filter(({ subject }) => receiptSubject.test(subject));
}

/** A mover's mailbox or phone without receipts, which tracks the read messages. */
export class Inbox {
  private readCount = 0;

  constructor(readonly contact: string) {}

  /** An inbox shared with other stories: its present messages count as read. */
  static async of(contact: string): Promise<Inbox> {
    const inbox = new Inbox(contact);
    inbox.readCount = (await othersTo(contact)).length;
    return inbox;
  }

  /** Waits for the oldest unread message; the time limit is in milliseconds. */
  async next(options: { readonly timeout?: number } = {}): Promise<Message> {
    const unread = async () => (await othersTo(this.contact)).slice(0, -this.readCount || undefined).at(-1);
    await expect.poll(unread, { message: `a new message to ${this.contact}`, ...options }).toBeDefined();
    const message = await unread();
    if (message === undefined) throw new Error('the message disappeared');
    this.readCount += 1;
    return message;
  }

  async expectNothingNew(): Promise<void> {
    expect((await othersTo(this.contact)).length).toBe(this.readCount);
  }
}

/** The code in a message. */
export function codeIn({ text }: Message): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('the message holds no code');
  return code;
}

/** The link to a page of the portal in a message. */
export function linkIn({ text }: Message, page: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith('http') && word.includes(`/${page}/`));
  if (link === undefined) throw new Error(`the message holds no link to ${page}`);
  return link;
}
