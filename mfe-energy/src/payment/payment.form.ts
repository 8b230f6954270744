import {
  accountNameMaxLength,
  directDebitSchema,
  paymentMessages,
  tariffKey,
  type DirectDebit,
  type EnergyTariff,
  type Enrolment,
  type PaymentQuestions,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Resolver } from 'react-hook-form';

/** Values of the form's fields. Bank details are held in memory only, never stored in the browser. */
export interface PaymentForm {
  /** A paper form instead of bank details. */
  paperMandate: boolean;
  /** Confirms the authority that a paperless mandate requires; not sent. */
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

/** The fields that the browser may store: no bank details. */
export const draftFields = [
  'paperMandate',
  'accountHolder',
  'preferredDay',
  'termsAndConditions',
  'ovoSmartRequired',
  'ovoMarketingOptIn',
  'smartBillingDataRate',
  'smartSettlementDataRate',
  'smartReadDataPreferences',
] as const satisfies readonly (keyof PaymentForm)[];

/** One draft for each plan: what was agreed to for one plan is not agreed to for another. */
export const draftKeyOf = (tariff: EnergyTariff): string => `payment ${tariffKey(tariff)}`;

/** Nothing is ticked, and every reading frequency that the page asks for is daily. [PAY-13, PAY-14] */
export function paymentDefaults(
  enrolment: Enrolment | null,
  { asksSettlement }: { asksSettlement: boolean },
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
    smartBillingDataRate: asksSettlement ? 'Daily' : undefined,
    smartSettlementDataRate: asksSettlement ? 'Daily' : undefined,
    smartReadDataPreferences: asksSettlement ? undefined : 'Daily',
  };
}

/** The contract's rules, and the confirmation that a paperless mandate requires. [PAY-15 to PAY-25] */
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
