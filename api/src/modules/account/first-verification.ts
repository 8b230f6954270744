import { Injectable } from '@nestjs/common';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';

/** Secures an enrolment when a visitor verifies one of its contacts for the first time. */
@Injectable()
export class FirstVerification {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * Ends all sessions and removes the password, because the person who entered this contact without proof may be a stranger. An
   * unpopulated journey keeps its password: it began with a partner's link. Does nothing when a contact was verified
   * already. `before` is the enrolment before this verification.
   */
  async secure(before: EnrolmentRecord): Promise<void> {
    const { id, isUnpopulated, emailAddressVerified, contactNumberVerified } = before;
    if (emailAddressVerified || contactNumberVerified) return;
    if (!isUnpopulated) await this.passwords.remove(id);
    await this.tokens.endMoverSessions(id);
  }
}
