import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { maxCallStreams, type CallUpdate } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Timers } from '../../../common/clock/clock.js';
import { EventStreams } from '../../../common/event-streams/event-streams.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { CallStateService, updateFor } from './call-state.service.js';
import type { PresentAgent } from './presence.repository.js';
import { PresenceService, presentAgent } from './presence.service.js';

/** The presence of agents is renewed with each so many polls. */
const pollsBetweenRenewals = 5;

/** Streams of changes during calls, for agents; their presence lasts as long as a stream. */
@Injectable()
export class CallUpdatesService implements OnModuleDestroy {
  private readonly streams: EventStreams<PresentAgent>;
  private polls = 0;

  constructor(
    private readonly calls: CallStateService,
    private readonly presence: PresenceService,
    timers: Timers,
    @Inject(ENV) { CALL_STREAM_SECONDS }: Pick<Env, 'CALL_STREAM_SECONDS'>,
  ) {
    this.streams = new EventStreams({
      timers,
      seconds: CALL_STREAM_SECONDS,
      maxOfLogin: maxCallStreams,
      read: (agents) => this.read(agents),
      onOpen: (agent) => presence.renew([agent]),
      onPoll: (agents) => this.renewPresence(agents),
      // If this fails, the presence expires by itself.
      onLeave: ({ sessionId }) => void presence.leave(sessionId).catch(() => undefined),
    });
  }

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
    return this.streams.open(requireAgent(caller));
  }

  /** Ends every stream, so that the process can stop. */
  onModuleDestroy(): void {
    this.streams.close();
  }

  /** The update of each agent; null after the login or the enrolment has ended. */
  private async read(agents: readonly PresentAgent[]): Promise<(agent: PresentAgent) => CallUpdate | null> {
    const enrolmentIds = [...new Set(agents.map(({ enrolmentId }) => enrolmentId))];
    const states = await this.calls.read(
      enrolmentIds,
      agents.map(({ sessionId }) => sessionId),
    );
    return (agent) => (states.activeSessions.has(agent.sessionId) ? updateFor(states, agent) : null);
  }

  private async renewPresence(agents: readonly PresentAgent[]): Promise<void> {
    this.polls = (this.polls + 1) % pollsBetweenRenewals;
    if (this.polls === 0) await this.presence.renew(agents).catch(() => undefined);
  }
}

function requireAgent(caller: CallerIdentity): PresentAgent {
  const agent = presentAgent(caller);
  if (agent === null) throw new DomainError('FORBIDDEN');
  return agent;
}
