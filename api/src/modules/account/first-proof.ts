import { Injectable } from '@nestjs/common';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';

/** What follows when somebody from outside shows that a contact of a move is theirs, and nobody had shown any before. */
@Injectable()
export class FirstProof {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * Who was in without proof may be a stranger that typed this contact: their sessions end, and a password that was chosen
   * goes. The unpopulated journey keeps its password: it began with a partner's link. `before` is the move as it was: with
   * a contact shown already, who is in has shown it.
   */
  async of(before: EnrolmentRecord): Promise<void> {
    const { id, isUnpopulated, emailAddressVerified, contactNumberVerified } = before;
    if (emailAddressVerified || contactNumberVerified) return;
    if (!isUnpopulated) await this.passwords.forgetOf(id);
    await this.tokens.endMoversOf(id);
  }
}
