import type { PaymentQuestions } from '@home-move/contract';
import type { PaymentTerms } from '../../providers/quotes/quotes.port.js';
import { supplyFacts } from '../enrolment/supply-facts.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { StoredSelection } from '../enrolment/energy.state.js';

/** The questions of the chosen tariff's supplier. [PAY-25, PAY-27, PAY-28] */
export function toPaymentQuestions(
  terms: PaymentTerms,
  { offers }: StoredSelection,
  { supply }: Pick<EnrolmentRecord, 'supply'>,
): PaymentQuestions {
  const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(supply);
  return {
    accountNameRegex: terms.accountNamePattern,
    accountNameRegexError: terms.accountNameHint,
    supplierPreferredPaymentDays: terms.collectionDays,
    directDebitPaperMandateRequest: terms.paperMandate,
    smartMeterRequired: offers.some(({ tariff }) => tariff.isSmartSpecific) && !hasElecSmartMeter && !hasGasSmartMeter,
    noticeWorkingDays: terms.noticeWorkingDays,
    existingDetails: null,
  };
}
