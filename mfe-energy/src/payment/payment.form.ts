import {
  accountNameMaxLength,
  directDebitSchema,
  paymentMessages,
  type DirectDebit,
  type Enrolment,
  type PaymentQuestions,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** What the page's boxes hold. It lives in memory alone: bank details are never stored in the browser. */
export interface PaymentForm {
  /** A paper form instead of bank details. */
  paperMandate: boolean;
  /** The tick that makes a mandate without paper lawful; not sent. */
  accountHolder: boolean;
  bankAccountName: string;
  bankAccountNumber: string;
  bankAccountSortCode: string;
  preferredDay: number | '';
  termsAndConditions: boolean;
  ovoSmartRequired: boolean;
  ovoMarketingOptIn: boolean;
  smartBillingDataRate: 'HalfHourly' | 'Daily' | 'Monthly' | undefined;
  smartSettlementDataRate: 'HalfHourly' | 'Daily' | undefined;
  smartReadDataPreferences: 'HalfHourly' | 'Daily' | 'Monthly' | undefined;
}

/** Nothing is ticked; readings are daily, once by each question that is asked. [PAY-13, PAY-14] */
export function paymentDefaults(
  enrolment: Enrolment | null,
  { settlementAsked }: { settlementAsked: boolean },
): PaymentForm {
  const name = [enrolment?.firstName, enrolment?.surname].filter(Boolean).join(' ');
  return {
    paperMandate: false,
    accountHolder: false,
    bankAccountName: name.length <= accountNameMaxLength ? name : '',
    bankAccountNumber: '',
    bankAccountSortCode: '',
    preferredDay: '',
    termsAndConditions: false,
    ovoSmartRequired: false,
    ovoMarketingOptIn: false,
    smartBillingDataRate: settlementAsked ? 'Daily' : undefined,
    smartSettlementDataRate: settlementAsked ? 'Daily' : undefined,
    smartReadDataPreferences: settlementAsked ? undefined : 'Daily',
  };
}

/** The contract's rules, and the tick that a mandate without paper needs. [PAY-15 to PAY-25] */
export function paymentResolver(questions: PaymentQuestions): Resolver<PaymentForm, unknown, DirectDebit> {
  const schema = directDebitSchema(questions);
  return (values) => {
    const result = schemaResult<PaymentForm, DirectDebit>(schema.safeParse(values));
    if (values.paperMandate || values.accountHolder) return result;
    return {
      values: {},
      errors: { ...result.errors, accountHolder: { type: 'rule', message: paymentMessages.required } },
    };
  };
}
