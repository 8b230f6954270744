import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Jobs run every five seconds. */
const POLL_MS = 500;
const MAX_POLLS = 60;

/** What the steps of a scenario use. `visitor` sends their requests; `number` distinguishes its movers. */
export class Mover {
  #visitor;
  id = '';
  reference = '';

  constructor(visitor, number) {
    this.#visitor = visitor;
    const { origin, crm, partner, agency, published, remotesFolder } = visitor.system;
    Object.assign(this, { number, origin, crm, partner, agency, published, remotesFolder });
    /** The visitor who repeats the scenarios; no other uses its remote. */
    this.visitorIndex = visitor.index;
    this.email = `${visitor.name}.${number}@example.test`;
    this.mobile = `0770${visitor.index}${String(number).padStart(6, '0')}`;
  }

  /** Makes a call that must succeed; `as` is the caller, 'enrolment' unless given. Returns its response. */
  call(name, input) {
    return this.#visitor.step(name, input);
  }

  /** Uses these tokens for a caller from now on. */
  logIn(caller, tokens) {
    this.#visitor.tokens[caller] = tokens.access_token;
  }

  isLoggedIn(caller) {
    return this.#visitor.tokens[caller] !== undefined;
  }

  /** Runs a command of the support tool. Returns its last line. */
  support(...args) {
    return this.#visitor.support(...args);
  }

  /** The latest message to a contact whose text matches; its first group. */
  async found(contact, pattern) {
    for (const { subject, text } of await this.#visitor.messagesTo(contact)) {
      const match = pattern.exec(`${subject} ${text}`);
      if (match) return match[1];
    }
    throw new Error(`no message to ${contact} matches ${pattern}`);
  }

  /** Like `found`, for a message that a job sends within some seconds. */
  async awaited(contact, pattern) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.found(contact, pattern);
      } catch (error) {
        if (attempt === MAX_POLLS) throw error;
        await pause(POLL_MS);
      }
    }
  }

  /** The latest code that was sent to a contact. */
  code(contact = this.email) {
    return this.found(contact, /\b(\d{6})\b/);
  }

  /** The token at the end of the latest link whose path contains `page`. */
  link(page, contact = this.email) {
    return this.found(contact, new RegExp(`/${page}/([\\w-]+)`));
  }

  /** yyyy-MM-dd */
  day(daysFromToday) {
    return new Date(Date.now() + daysFromToday * DAY_MS).toISOString().slice(0, 10);
  }
}
