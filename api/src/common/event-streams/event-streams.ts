import { Readable } from 'node:stream';
import type { Timers } from '../clock/clock.js';
import { DomainError } from '../problem/domain.error.js';

const pollMs = 1000;
/** More often than proxies close a connection that is silent. */
const keepAliveMs = 15_000;

/** A login that follows something. */
export interface Follower {
  readonly sessionId: string;
}

export interface EventStreamOptions<Login extends Follower> {
  readonly timers: Timers;
  /** How long a stream stays open. */
  readonly seconds: number;
  /** Streams that one login may keep open. */
  readonly maxOfLogin: number;
  /** Reads the current message of each login; null for one whose streams have to end. */
  readonly read: (followers: readonly Login[]) => Promise<(follower: Login) => object | null>;
  /** Runs before the first message is sent. */
  readonly onOpen?: (follower: Login) => Promise<void>;
  /** Runs after each poll. */
  readonly onPoll?: (followers: readonly Login[]) => Promise<void>;
  /** Runs when a client has closed the last stream of its login. */
  readonly onLeave?: (follower: Login) => void;
}

interface Stream<Login> {
  readonly follower: Login;
  readonly output: Readable;
  /** The last message. */
  sent: string;
  /** Ends it and cancels its timers. */
  end: () => void;
}

/**
 * Streams of server-sent events, which get a message whenever it differs from the last one. One poll a second serves all streams of this
 * process. Without streams there are no polls.
 */
export class EventStreams<Login extends Follower> {
  private readonly streams = new Set<Stream<Login>>();
  private cancelPoll: () => void = () => undefined;
  /** From the first stream on, until a poll finds none. */
  private isPolling = false;
  private isClosing = false;

  constructor(private readonly options: EventStreamOptions<Login>) {}

  /** Opens a stream with the first message in it. Throws TOO_MANY_REQUESTS, and UNAUTHENTICATED for a login without a message. */
  async open(follower: Login): Promise<Readable> {
    const { seconds, maxOfLogin, read, onOpen } = this.options;
    const stream = this.add(follower);
    try {
      // Counted with the new one, so that simultaneous calls cannot exceed the limit.
      if (this.countOf(follower) > maxOfLogin) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: seconds });
      const first = (await read([follower]))(follower);
      if (!first) throw new DomainError('UNAUTHENTICATED');
      if (this.streams.has(stream)) await onOpen?.(follower);
      this.send(stream, first);
    } catch (error) {
      stream.end();
      throw error;
    }
    this.keepOpen(stream);
    return stream.output;
  }

  /** Ends every stream, so that the process can stop. Clients connect to another one. */
  close(): void {
    this.isClosing = true;
    this.cancelPoll();
    for (const stream of this.streams) stream.end();
  }

  private countOf({ sessionId }: Login): number {
    return [...this.streams].filter(({ follower }) => follower.sessionId === sessionId).length;
  }

  private add(follower: Login): Stream<Login> {
    const output = new Readable({ read: () => undefined });
    const stream: Stream<Login> = { follower, output, sent: '', end: () => this.remove(stream) };
    this.streams.add(stream);
    output.once('close', () => this.hangUp(stream));
    return stream;
  }

  /** A client that has hung up, unlike a stream that has ended, which the client opens again. */
  private hangUp(stream: Stream<Login>): void {
    if (!this.streams.has(stream)) return;
    stream.end();
    if (this.countOf(stream.follower) === 0) this.options.onLeave?.(stream.follower);
  }

  private remove(stream: Stream<Login>): void {
    if (!this.streams.delete(stream)) return;
    if (!stream.output.destroyed) stream.output.push(null);
  }

  private keepOpen(stream: Stream<Login>): void {
    if (this.isClosing) stream.end();
    // The login may have ended meanwhile.
    if (!this.streams.has(stream)) return;
    const { timers, seconds } = this.options;
    const cancelEnd = timers.after(seconds * 1000, () => stream.end());
    let cancelKeepAlive = () => undefined as void;
    const keepAlive = () => {
      cancelKeepAlive = timers.after(keepAliveMs, () => {
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
    if (this.isPolling) this.cancelPoll = this.options.timers.after(pollMs, () => void this.poll());
  }

  private async poll(): Promise<void> {
    const streams = [...this.streams];
    if (streams.length === 0) return this.schedulePoll();
    // While the database is down there is no news.
    const messageOf = await this.options.read(streams.map(({ follower }) => follower)).catch(() => null);
    if (messageOf) {
      for (const stream of streams) this.sendOrEnd(stream, messageOf(stream.follower));
      await this.options.onPoll?.([...this.streams].map(({ follower }) => follower));
    }
    this.schedulePoll();
  }

  private sendOrEnd(stream: Stream<Login>, message: object | null): void {
    if (message) this.send(stream, message);
    else stream.end();
  }

  /** Sends a message, unless it is the same as the last one or the stream has ended. */
  private send(stream: Stream<Login>, content: object): void {
    const message = JSON.stringify(content);
    if (message === stream.sent || !this.streams.has(stream)) return;
    stream.sent = message;
    stream.output.push(`data: ${message}\n\n`);
  }
}
