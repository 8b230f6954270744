import { Injectable } from '@nestjs/common';
import { privateAccountSchema, type AccountNameRule } from '@home-move/contract';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { QuotesPort } from '../../../providers/quotes/quotes.port.js';
import { rejectWhenClosed, rejectWhenEnergyComplete } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { rejectImpossibleAccount } from './bank-details.js';
import { openKnownDetails, sealKnownDetails } from './known-bank-details.js';
import { payerOf, paymentTermsOf, selectionsLeft } from './selections-left.js';

/** The bank account that a customer enters in private during a call, for the payment page to use. */
@Injectable()
export class PrivateAccountService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly provider: QuotesPort,
    private readonly encryption: FieldEncryption,
  ) {}

  /**
   * The supplier's rule for the name of the account. Throws ENROLMENT_COMPLETE, TARIFF_MISSING, THIRD_PARTY, QUOTE_EXPIRED, and
   * CONFLICT if nothing that is left is paid by Direct Debit.
   */
  async rule(enrolment: EnrolmentRecord): Promise<AccountNameRule> {
    rejectWhenEnergyComplete(enrolment);
    const payer = payerOf(selectionsLeft(enrolment));
    if (!payer) throw new DomainError('CONFLICT');
    const { accountNamePattern, accountNameHint } = await paymentTermsOf(this.provider, payer);
    return { accountNameRegex: accountNamePattern, accountNameRegexError: accountNameHint };
  }

  /** Replaces the account that is known so far; the payment day stays. Throws VALIDATION, and like `rule`. */
  async keep(enrolment: EnrolmentRecord, body: unknown): Promise<void> {
    const entered = parseContract(privateAccountSchema(await this.rule(enrolment)), body ?? {});
    const account = {
      accountName: entered.bankAccountName,
      accountNumber: entered.bankAccountNumber,
      sortCode: entered.bankAccountSortCode,
    };
    rejectImpossibleAccount(account);
    await this.enrolments.revise(enrolment, (current) => {
      rejectWhenClosed(current);
      rejectWhenEnergyComplete(current);
      const preferredDay = openKnownDetails(this.encryption, current)?.preferredDay ?? null;
      const details = { ...account, preferredDay, enteredPrivately: true } as const;
      return { bankDetails: sealKnownDetails(this.encryption, current.id, details) };
    });
  }
}
