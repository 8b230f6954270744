import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { maxHouseholdStreams, type HouseholdChange } from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Timers } from '../../../common/clock/clock.js';
import { EventStreams, type Follower } from '../../../common/event-streams/event-streams.js';
import { ENV, type Env } from '../../../config/env.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { CallFactsRepository } from '../../move/enrolment/call-facts.repository.js';
import { MeterReadingRepository } from '../meter-day/meter-reading.repository.js';
import { HouseholdRepository } from './household.repository.js';
import { memberOf, moverId, peopleIn, requireMember } from './member.js';

interface HouseholdFollower extends Follower {
  readonly enrolmentId: string;
  readonly personId: string;
}

/** Streams that announce changes to the open pages of a household, and end once their person is out. [ROOM-09] */
@Injectable()
export class HouseholdChangesService implements OnModuleDestroy {
  private readonly streams: EventStreams<HouseholdFollower>;

  constructor(
    private readonly households: HouseholdRepository,
    private readonly enrolments: CallFactsRepository,
    private readonly readings: MeterReadingRepository,
    private readonly tokens: TokensService,
    timers: Timers,
    @Inject(ENV) { CALL_STREAM_SECONDS }: Pick<Env, 'CALL_STREAM_SECONDS'>,
  ) {
    this.streams = new EventStreams({
      timers,
      seconds: CALL_STREAM_SECONDS,
      maxOfLogin: maxHouseholdStreams,
      read: (followers) => this.read(followers),
    });
  }

  /** Opens a stream with the first message in it. Throws HOUSEHOLD_LEFT, TOO_MANY_REQUESTS, UNAUTHENTICATED. */
  async open(caller: CallerIdentity): Promise<Readable> {
    const member = memberOf(caller);
    requireMember(await this.households.of(member.enrolmentId), member);
    const { enrolmentId, personId } = member;
    return this.streams.open({ sessionId: caller.sessionId, enrolmentId, personId });
  }

  /** Ends every stream, so that the process can stop. */
  onModuleDestroy(): void {
    this.streams.close();
  }

  /** Null after the session has ended, the person is out, or the mover was forgotten. */
  private async read(
    followers: readonly HouseholdFollower[],
  ): Promise<(follower: HouseholdFollower) => HouseholdChange | null> {
    const ids = [...new Set(followers.map(({ enrolmentId }) => enrolmentId))];
    const [enrolments, households, received, activeSessions] = await Promise.all([
      this.enrolments.ofEnrolments(ids),
      this.households.several(ids),
      this.readings.receivedOf(ids),
      this.tokens.activeAmong([...new Set(followers.map(({ sessionId }) => sessionId))]),
    ]);
    const moves = new Map(enrolments.filter(({ forgottenAt }) => forgottenAt === null).map((each) => [each.id, each]));
    const byId = new Map(households.map((household) => [household.id, household]));
    return ({ sessionId, enrolmentId, personId }) => {
      const move = moves.get(enrolmentId);
      const household = byId.get(enrolmentId);
      const isIn = household ? peopleIn(household).includes(personId) : personId === moverId;
      if (!move || !isIn || !activeSessions.has(sessionId)) return null;
      // Versions only increase, and a reading that replaces another one is newer.
      const times = received
        .filter((each) => each.enrolmentId === enrolmentId)
        .map((each) => each.receivedAt.getTime());
      return { version: times.reduce((sum, time) => sum + time, move.version + (household?.version ?? 0)) };
    };
  }
}
