import { billingMultipliers, type AddOn, type BillingFrequency, type EnergyTariff } from './tariff';

const monthsAYear = 12;

/** One bill of an add-on: pence, and how often it comes. */
export interface Bill {
  readonly amount: number;
  readonly frequency: BillingFrequency;
}

/** A bill that is not part of the monthly amount. */
export interface OtherBill extends Bill {
  readonly identifier: string;
  readonly displayName: string;
}

/** What a plan costs, pence. [TARIFF-09, TARIFF-10] */
export interface PlanCost {
  /** Each month at first: the tariffs and the add-ons billed monthly, at introductory prices where there are any. */
  readonly monthly: number;
  /** Each month from a later month on (the first is 1), where introductory prices end; empty when the amount stays. */
  readonly laterMonthly: readonly { readonly fromMonth: number; readonly amount: number }[];
  /** Bills that come quarterly, yearly or once, each as it is billed; free ones are left out. */
  readonly otherBills: readonly OtherBill[];
  /** The one-off bills together. */
  readonly oneOff: number;
  /** All bills of the first twelve months of add-ons that come again. */
  readonly addOnsFirstYear: number;
  /** The tariffs' first year, those bills and what is paid once. */
  readonly firstYear: number;
}

const frequencyOf = ({ isOneOff, billingFrequency }: AddOn): BillingFrequency =>
  isOneOff ? 'One-off' : billingFrequency;

/** The bill of an add-on that is due in this month, the first being 1. */
function billIn(month: number, { billCost, billDiscountCost, introMonths }: AddOn): number {
  return billDiscountCost !== null && introMonths !== null && month <= introMonths ? billDiscountCost : billCost;
}

/** The first bill of an add-on. [TARIFF-10] */
export function firstBill(addOn: AddOn): Bill {
  return { amount: billIn(1, addOn), frequency: frequencyOf(addOn) };
}

const sum = (pence: readonly number[]): number => pence.reduce((total, one) => total + one, 0);

function firstYearOf(addOn: AddOn): number {
  const every = billingMultipliers[frequencyOf(addOn)];
  return sum(Array.from({ length: monthsAYear / every }, (_, index) => billIn(1 + index * every, addOn)));
}

/** The cost of tariffs with add-ons, from the add-ons' own bills. */
export function planCost(
  tariffs: readonly Pick<EnergyTariff, 'newSpend' | 'newSpendMonthly'>[],
  addOns: readonly AddOn[],
): PlanCost {
  const repeating = addOns.filter((addOn) => frequencyOf(addOn) !== 'One-off');
  const everyMonth = repeating.filter((addOn) => frequencyOf(addOn) === 'Monthly');
  const energy = sum(tariffs.map(({ newSpendMonthly }) => newSpendMonthly));
  const inMonth = (month: number) => energy + sum(everyMonth.map((addOn) => billIn(month, addOn)));
  const months = Array.from({ length: monthsAYear + 1 }, (_, index) => index + 1);
  const addOnsFirstYear = sum(repeating.map(firstYearOf));
  const oneOff = sum(addOns.filter((addOn) => frequencyOf(addOn) === 'One-off').map((addOn) => billIn(1, addOn)));
  return {
    monthly: inMonth(1),
    laterMonthly: months
      .filter((month) => month > 1 && inMonth(month) !== inMonth(month - 1))
      .map((fromMonth) => ({ fromMonth, amount: inMonth(fromMonth) })),
    otherBills: addOns
      .map((addOn) => ({ identifier: addOn.identifier, displayName: addOn.displayName, ...firstBill(addOn) }))
      .filter(({ amount, frequency }) => frequency !== 'Monthly' && amount > 0),
    oneOff,
    addOnsFirstYear,
    firstYear: sum(tariffs.map(({ newSpend }) => newSpend)) + addOnsFirstYear + oneOff,
  };
}

/** The add-ons that were chosen with tariffs, in the supplier's order. */
export function chosenAddOns(
  tariffs: readonly Pick<EnergyTariff, 'addOnsData'>[],
  identifiers: readonly string[],
): AddOn[] {
  return tariffs
    .flatMap(({ addOnsData }) => addOnsData)
    .filter(({ identifier, isIncluded }) => isIncluded || identifiers.includes(identifier));
}
