import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';

/** Identifies an account by the token of its link or by its enrolment id. */
export type AccountKey = { readonly token: string } | { readonly enrolmentId: string };

/** Operations of support on an account. */
@Injectable()
export class AccountService {
  constructor(private readonly enrolments: EnrolmentRepository) {}

  /** Unlocks the account and resets its mismatches. Reports whether it was locked. Throws NOT_FOUND. [VAL-04] */
  async unlock(key: AccountKey): Promise<{ enrolmentId: string; wasLocked: boolean }> {
    const enrolment = await this.findEnrolment(key);
    let wasLocked = false;
    await this.enrolments.revise(enrolment, ({ lockedAt, detailMismatches }) => {
      wasLocked = lockedAt !== null;
      return wasLocked || detailMismatches > 0 ? { lockedAt: null, detailMismatches: 0 } : {};
    });
    return { enrolmentId: enrolment.id, wasLocked };
  }

  /** Reports what `unlock` would do. Throws NOT_FOUND. */
  async lockOf(key: AccountKey): Promise<{ enrolmentId: string; wasLocked: boolean }> {
    const { id, lockedAt } = await this.findEnrolment(key);
    return { enrolmentId: id, wasLocked: lockedAt !== null };
  }

  private async findEnrolment(key: AccountKey): Promise<EnrolmentRecord> {
    const found =
      'token' in key
        ? await this.enrolments.bySaveAndContinueToken(key.token)
        : await this.enrolments.find(key.enrolmentId);
    if (!found || found.forgottenAt) throw new DomainError('NOT_FOUND');
    return found;
  }
}
