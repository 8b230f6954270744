import * as z from 'zod/mini';
import { formNumber } from '../form/form-values';
import { toSingleLine, normaliseWith, withoutSeparators } from '../form/normalise-text';
import { shownPlanSchema } from '../tariff/tariff.schema';

/** Most characters of an account holder's name. [PAY-17] */
export const accountNameMaxLength = 18;

/** Messages of the payment form, word for word. [PAY-16 to PAY-25] */
export const paymentMessages = {
  accountName: 'Please enter your Account Holder Name',
  accountNameTooLong: `Cannot be longer than ${accountNameMaxLength} characters`,
  accountNumber: 'Please enter your Bank Account Number',
  accountNumberInvalid: 'Please enter a valid Bank Account Number',
  sortCode: 'Please enter your Sort Code',
  sortCodeInvalid: 'Please enter a valid Sort Code',
  preferredDay: 'Please choose your preferred payment day',
  required: 'This field is required',
} as const;
const messages = paymentMessages;

/** Response of `GET /enrolment/payment-questions`: the questions of the chosen supplier. [PAY-27, PAY-28] */
export interface PaymentQuestions {
  /** Source of a regular expression without flags. */
  readonly accountNameRegex: string;
  readonly accountNameRegexError: string;
  /** Days of the month; empty when the supplier sets the day. */
  readonly supplierPreferredPaymentDays: readonly number[];
  readonly directDebitPaperMandateRequest: boolean;
  /** True when the tariff needs a smart meter and the home has none. [PAY-25] */
  readonly smartMeterRequired: boolean;
}

const digits = normaliseWith(withoutSeparators);

const mustBeTrue = z.custom<true>((value) => value === true, messages.required);

const bankFields = (questions: PaymentQuestions) => ({
  bankAccountName: z.pipe(
    normaliseWith(toSingleLine),
    z
      .string(messages.accountName)
      .check(
        z.minLength(1, { error: messages.accountName, abort: true }),
        z.maxLength(accountNameMaxLength, messages.accountNameTooLong),
        z.regex(new RegExp(questions.accountNameRegex), questions.accountNameRegexError),
      ),
  ),
  bankAccountNumber: z.pipe(
    digits,
    z
      .string(messages.accountNumber)
      .check(
        z.minLength(1, { error: messages.accountNumber, abort: true }),
        z.regex(/^(\d{8}|.{5}\d{3})$/, messages.accountNumberInvalid),
      ),
  ),
  bankAccountSortCode: z.pipe(
    digits,
    z
      .string(messages.sortCode)
      .check(
        z.minLength(1, { error: messages.sortCode, abort: true }),
        z.regex(/^(\d{6}|.{3}\d{3})$/, messages.sortCodeInvalid),
      ),
  ),
  preferredDay:
    questions.supplierPreferredPaymentDays.length > 0
      ? formNumber(questions.supplierPreferredPaymentDays, messages.preferredDay)
      : z.optional(z.number()),
});

const unusedBankFields = {
  bankAccountName: z.optional(z.unknown()),
  bankAccountNumber: z.optional(z.unknown()),
  bankAccountSortCode: z.optional(z.unknown()),
  preferredDay: z.optional(z.unknown()),
};

const choices = (questions: PaymentQuestions) => ({
  termsAndConditions: mustBeTrue,
  ovoSmartRequired: questions.smartMeterRequired ? mustBeTrue : z._default(z.boolean(), false),
  ovoMarketingOptIn: z._default(z.boolean(), false),
  smartBillingDataRate: z.optional(z.enum(['HalfHourly', 'Daily', 'Monthly'])),
  smartSettlementDataRate: z.optional(z.enum(['HalfHourly', 'Daily'])),
  /** The single preference, when billing and settlement are not asked separately. [PAY-13, PAY-14] */
  smartReadDataPreferences: z.optional(z.enum(['HalfHourly', 'Daily', 'Monthly'])),
});

/**
 * The payment form, according to the supplier's questions. With a paper mandate, bank details are neither required nor
 * stored. [PAY-11 to PAY-26]
 */
export function directDebitSchema(questions: PaymentQuestions) {
  return z.discriminatedUnion('paperMandate', [
    z.object({ paperMandate: z.literal(false), ...bankFields(questions), ...choices(questions) }),
    z.object({ paperMandate: z.literal(true), ...unusedBankFields, ...choices(questions) }),
  ]);
}
export type DirectDebit = z.infer<ReturnType<typeof directDebitSchema>>;

/** Body of `PUT /enrolment/directdebit`: the payment form and the plan that the page showed. */
export function directDebitRequestSchema(questions: PaymentQuestions) {
  return z.intersection(directDebitSchema(questions), shownPlanSchema);
}
export type DirectDebitRequest = z.infer<ReturnType<typeof directDebitRequestSchema>>;

/** Response of `PUT /enrolment/directdebit`, with masked bank details. */
export interface DirectDebitSummary {
  readonly collectedBy: string;
  /** Pence a month. */
  readonly monthlyAmount: number;
  /** yyyy-MM-dd */
  readonly firstPaymentOn: string;
  readonly reference: string;
  /** Working days' notice of a change. [PAY-10] */
  readonly noticeWorkingDays: number;
  /** For example "*****958"; null with a paper mandate. */
  readonly maskedAccountNumber: string | null;
  readonly maskedSortCode: string | null;
}
