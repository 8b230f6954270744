import { directDebitGuarantee, type DirectDebitSummary, type Palette } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import type { AcceptedOrder } from '../../platform/messages/receipts.js';
import type { PdfContent } from '../pdf/pdf-document.js';
import { contractTexts } from './contract.texts.js';
import { factTable, paragraphs } from './fact-tables.js';

const texts = contractTexts.directDebit;

/** The agreed Direct Debit. Of the account it shows three digits at most. [ORDER-73] */
export function directDebitPage(
  debit: DirectDebitSummary,
  { service, product, firstPaymentOn }: AcceptedOrder,
  colours: Palette,
): readonly PdfContent[] {
  const { collectedBy, reference, monthlyAmount, noticeWorkingDays, maskedAccountNumber } = debit;
  return [
    ...factTable(
      {
        title: texts.title,
        facts: [
          [texts.collectedBy, collectedBy],
          [texts.reference, reference],
          [texts.paysFor, `${service}, ${product}`],
          [texts.amount, contractTexts.price.aMonth(formatMoney(monthlyAmount))],
          [texts.first, firstPaymentOn === null ? texts.afterForm : texts.firstOn(firstPaymentOn)],
          [texts.account, accountText(maskedAccountNumber)],
          [texts.notice, texts.days(noticeWorkingDays)],
        ],
      },
      colours,
    ),
    ...paragraphs(texts.guarantee, directDebitGuarantee(collectedBy, noticeWorkingDays)),
  ];
}

function accountText(masked: string | null): string {
  if (masked === null) return texts.onPaper;
  const digits = masked.replace(/\D/g, '').slice(-3);
  return digits === '' ? texts.withheld : texts.ending(digits);
}
