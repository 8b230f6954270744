import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/problem/domain.error.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';

/** An account by the token of its link or by its enrolment. */
export type AccountKey = { readonly token: string } | { readonly enrolmentId: string };

/** What support does for an account. */
@Injectable()
export class AccountService {
  constructor(private readonly enrolments: EnrolmentRepository) {}

  /** Lifts the lock, and forgets the details that did not match; says whether there was one. NOT_FOUND. [VAL-04] */
  async unlock(key: AccountKey): Promise<{ enrolmentId: string; wasLocked: boolean }> {
    const enrolmentId = await this.idOf(key);
    let wasLocked = false;
    await this.enrolments.revise(enrolmentId, ({ lockedAt, detailMismatches }) => {
      wasLocked = lockedAt !== null;
      return wasLocked || detailMismatches > 0 ? { lockedAt: null, detailMismatches: 0 } : {};
    });
    return { enrolmentId, wasLocked };
  }

  private async idOf(key: AccountKey): Promise<string> {
    const found =
      'token' in key
        ? await this.enrolments.bySaveAndContinueToken(key.token)
        : await this.enrolments.find(key.enrolmentId);
    if (!found || found.forgottenAt) throw new DomainError('NOT_FOUND');
    return found.id;
  }
}
