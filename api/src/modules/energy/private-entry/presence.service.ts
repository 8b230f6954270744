import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { PresenceRepository, type PresentAgent } from './presence.repository.js';

/** How long an agent counts as present after a sign of life, as when the process or the network has failed. */
const presentMs = 15_000;

/** Records which agents have an enrolment open. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly presences: PresenceRepository,
    private readonly clock: Clock,
  ) {}

  /** Keeps agents present for another while. */
  renew(agents: readonly PresentAgent[]): Promise<void> {
    return this.presences.renew(agents, this.clock.in(presentMs));
  }

  /** Ends the presence of an agent who has left the page. */
  leave(sessionId: string): Promise<void> {
    return this.presences.remove(sessionId);
  }

  ofEnrolments(enrolmentIds: readonly string[]): Promise<readonly PresentAgent[]> {
    return this.presences.ofEnrolments(enrolmentIds, this.clock.now());
  }
}

/** The agent of a call; null for any other caller. */
export function presentAgent({ sessionId, enrolmentId, agentName }: CallerIdentity): PresentAgent | null {
  return enrolmentId === null || agentName === null ? null : { sessionId, enrolmentId, agentName };
}
