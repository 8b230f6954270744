import { Injectable } from '@nestjs/common';
import type { CallUpdate } from '@home-move/contract';
import { CallFactsRepository } from '../../move/enrolment/call-facts.repository.js';
import { NotesService } from '../../agents/telephony/notes.service.js';
import { toPrivateEntry } from './entry-view.js';
import { LinkFactsService } from './link-facts.service.js';
import type { PresentAgent } from './presence.repository.js';
import { PresenceService } from './presence.service.js';
import { PrivateEntryRepository } from './private-entry.repository.js';

/** What every agent of an enrolment follows. */
export type SharedUpdate = Omit<CallUpdate, 'colleagues'>;

/** The state of calls at one moment. */
export interface CallStates {
  /** By enrolment; one that no longer exists, or was forgotten, is missing. */
  readonly updates: ReadonlyMap<string, SharedUpdate>;
  /** Agents with an active login who have one of the enrolments open. */
  readonly present: readonly PresentAgent[];
  /** The given logins that are still active. */
  readonly activeSessions: ReadonlySet<string>;
}

/** What agents follow during their calls. */
@Injectable()
export class CallStateService {
  constructor(
    private readonly enrolments: CallFactsRepository,
    private readonly entries: PrivateEntryRepository,
    private readonly facts: LinkFactsService,
    private readonly notes: NotesService,
    private readonly presence: PresenceService,
  ) {}

  /** The state of any number of calls: five queries, and two more if an entry is for a code. */
  async read(enrolmentIds: readonly string[], sessionIds: readonly string[] = []): Promise<CallStates> {
    const [enrolments, entries, latestNotes, agents] = await Promise.all([
      this.enrolments.ofEnrolments(enrolmentIds),
      this.entries.ofEnrolments(enrolmentIds),
      this.notes.latest(enrolmentIds),
      this.presence.ofEnrolments(enrolmentIds),
    ]);
    const facts = await this.facts.read(entries, [...sessionIds, ...agents.map(({ sessionId }) => sessionId)]);
    const updates = enrolments
      .filter(({ forgottenAt }) => forgottenAt === null)
      .map((enrolment): [string, SharedUpdate] => {
        const own = entries.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
        const privateEntries = own.map((entry) => toPrivateEntry(entry, enrolment, facts));
        const latestNote = latestNotes.get(enrolment.id) ?? null;
        return [enrolment.id, { version: enrolment.version, privateEntries, latestNote }];
      });
    const present = agents.filter(({ sessionId }) => facts.activeSessions.has(sessionId));
    return { updates: new Map(updates), present, activeSessions: facts.activeSessions };
  }
}

/**
 * What one agent follows; null for an enrolment that no longer exists, or was forgotten. Colleagues are other agents: another login
 * of the same name is the agent's own second tab, or the page before a reload.
 */
export function updateFor({ updates, present }: CallStates, agent: PresentAgent): CallUpdate | null {
  const update = updates.get(agent.enrolmentId);
  if (!update) return null;
  const names = present
    .filter(({ enrolmentId, agentName }) => enrolmentId === agent.enrolmentId && agentName !== agent.agentName)
    .map(({ agentName }) => agentName);
  const colleagues = [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en-GB'));
  return { ...update, colleagues };
}
