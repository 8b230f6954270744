import { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { maxCallStreams, type CallUpdate } from '@home-move/contract';
import type { CallerIdentity } from '../../common/access/caller.js';
import { Timers } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { CallStateService } from './call-state.service.js';

const pollMs = 1000;
/** More often than proxies close a connection that is silent. */
const keepAliveMs = 15_000;

interface Stream {
  readonly enrolmentId: string;
  readonly sessionId: string;
  readonly output: Readable;
  /** The last message. */
  sent: string;
  /** Ends it and cancels its timers. */
  end: () => void;
}

/**
 * Streams of what changes during calls. The database is asked once a second for all streams of this process together, and not at
 * all without one.
 */
@Injectable()
export class CallUpdatesService implements OnModuleDestroy {
  private readonly streams = new Set<Stream>();
  private cancelPoll: () => void = () => undefined;
  /** From the first stream on, until a poll finds none. */
  private isPolling = false;
  private isClosing = false;

  constructor(
    private readonly calls: CallStateService,
    private readonly timers: Timers,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Opens a stream of server-sent events with the first message in it. Throws TOO_MANY_REQUESTS, UNAUTHENTICATED. */
  async open({ sessionId, enrolmentId }: CallerIdentity): Promise<Readable> {
    if (enrolmentId === null) throw new DomainError('FORBIDDEN');
    const seconds = this.env.CALL_STREAM_SECONDS;
    const isOfLogin = (stream: Stream) => stream.sessionId === sessionId;
    const stream = this.add(enrolmentId, sessionId);
    try {
      // Counted with the new one, so that simultaneous calls cannot exceed the limit.
      if ([...this.streams].filter(isOfLogin).length > maxCallStreams) {
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: seconds });
      }
      const { updates } = await this.calls.read([enrolmentId]);
      const first = updates.get(enrolmentId);
      if (!first) throw new DomainError('UNAUTHENTICATED');
      this.send(stream, first);
    } catch (error) {
      stream.end();
      throw error;
    }
    this.keepOpen(stream, seconds);
    return stream.output;
  }

  /** Ends every stream, so that the process can stop. Clients connect to another one. */
  onModuleDestroy(): void {
    this.isClosing = true;
    this.cancelPoll();
    for (const stream of this.streams) stream.end();
  }

  private add(enrolmentId: string, sessionId: string): Stream {
    const output = new Readable({ read: () => undefined });
    const stream: Stream = { enrolmentId, sessionId, output, sent: '', end: () => this.remove(stream) };
    this.streams.add(stream);
    // A client that has hung up.
    output.once('close', () => stream.end());
    return stream;
  }

  private remove(stream: Stream): void {
    if (!this.streams.delete(stream)) return;
    if (!stream.output.destroyed) stream.output.push(null);
  }

  private keepOpen(stream: Stream, seconds: number): void {
    if (this.isClosing) stream.end();
    // The login may have ended meanwhile.
    if (!this.streams.has(stream)) return;
    const cancelEnd = this.timers.after(seconds * 1000, () => stream.end());
    let cancelKeepAlive = () => undefined as void;
    const keepAlive = () => {
      cancelKeepAlive = this.timers.after(keepAliveMs, () => {
        stream.output.push(': still here\n\n');
        keepAlive();
      });
    };
    keepAlive();
    const remove = stream.end;
    stream.end = () => {
      cancelEnd();
      cancelKeepAlive();
      remove();
    };
    if (!this.isPolling) this.schedulePoll();
  }

  private schedulePoll(): void {
    this.isPolling = this.streams.size > 0;
    if (this.isPolling) this.cancelPoll = this.timers.after(pollMs, () => void this.poll());
  }

  private async poll(): Promise<void> {
    const streams = [...this.streams];
    if (streams.length === 0) return this.schedulePoll();
    const enrolmentIds = [...new Set(streams.map(({ enrolmentId }) => enrolmentId))];
    const sessionIds = streams.map(({ sessionId }) => sessionId);
    // While the database is down there is no news.
    const states = await this.calls.read(enrolmentIds, sessionIds).catch(() => null);
    for (const stream of states ? streams : []) {
      const update = states?.updates.get(stream.enrolmentId);
      if (update && states?.activeSessions.has(stream.sessionId)) this.send(stream, update);
      else stream.end();
    }
    this.schedulePoll();
  }

  /** Sends a message, unless it is the same as the last one or the stream has ended. */
  private send(stream: Stream, update: CallUpdate): void {
    const message = JSON.stringify(update);
    if (message === stream.sent || !this.streams.has(stream)) return;
    stream.sent = message;
    stream.output.push(`data: ${message}\n\n`);
  }
}
