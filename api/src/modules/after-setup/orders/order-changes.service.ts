import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { maxOrderStreams, type OrdersChange } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Timers } from '../../../common/clock/clock.js';
import { EventStreams, type Follower } from '../../../common/event-streams/event-streams.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { CallFactsRepository } from '../../move/enrolment/call-facts.repository.js';

interface OrderFollower extends Follower {
  readonly enrolmentId: string;
}

/** Streams that announce changes of an enrolment to its open pages, so that they show a new status of an order. [ORDER-27] */
@Injectable()
export class OrderChangesService implements OnModuleDestroy {
  private readonly streams: EventStreams<OrderFollower>;

  constructor(
    private readonly enrolments: CallFactsRepository,
    private readonly tokens: TokensService,
    timers: Timers,
    @Inject(ENV) { CALL_STREAM_SECONDS }: Pick<Env, 'CALL_STREAM_SECONDS'>,
  ) {
    this.streams = new EventStreams({
      timers,
      seconds: CALL_STREAM_SECONDS,
      maxOfLogin: maxOrderStreams,
      read: (followers) => this.read(followers),
    });
  }

  /** Opens a stream of server-sent events with the first message in it. Throws TOO_MANY_REQUESTS, UNAUTHENTICATED. */
  async open({ sessionId, enrolmentId }: CallerIdentity): Promise<Readable> {
    if (enrolmentId === null) throw new DomainError('FORBIDDEN');
    return this.streams.open({ sessionId, enrolmentId });
  }

  /** Ends every stream, so that the process can stop. */
  onModuleDestroy(): void {
    this.streams.close();
  }

  /** The version of each enrolment; null after the session has ended or the mover was forgotten. */
  private async read(followers: readonly OrderFollower[]): Promise<(follower: OrderFollower) => OrdersChange | null> {
    const [enrolments, activeSessions] = await Promise.all([
      this.enrolments.ofEnrolments([...new Set(followers.map(({ enrolmentId }) => enrolmentId))]),
      this.tokens.activeAmong([...new Set(followers.map(({ sessionId }) => sessionId))]),
    ]);
    const known = enrolments.filter(({ forgottenAt }) => forgottenAt === null);
    const changes = new Map(known.map(({ id, version }) => [id, { version }]));
    return ({ sessionId, enrolmentId }) => (activeSessions.has(sessionId) ? (changes.get(enrolmentId) ?? null) : null);
  }
}
