import * as z from 'zod/mini';
import { formMessages, formNumber, normaliseWith } from '../form/form-values';
import { toSingleLine, withoutSeparators } from '../form/normalise-text';
import type { Enrolment } from '../enrolment/enrolment';
import type { SingleFuel } from '../tariff/tariff';
import { shownSelectionSchema } from '../tariff/tariff.schema';

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

/** The supplier's rule for the name of an account. */
export interface AccountNameRule {
  /** Source of a regular expression without flags. */
  readonly accountNameRegex: string;
  readonly accountNameRegexError: string;
}

/** Response of `GET /enrolment/payment-questions`: the questions of the chosen supplier. [PAY-27, PAY-28] */
export interface PaymentQuestions extends AccountNameRule {
  /** Days of the month; empty when the supplier sets the day. */
  readonly supplierPreferredPaymentDays: readonly number[];
  readonly directDebitPaperMandateRequest: boolean;
  /** True when a tariff needs a smart meter and the home has none. [PAY-25] */
  readonly smartMeterRequired: boolean;
  /** The supplier's notice of a change to a Direct Debit, in working days; 0 without a Direct Debit. [PAY-10] */
  readonly noticeWorkingDays: number;
  /** Bank details given earlier for this enrolment, masked; null without any. [PAY-11, PAY-15] */
  readonly existingDetails: ExistingBankDetails | null;
}

/** Bank details as they leave the server. */
export interface ExistingBankDetails {
  /** Set for an agent if the customer entered them privately: then the name is empty, and no digit is shown. */
  readonly enteredPrivately?: true;
  readonly accountName: string;
  /** For example "*****958". */
  readonly maskedAccountNumber: string;
  /** For example "***999". */
  readonly maskedSortCode: string;
  readonly preferredDay: number | null;
}

/** How a mover may be sent the supplier's offers. [PAY-12] */
export const marketingChannels = ['email', 'sms'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** The channels for the supplier's offers: none without the opt-in, whatever else is ticked. [PAY-12] */
export function offerChannels(
  form: Readonly<{ ovoMarketingOptIn: boolean; ovoMarketingOptInChannels: readonly MarketingChannel[] }>,
): readonly MarketingChannel[] {
  return form.ovoMarketingOptIn
    ? marketingChannels.filter((name) => form.ovoMarketingOptInChannels.includes(name))
    : [];
}

const digits = normaliseWith(withoutSeparators);

const mustBeTrue = z.custom<true>((value) => value === true, messages.required);

/** Name, number and sort code of an account. [PAY-16 to PAY-22] */
export const bankAccountFields = (rule: AccountNameRule) => ({
  bankAccountName: z.pipe(
    normaliseWith(toSingleLine),
    z
      .string(messages.accountName)
      .check(
        z.minLength(1, { error: messages.accountName, abort: true }),
        z.maxLength(accountNameMaxLength, messages.accountNameTooLong),
        z.regex(new RegExp(rule.accountNameRegex), rule.accountNameRegexError),
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
});

const bankFields = (questions: PaymentQuestions) => ({
  ...bankAccountFields(questions),
  preferredDay:
    questions.supplierPreferredPaymentDays.length > 0
      ? formNumber(questions.supplierPreferredPaymentDays, messages.preferredDay)
      : z.optional(z.number()),
});

const unusedBankFields = {
  bankAccountName: z.optional(z.unknown()),
  bankAccountNumber: z.optional(z.unknown()),
  bankAccountSortCode: z.optional(z.unknown()),
};

/** A day that the supplier offers; with any other value, the day given with the existing details remains. */
const dayOrExisting = ({ supplierPreferredPaymentDays: days }: PaymentQuestions) =>
  z.pipe(
    z.transform((day: unknown) => days.find((offered) => String(offered) === String(day))),
    z.optional(z.number()),
  );

const choices = (questions: PaymentQuestions) => ({
  termsAndConditions: mustBeTrue,
  ovoSmartRequired: questions.smartMeterRequired ? mustBeTrue : z._default(z.boolean(), false),
  ovoMarketingOptIn: z._default(z.boolean(), false),
  ovoMarketingOptInChannels: z._default(z.array(z.enum(marketingChannels)).check(z.maxLength(2)), []),
  ovoFoundationMarketingOptIn: z._default(z.boolean(), false),
  ovoGroupMarketingOptIn: z._default(z.boolean(), false),
  /** Whether the mover asked for priority services; the answers themselves are `POST /enrolment/psr`. */
  priorityServicesRequired: z._default(z.boolean(), false),
  smartBillingDataRate: z.optional(z.enum(['HalfHourly', 'Daily', 'Monthly'])),
  smartSettlementDataRate: z.optional(z.enum(['HalfHourly', 'Daily'])),
  /** The single preference, when billing and settlement are not asked separately. [PAY-13, PAY-14] */
  smartReadDataPreferences: z.optional(z.enum(['HalfHourly', 'Daily', 'Monthly'])),
});

/**
 * The payment form, according to the supplier's questions. With a paper mandate, or with the details given earlier, bank
 * details are neither required nor validated. [PAY-11 to PAY-26]
 */
export function directDebitSchema(questions: PaymentQuestions) {
  const hasExisting = z.refine(() => questions.existingDetails !== null, formMessages.invalid);
  return z.discriminatedUnion('paperMandate', [
    z.discriminatedUnion('reuseExistingDetails', [
      z.object({
        paperMandate: z.optional(z.literal(false)),
        reuseExistingDetails: z.optional(z.literal(false)),
        ...bankFields(questions),
        ...choices(questions),
      }),
      z.object({
        paperMandate: z.optional(z.literal(false)),
        reuseExistingDetails: z.literal(true).check(hasExisting),
        ...unusedBankFields,
        preferredDay: dayOrExisting(questions),
        ...choices(questions),
      }),
    ]),
    z.object({
      paperMandate: z.literal(true),
      reuseExistingDetails: z.optional(z.unknown()),
      ...unusedBankFields,
      preferredDay: z.optional(z.unknown()),
      ...choices(questions),
    }),
  ]);
}
export type DirectDebit = z.infer<ReturnType<typeof directDebitSchema>>;

/** Body of `PUT /enrolment/directdebit`: the payment form, and the plan that the page showed. */
export function directDebitRequestSchema(questions: PaymentQuestions) {
  return z.intersection(directDebitSchema(questions), z.partial(shownSelectionSchema));
}
export type DirectDebitRequest = z.infer<ReturnType<typeof directDebitRequestSchema>>;

/** The confirmation of a plan that is paid as you go: no bank details. [PAY-24, PAY-30] */
export function paygSchema(questions: PaymentQuestions) {
  return z.object(choices(questions));
}
export type Payg = z.infer<ReturnType<typeof paygSchema>>;

/** Body of `PUT /enrolment/setup-payg`: the confirmation, and the plan that the page showed. [PAY-34] */
export function paygRequestSchema(questions: PaymentQuestions) {
  return z.extend(paygSchema(questions), z.partial(shownSelectionSchema).shape);
}
export type PaygRequest = z.infer<ReturnType<typeof paygRequestSchema>>;

/**
 * The fuel of mixed meters that could not be set up, while the other one is. It can be finished or skipped.
 * `code` says why: QUOTE_EXPIRED for a refused tariff, THIRD_PARTY while the supplier's answer is unknown.
 */
export interface UnfinishedFuel {
  readonly fuel: SingleFuel;
  readonly code: 'QUOTE_EXPIRED' | 'THIRD_PARTY';
}

/** Response of `PUT /enrolment/directdebit` and `PUT /enrolment/setup-payg`. */
export interface EnergySetUpResult {
  readonly enrolment: Enrolment;
  /** Null when nothing is paid by Direct Debit. */
  readonly directDebit: DirectDebitSummary | null;
  /** Null when every chosen fuel is set up. */
  readonly unfinished: UnfinishedFuel | null;
}

/** The Direct Debit of an `EnergySetUpResult`, with masked bank details. */
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
