import { Injectable } from '@nestjs/common';
import type { CallUpdate } from '@home-move/contract';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { toPrivateEntry } from './entry-view.js';
import { LinkFactsService } from './link-facts.service.js';
import { PrivateEntryRepository } from './private-entry.repository.js';

/** The state of calls at one moment. */
export interface CallStates {
  /** By enrolment; one that no longer exists, or was forgotten, is missing. */
  readonly updates: ReadonlyMap<string, CallUpdate>;
  /** Those of the given logins that are still active. */
  readonly activeSessions: ReadonlySet<string>;
}

/** What agents follow during their calls. */
@Injectable()
export class CallStateService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly entries: PrivateEntryRepository,
    private readonly facts: LinkFactsService,
  ) {}

  /** The state of any number of calls, by three queries, and two more where a code is waited for. */
  async read(enrolmentIds: readonly string[], sessionIds: readonly string[] = []): Promise<CallStates> {
    const [enrolments, entries] = await Promise.all([
      this.enrolments.callFacts(enrolmentIds),
      this.entries.ofEnrolments(enrolmentIds),
    ]);
    const facts = await this.facts.read(entries, sessionIds);
    const updates = enrolments
      .filter(({ forgottenAt }) => forgottenAt === null)
      .map((enrolment): [string, CallUpdate] => {
        const own = entries.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
        const privateEntries = own.map((entry) => toPrivateEntry(entry, enrolment, facts));
        return [enrolment.id, { version: enrolment.version, privateEntries }];
      });
    return { updates: new Map(updates), activeSessions: facts.activeSessions };
  }
}
