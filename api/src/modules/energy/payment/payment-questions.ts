import type { ExistingBankDetails, PaymentQuestions } from '@home-move/contract';
import type { PaymentTerms } from '../../../providers/quotes/quotes.port.js';
import { supplyFacts } from '../state/supply-facts.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { StoredSelection } from '../state/energy.state.js';

/** The questions of the supplier that is paid, about the selections that are left to set up. [PAY-25, PAY-27, PAY-28] */
export function toPaymentQuestions(
  terms: PaymentTerms,
  selections: readonly StoredSelection[],
  enrolment: Pick<EnrolmentRecord, 'supply' | 'usage'>,
  existingDetails: ExistingBankDetails | null,
): PaymentQuestions {
  const { hasElecSmartMeter, hasGasSmartMeter } = supplyFacts(enrolment);
  const isSmartSpecific = selections.some(({ offers }) => offers.some(({ tariff }) => tariff.isSmartSpecific));
  return {
    accountNameRegex: terms.accountNamePattern,
    accountNameRegexError: terms.accountNameHint,
    supplierPreferredPaymentDays: terms.collectionDays,
    directDebitPaperMandateRequest: terms.paperMandate,
    smartMeterRequired: isSmartSpecific && !hasElecSmartMeter && !hasGasSmartMeter,
    noticeWorkingDays: terms.noticeWorkingDays,
    existingDetails,
  };
}
