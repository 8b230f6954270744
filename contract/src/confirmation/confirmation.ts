import { isRegisteredService, services, type RegisteredService, type Service } from '../service/service';
import type { SkyCallbackSlot } from '../entertainment/sky-callback';
import type { DirectDebitSummary } from '../payment/payment.schema';
import type { BillingFrequency, PaymentType, TariffFuel } from '../tariff/tariff';

/** Progress of one service; `elsewhere`: it cannot be set up in this portal. [CONF-25] */
export type CardStatus = 'todo' | 'pending' | 'completed' | 'elsewhere';

/**
 * Energy on the confirmation page: a plan for both fuels, or one fuel of a home with mixed meters. Amounts are formatted, for
 * example "£137.88". [CONF-32, CONF-33]
 */
export interface EnergySummary {
  readonly isOffered: boolean;
  readonly isOptedIn: boolean;
  /** Whether the supplier accepted this plan. */
  readonly isCompleted: boolean;
  readonly isSkipped: boolean;
  /** Whether it is not set up, and cannot be: no tariff can be quoted for the home. */
  readonly isNotThroughUs: boolean;
  readonly isMoveInDateInRange: boolean;
  /** Whether the move-in date was in range when the enrolment was created. */
  readonly isMoveInDateInRangeOnCreation: boolean;
  readonly isMoveInDateFuture: boolean;
  readonly fuelType: TariffFuel | null;
  readonly supplierName: string | null;
  readonly supplierLogoUrl: string | null;
  readonly tariffName: string | null;
  readonly paymentType: PaymentType | null;
  /** Whether the mover agreed to a smart meter, which the plan needs and the home lacks. */
  readonly smartRequested: boolean;
  /** Whether the installer may come on any day and at any time: the mover is not asked for a preference. */
  readonly isSmartMeterInstallationAnyDayAndTime: boolean;
  readonly addOns: readonly { readonly identifier: string; readonly displayName: string }[];
  /** The amount of the first month. */
  readonly estimatedTotalMonthlyAmountFormatted: string | null;
  /** The amount once all introductory prices of add-ons have ended. */
  readonly estimatedTotalMonthlyAmountAfterDiscountsFormatted: string | null;
  /** Changed monthly amounts when introductory prices of add-ons end; months count from 1. */
  readonly laterMonthlyAmounts: readonly { readonly fromMonth: number; readonly amountFormatted: string }[];
  /** Bills of add-ons that are not part of the monthly amount. */
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
  /** Day of the first Direct Debit, yyyy-MM-dd; null for a paper mandate, whose return decides it. */
  readonly firstPaymentOn: string | null;
  /** Reference of the application, for the mover to quote. Null until the supplier has accepted the selection. */
  readonly applicationReference: string | null;
  /** What the mover's confirmation of the Direct Debit states; null if nothing is paid by Direct Debit. [PAY-10] */
  readonly directDebit: DirectDebitSummary | null;
}

/** Broadband, phone and TV on the confirmation page. Amounts are formatted; null before a package is chosen. [CONF-34] */
export interface EntertainmentSummary {
  readonly isOffered: boolean;
  readonly isOptedIn: boolean;
  readonly isCompleted: boolean;
  readonly isSkipped: boolean;
  /** The mover reports having ordered on the provider's site; the provider has not confirmed it. */
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
  /** An offer's price for the first months; null when it is the same as `packageMonthlyAmount`. */
  readonly introductory: { readonly months: number; readonly amountFormatted: string } | null;
  /** The monthly amount, after any introductory price. */
  readonly packageMonthlyAmount: string | null;
  /** Stated rises of that amount within the term, by date (yyyy-MM-dd). */
  readonly rises: readonly { readonly from: string; readonly amountFormatted: string }[];
  /** When Sky calls back; null for other packages. [BBSET-09] */
  readonly skyCallbackSlot: SkyCallbackSlot | null;
  /** Names of the add-ons ordered with the package. */
  readonly addOns: readonly string[];
  /** When the provider expects it to be up and running, yyyy-MM-dd; null before an order, or if it gives no date. */
  readonly activationDate: string | null;
  /** Where to order, until the mover says whether they ordered; null otherwise. */
  readonly wombbPackageUrl: string | null;
  readonly orderNumber: string | null;
}

/** Council tax on the confirmation page. [CONF-35] */
export interface CouncilSummary {
  readonly isOffered: boolean;
  readonly isConsented: boolean;
  /** False when the home does not have the service, as water bills in Scotland and Northern Ireland. */
  readonly isAvailable: boolean;
  /** Whether a look-up found no authority, so that the mover has to find it. */
  readonly isUnidentified: boolean;
  readonly councilName: string | null;
  readonly councilLogoUrl: string | null;
  readonly completeRegistrationLink: string | null;
  readonly kind: 'COUNCIL_TAX' | 'DOMESTIC_RATES' | null;
  /** Whether the mover answered the council step. */
  readonly isCompleted: boolean;
  /** Null until the mover says whether they registered. */
  readonly isRegistrationConfirmed: boolean | null;
}

/** Water on the confirmation page. [CONF-36] */
export interface WaterSummary extends Omit<CouncilSummary, 'kind'> {
  /** Water is paid through council tax. */
  readonly isScotland: boolean;
  /** Whether homes get no bill for water, as in Northern Ireland. */
  readonly isWithoutBill: boolean;
  readonly boardName: string | null;
  readonly boardLogoUrl: string | null;
  /** The sewerage company when it is a different one, which sends a separate bill; null otherwise. */
  readonly sewerage: { readonly name: string; readonly completeRegistrationLink: string } | null;
}

interface ServiceSummaries {
  readonly energy: EnergySummary;
  readonly entertainment: EntertainmentSummary;
  readonly council: CouncilSummary;
  readonly water: WaterSummary;
}

/** Cost of the completed services in their first month, including everything charged monthly with them. */
export interface MonthlyTotal {
  readonly amountFormatted: string;
  /** Each plan, in the order of the services; null for the fuels of broadband. */
  readonly parts: readonly { readonly fuels: TariffFuel | null; readonly amountFormatted: string }[];
  /** Whether a plan is paid as you go, so that its amount is an estimate. */
  readonly isEstimate: boolean;
  /** Whether a price of a plan changes later, as its card shows. */
  readonly changesLater: boolean;
}

/** Response of `GET /confirmationdetails`. A service that the brand does not offer has isOffered false. [CONF-30, CONF-31] */
export interface ConfirmationSummary extends Pick<ServiceSummaries, Service> {
  /** The gas of a home with mixed meters, set up separately; null for every other home. */
  readonly energySecondary: EnergySummary | null;
  /** Whether one bill covers council tax and water, so that they share a card. */
  readonly isCouncilWithWater: boolean;
  /** Null while fewer than two plans are set up: there is nothing to add. */
  readonly monthlyTotal: MonthlyTotal | null;
  /** When a confirmation was last mailed, an instant; null before the first one. */
  readonly confirmationSentAt: string | null;
}

/** Response of `POST /confirmation/send`. */
export interface ConfirmationSent {
  /** An instant. */
  readonly sentAt: string;
}

/** Status of the energy card: completed when energy is. [CONF-26] */
export function energyCardStatus({
  isCompleted,
  isNotThroughUs,
}: Pick<EnergySummary, 'isCompleted' | 'isNotThroughUs'>): CardStatus {
  if (isCompleted) return 'completed';
  return isNotThroughUs ? 'elsewhere' : 'todo';
}

/** Status of the entertainment card: pending when ordered on the provider's site. [CONF-27] */
export function entertainmentCardStatus({
  isCompleted,
  wombbUserConfirmed,
}: Pick<EntertainmentSummary, 'isCompleted' | 'wombbUserConfirmed'>): CardStatus {
  if (isCompleted) return 'completed';
  return wombbUserConfirmed ? 'pending' : 'todo';
}

type Registration = Pick<CouncilSummary, 'isAvailable' | 'isUnidentified' | 'isCompleted' | 'isRegistrationConfirmed'>;

/**
 * Status of the council card: completed when registered, or if the home does not have the service. An unidentified
 * authority stays to do until the mover has registered with it, whether or not the step was answered. [CONF-28]
 */
export function councilCardStatus(registration: Registration): CardStatus {
  const { isAvailable, isUnidentified, isCompleted, isRegistrationConfirmed } = registration;
  const isRegistered = (isCompleted || isUnidentified) && isRegistrationConfirmed === true;
  return !isAvailable || isRegistered ? 'completed' : 'todo';
}

/** As council, and completed if the mover registers with no one: in Scotland, and without a water bill. [CONF-29] */
export function waterCardStatus(water: Registration & Pick<WaterSummary, 'isScotland' | 'isWithoutBill'>): CardStatus {
  return water.isScotland || water.isWithoutBill ? 'completed' : councilCardStatus(water);
}

/** Whether council tax and water share a card: one bill covers both, and the brand offers both. [CONF-08] */
export function hasCombinedCard({
  isCouncilWithWater,
  council,
  water,
}: {
  readonly isCouncilWithWater: boolean;
  readonly council: Pick<CouncilSummary, 'isOffered'>;
  readonly water: Pick<WaterSummary, 'isOffered'>;
}): boolean {
  return isCouncilWithWater && council.isOffered && water.isOffered;
}

/** The status of each service: energy is completed with both fuels, water on a shared card with council tax. */
export function cardStatuses(
  summary: Omit<ConfirmationSummary, 'confirmationSentAt'>,
): Readonly<Record<Service, CardStatus>> {
  const { energy, energySecondary, entertainment, council, water } = summary;
  return {
    energy: energyCardStatus(energySecondary?.isCompleted === false ? energySecondary : energy),
    entertainment: entertainmentCardStatus(entertainment),
    council: councilCardStatus(council),
    water: hasCombinedCard(summary) ? councilCardStatus(council) : waterCardStatus(water),
  };
}

/**
 * The authorities that the mover still has to register with for each service: null when none is left, empty while they are
 * unknown.
 */
export function registrationsLeft(
  summary: ConfirmationSummary,
): Readonly<Record<RegisteredService, readonly string[] | null>> {
  const { council, water } = summary;
  const isLeft = (registration: Registration & Pick<CouncilSummary, 'isOffered'>) =>
    registration.isOffered && councilCardStatus(registration) !== 'completed';
  const hasOwnBill = !hasCombinedCard(summary) && !water.isScotland && !water.isWithoutBill;
  const named = (...names: readonly (string | null | undefined)[]) =>
    names.filter((name) => name !== null && name !== undefined);
  return {
    council: isLeft(council) ? named(council.councilName) : null,
    water: isLeft(water) && hasOwnBill ? named(water.boardName, water.sewerage?.name) : null,
  };
}

/**
 * The services whose cards show that something is left for the mover to do: chosen and not set up, or an authority to find or
 * to register with. Where one bill covers council tax and water, only council tax is listed.
 */
export function servicesLeft(summary: ConfirmationSummary): readonly Service[] {
  const statuses = cardStatuses(summary);
  const registrations = registrationsLeft(summary);
  return services.filter((service) => {
    if (!summary[service].isOffered) return false;
    if (statuses[service] !== 'todo') return false;
    return isRegisteredService(service) ? registrations[service] !== null : summary[service].isOptedIn;
  });
}

/**
 * Whether nothing is left, nothing is waiting for a provider, and unless the brand offers nothing, something is set up.
 */
export function isAllSet(summary: ConfirmationSummary): boolean {
  const offered = services.filter((service) => summary[service].isOffered);
  const statuses = cardStatuses(summary);
  const isWaiting = offered.some((service) => statuses[service] === 'pending');
  const isAnySetUp = offered.length === 0 || offered.some((service) => statuses[service] === 'completed');
  return servicesLeft(summary).length === 0 && !isWaiting && isAnySetUp;
}
