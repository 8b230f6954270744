import type { Doc } from '../bson/value.js';
import type { LogEntry } from './log-record.js';

type Answer = { readonly number: number; readonly reply: Doc; readonly at: number };

const LIFETIME_MS = 30 * 60 * 1_000;

/**
 * The last answered write of each session. A client that lost the connection sends its write again with the same
 * number and gets the first answer, so nothing happens twice; the log keeps it, so a crash changes nothing about that.
 */
export class Answers {
  private readonly bySession = new Map<string, Answer>();

  last(session: string): Answer | undefined {
    return this.bySession.get(session);
  }

  record(session: string, number: number, at: number, reply: Doc): void {
    this.bySession.delete(session);
    this.bySession.set(session, { number, reply, at });
    for (const [oldest, answer] of this.bySession) {
      if (answer.at >= at - LIFETIME_MS) break;
      this.bySession.delete(oldest);
    }
  }

  *entries(): Generator<LogEntry> {
    for (const [session, { number, reply, at }] of this.bySession) {
      yield { op: 'answer', session, number, reply, at: new Date(at) };
    }
  }
}
