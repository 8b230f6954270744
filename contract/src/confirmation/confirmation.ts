import type { Service } from '../service/service';
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

/** Broadband, phone and TV on the confirmation page. Amounts formatted for people; null before a package was chosen. [CONF-34] */
export interface EntertainmentSummary {
  readonly isOffered: boolean;
  readonly isOptedIn: boolean;
  readonly isCompleted: boolean;
  readonly isSkipped: boolean;
  /** The person has ordered on the provider's own site, who has not confirmed it yet. */
  readonly wombbUserConfirmed: boolean;
  readonly supplierName: string | null;
  readonly packageName: string | null;
  readonly includesBroadband: boolean;
  readonly includesPhone: boolean;
  readonly includesTV: boolean;
  /** For example "500 Mbps". */
  readonly estimatedSpeed: string | null;
  /** For example "24 months", "1 month, rolling". */
  readonly contractTerm: string | null;
  /** For example "Unlimited", "100 GB a month". */
  readonly usageLimit: string | null;
  readonly callPlanName: string | null;
  /** Null without a set-up fee. */
  readonly installationPrice: string | null;
  /** The price of the first months, where an offer makes it another one than `packageMonthlyAmount`. */
  readonly introductory: { readonly months: number; readonly amountFormatted: string } | null;
  /** Each month at first; where there is an introductory price, each month after it. */
  readonly packageMonthlyAmount: string | null;
  /** Stated rises of that amount within the term, in order of their day (yyyy-MM-dd). */
  readonly rises: readonly { readonly from: string; readonly amountFormatted: string }[];
  /** Not yet: no call back is asked for; null. */
  readonly skyCallbackSlot: string | null;
  /** Not yet: packages have no extras to choose; empty. */
  readonly addOns: readonly string[];
  /** Where to order, while nobody knows whether it was ordered; null otherwise. */
  readonly wombbPackageUrl: string | null;
  readonly orderNumber: string | null;
}

/** Council tax on the confirmation page. [CONF-35] */
export interface CouncilSummary {
  readonly isOffered: boolean;
  readonly isConsented: boolean;
  /** False where nobody could be identified. */
  readonly isAvailable: boolean;
  readonly councilName: string | null;
  readonly councilLogoUrl: string | null;
  readonly completeRegistrationLink: string | null;
  readonly kind: 'COUNCIL_TAX' | 'DOMESTIC_RATES' | null;
  /** The council step was answered. */
  readonly isCompleted: boolean;
  /** Null before the person said so. */
  readonly isRegistrationConfirmed: boolean | null;
}

/** Water on the confirmation page. [CONF-36] */
export interface WaterSummary extends Omit<CouncilSummary, 'kind'> {
  /** Water is paid through council tax. */
  readonly isScotland: boolean;
  /** No household gets a bill. */
  readonly isWithoutBill: boolean;
  readonly boardName: string | null;
  readonly boardLogoUrl: string | null;
  /** The company of the sewerage, where it is another one: a bill of its own. */
  readonly sewerage: { readonly name: string; readonly completeRegistrationLink: string } | null;
}

interface ServiceSummaries {
  readonly energy: EnergySummary;
  readonly entertainment: EntertainmentSummary;
  readonly council: CouncilSummary;
  readonly water: WaterSummary;
}

/** Response of `GET /confirmationdetails`. A service that the brand does not offer has isOffered false. [CONF-30, CONF-31] */
export interface ConfirmationSummary extends Pick<ServiceSummaries, Service> {
  /** The gas of a home with mixed meters, set up separately; null for every other home. */
  readonly energySecondary: EnergySummary | null;
  /** One bill covers council tax and water: their cards are one. */
  readonly isCouncilWithWater: boolean;
}

/** The energy card is completed when its summary is. [CONF-26] */
export function energyCardStatus(energy: Pick<EnergySummary, 'isCompleted'>): CardStatus {
  return energy.isCompleted ? 'completed' : 'todo';
}

/** [CONF-27] */
export function entertainmentCardStatus({
  isCompleted,
  wombbUserConfirmed,
}: Pick<EntertainmentSummary, 'isCompleted' | 'wombbUserConfirmed'>): CardStatus {
  if (isCompleted) return 'completed';
  return wombbUserConfirmed ? 'pending' : 'todo';
}

type Registered = Pick<CouncilSummary, 'isAvailable' | 'isCompleted' | 'isRegistrationConfirmed'>;

/** [CONF-28] */
export function councilCardStatus({ isAvailable, isCompleted, isRegistrationConfirmed }: Registered): CardStatus {
  return !isAvailable || (isCompleted && isRegistrationConfirmed === true) ? 'completed' : 'todo';
}

/** As council, and completed where the mover registers with no one: in Scotland, and without a water bill. [CONF-29] */
export function waterCardStatus(water: Registered & Pick<WaterSummary, 'isScotland' | 'isWithoutBill'>): CardStatus {
  return water.isScotland || water.isWithoutBill ? 'completed' : councilCardStatus(water);
}

/** Whether council tax and water share a card: one bill covers both, and the brand offers both. [CONF-08] */
export function hasCombinedCard({
  isCouncilWithWater,
  council,
  water,
}: Pick<ConfirmationSummary, 'isCouncilWithWater' | 'council' | 'water'>): boolean {
  return isCouncilWithWater && council.isOffered && water.isOffered;
}

/** The status of each service: energy is completed with both fuels, water on a shared card with council tax. */
export function cardStatuses(summary: ConfirmationSummary): Readonly<Record<Service, CardStatus>> {
  const { energy, energySecondary, entertainment, council, water } = summary;
  return {
    energy: energySecondary?.isCompleted === false ? 'todo' : energyCardStatus(energy),
    entertainment: entertainmentCardStatus(entertainment),
    council: councilCardStatus(council),
    water: hasCombinedCard(summary) ? councilCardStatus(council) : waterCardStatus(water),
  };
}
