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

/** A person's mailbox or phone: it shows what came since it was last looked at. */
export class Inbox {
  private seen = 0;

  constructor(private readonly contact: string) {}

  /** One that other stories write to as well: what is there already was read. */
  static async of(contact: string): Promise<Inbox> {
    const inbox = new Inbox(contact);
    inbox.seen = (await messagesTo(contact)).length;
    return inbox;
  }

  /** The oldest message that was not read yet; it waits for one. */
  async next(): Promise<Message> {
    const unread = async () => (await messagesTo(this.contact)).slice(0, -this.seen || undefined).at(-1);
    await expect.poll(unread, { message: `a new message to ${this.contact}` }).toBeDefined();
    const message = await unread();
    if (message === undefined) throw new Error('the message has gone again');
    this.seen += 1;
    return message;
  }

  async expectNothingNew(): Promise<void> {
    expect((await messagesTo(this.contact)).length).toBe(this.seen);
  }
}

/** The code in a message. */
export function codeIn({ text }: Message): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('the message holds no code');
  return code;
}

/** The link in a mail to a page of the portal. */
export function linkIn({ text }: Message, page: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith('http') && word.includes(`/${page}/`));
  if (link === undefined) throw new Error(`the message holds no link to ${page}`);
  return link;
}
