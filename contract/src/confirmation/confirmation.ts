import type { BillingFrequency, PaymentMethod, TariffFuel } from '../tariff/tariff';

/** What is left to do for one service. [CONF-25] */
export type CardStatus = 'todo' | 'pending' | 'completed';

/** Energy on the confirmation page. Amounts formatted for people, for example "£137.88". [CONF-32, CONF-33] */
export interface EnergySummary {
  readonly isOffered: boolean;
  readonly isOptedIn: boolean;
  readonly isCompleted: boolean;
  readonly isSkipped: boolean;
  readonly isMoveInDateInRange: boolean;
  readonly isMoveInDateFuture: boolean;
  readonly fuelType: TariffFuel | null;
  readonly supplierName: string | null;
  readonly supplierLogoUrl: string | null;
  readonly tariffName: string | null;
  readonly paymentType: PaymentMethod | null;
  readonly addOns: readonly { readonly identifier: string; readonly displayName: string }[];
  /** Each month at first. */
  readonly estimatedTotalMonthlyAmountFormatted: string | null;
  /** Each month from a later month on (the first is 1), where introductory prices of add-ons end. */
  readonly laterMonthlyAmounts: readonly { readonly fromMonth: number; readonly amountFormatted: string }[];
  /** Bills of add-ons that are no part of a month's amount. */
  readonly otherPayments: readonly {
    readonly displayName: string;
    readonly amountFormatted: string;
    readonly frequency: BillingFrequency;
  }[];
  /** yyyy-MM-dd */
  readonly energySwitchDate: string | null;
  /** yyyy-MM-dd */
  readonly moveInDate: string | null;
  readonly directDebitReference: string | null;
  /** Day of the first Direct Debit, yyyy-MM-dd; null while a paper form is on its way, as its return decides. */
  readonly firstPaymentOn: string | null;
}

/** Answer of `GET /confirmationdetails`: only the services that the brand offers are present. [CONF-30, CONF-31] */
export interface ConfirmationSummary {
  readonly energy: EnergySummary;
}

/** The energy card is completed when its summary is. [CONF-26] */
export function energyCardStatus(energy: Pick<EnergySummary, 'isCompleted'>): CardStatus {
  return energy.isCompleted ? 'completed' : 'todo';
}
