import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { OtpService } from '../../identity/otp/otp.service.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import type { LinkFacts } from './entry-view.js';
import type { StoredEntry } from './private-entry.repository.js';

/** Reads the facts that decide whether links work, in addition to their enrolments. */
@Injectable()
export class LinkFactsService {
  constructor(
    private readonly tokens: TokensService,
    private readonly otp: OtpService,
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** For any number of entries: one query, and two more if an entry is for a code. */
  async read(entries: readonly StoredEntry[], otherSessionIds: readonly string[] = []): Promise<LinkFacts> {
    const sessionIds = new Set([...otherSessionIds, ...entries.map(({ sessionId }) => sessionId)]);
    const codes = entries.filter(({ codeId }) => codeId !== null);
    const [activeSessions, latestCodes, agentLogins] = await Promise.all([
      this.tokens.activeAmong([...sessionIds]),
      codes.length > 0 ? this.otp.latestOf(codes.map(({ sessionId }) => sessionId)) : new Set<string>(),
      codes.length > 0 ? this.tokens.agentLogins(codes.map(({ enrolmentId }) => enrolmentId)) : [],
    ]);
    return { activeSessions, latestCodes, agentLogins, now: this.clock.now(), keyedHash: this.keyedHash };
  }
}
