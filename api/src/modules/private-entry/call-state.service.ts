import { Inject, Injectable } from '@nestjs/common';
import type { CallUpdate } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { TokensService } from '../token/tokens.service.js';
import { toPrivateEntry } from './entry-view.js';
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
    private readonly tokens: TokensService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The state of any number of calls, by three queries. */
  async read(enrolmentIds: readonly string[], sessionIds: readonly string[] = []): Promise<CallStates> {
    const [enrolments, entries] = await Promise.all([
      this.enrolments.callFacts(enrolmentIds),
      this.entries.ofEnrolments(enrolmentIds),
    ]);
    const sessions = new Set([...sessionIds, ...entries.map(({ sessionId }) => sessionId)]);
    const activeSessions = await this.tokens.activeAmong([...sessions]);
    const facts = { activeSessions, now: this.clock.now(), secret: this.env.JWT_SECRET };
    const updates = enrolments
      .filter(({ forgottenAt }) => forgottenAt === null)
      .map((enrolment): [string, CallUpdate] => {
        const own = entries.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
        const privateEntries = own.map((entry) => toPrivateEntry(entry, { ...facts, enrolment }));
        return [enrolment.id, { version: enrolment.version, privateEntries }];
      });
    return { updates: new Map(updates), activeSessions };
  }
}
