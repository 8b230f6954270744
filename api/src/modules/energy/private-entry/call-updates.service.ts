import { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { maxCallStreams, type CallUpdate } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Timers } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { type CallStates, CallStateService, updateFor } from './call-state.service.js';
import type { PresentAgent } from './presence.repository.js';
import { PresenceService, presentAgent } from './presence.service.js';

const pollMs = 1000;
/** The presence of agents is renewed with each so many polls. */
const pollsBetweenRenewals = 5;
/** More often than proxies close a connection that is silent. */
const keepAliveMs = 15_000;

interface Stream {
  readonly agent: PresentAgent;
  readonly output: Readable;
  /** The last message. */
  sent: string;
  /** Ends it and cancels its timers. */
  end: () => void;
}

/**
 * Streams of changes during calls. One query a second serves all streams of this process. Without streams there are no
 * queries.
 */
@Injectable()
export class CallUpdatesService implements OnModuleDestroy {
  private readonly streams = new Set<Stream>();
  private cancelPoll: () => void = () => undefined;
  /** From the first stream on, until a poll finds none. */
  private isPolling = false;
  private isClosing = false;
  private polls = 0;

  constructor(
    private readonly calls: CallStateService,
    private readonly presence: PresenceService,
    private readonly timers: Timers,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What a stream would send now, for a page that polls. Throws UNAUTHENTICATED. */
  async latest(caller: CallerIdentity): Promise<CallUpdate> {
    const agent = requireAgent(caller);
    const update = updateFor(await this.calls.read([agent.enrolmentId]), agent);
    if (!update) throw new DomainError('UNAUTHENTICATED');
    await this.presence.renew([agent]);
    return update;
  }

  /** Opens a stream of server-sent events with the first message in it. Throws TOO_MANY_REQUESTS, UNAUTHENTICATED. */
  async open(caller: CallerIdentity): Promise<Readable> {
    const agent = requireAgent(caller);
    const seconds = this.env.CALL_STREAM_SECONDS;
    const stream = this.add(agent);
    try {
      // Counted with the new one, so that simultaneous calls cannot exceed the limit.
      if (this.ofLogin(agent.sessionId).length > maxCallStreams) {
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: seconds });
      }
      const first = updateFor(await this.calls.read([agent.enrolmentId]), agent);
      if (!first) throw new DomainError('UNAUTHENTICATED');
      if (this.streams.has(stream)) await this.presence.renew([agent]);
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

  private ofLogin(sessionId: string): readonly Stream[] {
    return [...this.streams].filter(({ agent }) => agent.sessionId === sessionId);
  }

  private add(agent: PresentAgent): Stream {
    const output = new Readable({ read: () => undefined });
    const stream: Stream = { agent, output, sent: '', end: () => this.remove(stream) };
    this.streams.add(stream);
    output.once('close', () => this.hangUp(stream));
    return stream;
  }

  /** A client that has hung up, unlike a stream that has ended, which the client opens again. */
  private hangUp(stream: Stream): void {
    if (!this.streams.has(stream)) return;
    stream.end();
    const { sessionId } = stream.agent;
    // Otherwise it expires by itself.
    if (this.ofLogin(sessionId).length === 0) void this.presence.leave(sessionId).catch(() => undefined);
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
    const enrolmentIds = [...new Set(streams.map(({ agent }) => agent.enrolmentId))];
    const sessionIds = streams.map(({ agent }) => agent.sessionId);
    // While the database is down there is no news.
    const states = await this.calls.read(enrolmentIds, sessionIds).catch(() => null);
    if (states) {
      this.sendNews(streams, states);
      await this.renewPresence();
    }
    this.schedulePoll();
  }

  /** Sends changes, and ends the streams of logins and enrolments that have ended. */
  private sendNews(streams: readonly Stream[], states: CallStates): void {
    for (const stream of streams) {
      const update = updateFor(states, stream.agent);
      if (update && states.activeSessions.has(stream.agent.sessionId)) this.send(stream, update);
      else stream.end();
    }
  }

  private async renewPresence(): Promise<void> {
    this.polls = (this.polls + 1) % pollsBetweenRenewals;
    if (this.polls !== 0) return;
    await this.presence.renew([...this.streams].map(({ agent }) => agent)).catch(() => undefined);
  }

  /** Sends a message, unless it is the same as the last one or the stream has ended. */
  private send(stream: Stream, update: CallUpdate): void {
    const message = JSON.stringify(update);
    if (message === stream.sent || !this.streams.has(stream)) return;
    stream.sent = message;
    stream.output.push(`data: ${message}\n\n`);
  }
}

function requireAgent(caller: CallerIdentity): PresentAgent {
  const agent = presentAgent(caller);
  if (agent === null) throw new DomainError('FORBIDDEN');
  return agent;
}
