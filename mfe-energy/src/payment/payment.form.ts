import {
  accountNameMaxLength,
  directDebitSchema,
  marketingChannels,
  paygSchema,
  paymentMessages,
  tariffKey,
  type DirectDebit,
  type EnergyTariff,
  type Enrolment,
  type Payg,
  type PaymentQuestions,
} from '@home-move/contract';
import { schemaResult } from '@home-move/ui';
import type { Control, FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { type AccountForm, withMismatch } from './account.form';

/** Values of the form's fields. Bank details are held in memory only, never stored in the browser. */
export interface PaymentForm extends AccountForm {
  /** The account given earlier instead of another one. */
  reuseExistingDetails: boolean;
  /** A paper form instead of bank details. */
  paperMandate: boolean;
  /** Confirms the authority that a paperless mandate requires; not sent. */
  accountHolder: boolean;
  preferredDay: number | '';
  termsAndConditions: boolean;
  ovoSmartRequired: boolean;
  ovoMarketingOptIn: boolean;
  /** Channels of the opt-in. */
  email: boolean;
  sms: boolean;
  ovoFoundationMarketingOptIn: boolean;
  ovoGroupMarketingOptIn: boolean;
  smartBillingDataRate: 'HalfHourly' | 'Daily' | 'Monthly' | undefined;
  smartSettlementDataRate: 'HalfHourly' | 'Daily' | undefined;
  smartReadDataPreferences: 'HalfHourly' | 'Daily' | 'Monthly' | undefined;
}

/** The output of a valid form: a Direct Debit if any tariff is paid by it, and the fields for tariffs paid as you go. */
export interface SetUpForm {
  readonly directDebit: DirectDebit | null;
  readonly payg: Payg;
}

export type PaymentFormState = UseFormReturn<PaymentForm, unknown, SetUpForm>;
export type PaymentControl = Control<PaymentForm, unknown, SetUpForm>;

/** The fields that the browser may store: no bank details. */
export const draftFields = [
  'reuseExistingDetails',
  'paperMandate',
  'accountHolder',
  'preferredDay',
  'termsAndConditions',
  'ovoSmartRequired',
  'ovoMarketingOptIn',
  'email',
  'sms',
  'ovoFoundationMarketingOptIn',
  'ovoGroupMarketingOptIn',
  'smartBillingDataRate',
  'smartSettlementDataRate',
  'smartReadDataPreferences',
] as const satisfies readonly (keyof PaymentForm)[];

/** One draft per selection: consent does not carry over. */
export const draftKeyOf = (tariffs: readonly EnergyTariff[]): string =>
  ['payment', ...tariffs.map((tariff) => tariffKey(tariff))].join(' ');

interface Page {
  readonly questions: PaymentQuestions;
  readonly asksSettlement: boolean;
}

/** All boxes are unticked, and each reading frequency on the page defaults to daily. [PAY-11 to PAY-14] */
export function paymentDefaults(enrolment: Enrolment | null, { questions, asksSettlement }: Page): PaymentForm {
  const name = [enrolment?.firstName, enrolment?.surname].filter(Boolean).join(' ');
  const { existingDetails: existing, supplierPreferredPaymentDays: days } = questions;
  const day = existing?.preferredDay ?? '';
  return {
    reuseExistingDetails: existing !== null,
    paperMandate: false,
    accountHolder: false,
    bankAccountName: name.length <= accountNameMaxLength ? name : '',
    bankAccountNumber: '',
    bankAccountSortCode: '',
    preferredDay: day !== '' && days.includes(day) ? day : '',
    termsAndConditions: false,
    ovoSmartRequired: false,
    ovoMarketingOptIn: false,
    email: false,
    sms: false,
    ovoFoundationMarketingOptIn: false,
    ovoGroupMarketingOptIn: false,
    smartBillingDataRate: asksSettlement ? 'Daily' : undefined,
    smartSettlementDataRate: asksSettlement ? 'Daily' : undefined,
    smartReadDataPreferences: asksSettlement ? undefined : 'Daily',
  };
}

interface Submission {
  readonly questions: PaymentQuestions;
  readonly hasDirectDebit: boolean;
  readonly priorityServicesRequired: boolean;
}

/**
 * The contract's rules, the authority that a paperless mandate requires, and the modulus check of a new account: its message is
 * shown at the account number, which holds the check digits. [PAY-15 to PAY-25]
 */
export function paymentResolver(submission: Submission): Resolver<PaymentForm, unknown, SetUpForm> {
  const { questions, hasDirectDebit, priorityServicesRequired } = submission;
  const directDebitRules = directDebitSchema(questions);
  const paygRules = paygSchema(questions);

  return ({ accountHolder, email, sms, ...typed }) => {
    const channels = { email, sms };
    const values = {
      ...typed,
      reuseExistingDetails: typed.reuseExistingDetails && questions.existingDetails !== null,
      ovoMarketingOptInChannels: marketingChannels.filter((name) => typed.ovoMarketingOptIn && channels[name]),
      priorityServicesRequired,
    };
    const payg = paygRules.safeParse(values);
    if (!hasDirectDebit) {
      if (payg.success) return { values: { directDebit: null, payg: payg.data }, errors: {} };
      return schemaResult<PaymentForm, SetUpForm>(payg);
    }
    const directDebit = directDebitRules.safeParse(values);
    const found: FieldErrors<PaymentForm> = {
      ...schemaResult<PaymentForm, DirectDebit>(directDebit).errors,
      ...(!values.paperMandate &&
        !accountHolder && { accountHolder: { type: 'rule', message: paymentMessages.required } }),
    };
    const isNewAccount = !values.paperMandate && !values.reuseExistingDetails;
    const errors = isNewAccount ? withMismatch(found, values) : found;
    if (Object.keys(errors).length > 0 || !directDebit.success || !payg.success) return { values: {}, errors };
    return { values: { directDebit: directDebit.data, payg: payg.data }, errors: {} };
  };
}
