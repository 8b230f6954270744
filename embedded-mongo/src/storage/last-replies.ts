import type { Doc } from '../bson/value.js';
import type { LogEntry } from './log-record.js';

type LastReply = { readonly number: number; readonly reply: Doc; readonly at: number };

const LIFETIME_MS = 30 * 60 * 1_000;

/**
 * The reply to the last numbered write of each session. A client that retries the write after a lost connection gets this
 * reply instead of a second write. The log contains it, so this holds after a crash too.
 */
export class LastReplies {
  private readonly bySession = new Map<string, LastReply>();

  of(session: string): LastReply | undefined {
    return this.bySession.get(session);
  }

  record(session: string, number: number, at: number, reply: Doc): void {
    this.bySession.delete(session);
    this.bySession.set(session, { number, reply, at });
    for (const [oldest, last] of this.bySession) {
      if (last.at >= at - LIFETIME_MS) break;
      this.bySession.delete(oldest);
    }
  }

  *entries(): Generator<LogEntry> {
    for (const [session, { number, reply, at }] of this.bySession) {
      yield { op: 'answer', session, number, reply, at: new Date(at) };
    }
  }
}
