import { Injectable } from '@nestjs/common';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';

/** What follows when somebody from outside shows for the first time that a contact of a move is theirs. */
@Injectable()
export class FirstProof {
  constructor(
    private readonly tokens: TokensService,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * Who was in without proof may be a stranger that typed this contact: their sessions end, and a password that was chosen
   * goes. The unpopulated journey keeps its password: it began with a partner's link.
   */
  async of({ id, isUnpopulated }: Pick<EnrolmentRecord, 'id' | 'isUnpopulated'>): Promise<void> {
    if (!isUnpopulated) await this.passwords.forgetOf(id);
    await this.tokens.endMoversOf(id);
  }
}
