import { Injectable, type OnModuleInit } from '@nestjs/common';
import { psrRecipients, type PsrRecipient, type RecipientKind } from '@home-move/contract';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { ConsentWithdrawals, type WithdrawnConsent } from '../../../common/disclosures/consent-withdrawals.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { openAnswers, sealAnswers } from './stored-answers.js';

/** Which consent covers the organisations through which needs are sent. */
const consentTo: Readonly<Partial<Record<RecipientKind, PsrRecipient>>> = {
  energyComparison: 'supplier',
  meterRegister: 'network',
  councilDirectory: 'water',
};

/** Ends the sharing of needs with a company. The companies have no call for that, so the page explains how to inform them. [PASS-09] */
@Injectable()
export class PsrWithdrawalService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly encryption: FieldEncryption,
    private readonly withdrawals: ConsentWithdrawals,
  ) {}

  onModuleInit(): void {
    this.withdrawals.register('prioritySupport', (consent) => this.withdraw(consent));
  }

  /** Removes the consent from the answers, and the answers with the last consent. Jobs that register needs read them when they run. */
  private async withdraw({ enrolmentId, recipient: { kind } }: WithdrawnConsent): Promise<void> {
    const withdrawn = consentTo[kind];
    await this.enrolments.revise(enrolmentId, (current) => {
      const answers = openAnswers(this.encryption, current);
      if (!answers || withdrawn === undefined || !answers.consents[withdrawn]) return {};
      const consents = { ...answers.consents, [withdrawn]: false };
      const isShared = psrRecipients.some((recipient) => consents[recipient]);
      return { psrAnswers: isShared ? sealAnswers(this.encryption, enrolmentId, { ...answers, consents }) : null };
    });
  }
}
