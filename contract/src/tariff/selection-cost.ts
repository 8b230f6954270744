import { billingMultipliers, greenerUpgrade, type AddOn, type BillingFrequency, type EnergyTariff } from './tariff';

const monthsAYear = 12;

/** One bill of an add-on: its amount in pence and how often it is due. */
export interface Bill {
  readonly amount: number;
  readonly frequency: BillingFrequency;
}

/** A bill that is not part of the monthly amount. */
export interface OtherBill extends Bill {
  readonly identifier: string;
  readonly displayName: string;
}

/** Costs of a selection, pence. [TARIFF-09, TARIFF-10] */
export interface SelectionCost {
  /** The first month: tariffs and monthly add-ons, at introductory prices. */
  readonly monthly: number;
  /** Changed monthly amounts when introductory prices end; months count from 1. Empty when the amount stays the same. */
  readonly laterMonthly: readonly { readonly fromMonth: number; readonly amount: number }[];
  /** Quarterly, yearly and one-off bills; free ones are omitted. */
  readonly otherBills: readonly OtherBill[];
  /** Sum of the one-off bills. */
  readonly oneOff: number;
  /** Sum of recurring add-on bills in the first twelve months. */
  readonly addOnsFirstYear: number;
  /** The tariffs' first year plus `addOnsFirstYear` and `oneOff`. */
  readonly firstYear: number;
}

const frequencyOf = ({ isOneOff, billingFrequency }: AddOn): BillingFrequency =>
  isOneOff ? 'One-off' : billingFrequency;

/** Pence of an add-on's bill that is due in a month, counted from 1. */
function billIn(month: number, { billCost, billDiscountCost, introMonths }: AddOn): number {
  return billDiscountCost !== null && introMonths !== null && month <= introMonths ? billDiscountCost : billCost;
}

/** The first bill of an add-on. [TARIFF-10] */
export function firstBill(addOn: AddOn): Bill {
  return { amount: billIn(1, addOn), frequency: frequencyOf(addOn) };
}

const sum = (pence: readonly number[]): number => pence.reduce((total, amount) => total + amount, 0);

function firstYearOf(addOn: AddOn): number {
  const every = billingMultipliers[frequencyOf(addOn)];
  return sum(Array.from({ length: monthsAYear / every }, (_, index) => billIn(1 + index * every, addOn)));
}

/** Adds up the cost of tariffs with add-ons, from the add-ons' own bills. [TARIFF-09, TARIFF-10] */
export function selectionCost(
  tariffs: readonly Pick<EnergyTariff, 'newSpend' | 'newSpendMonthly'>[],
  addOns: readonly AddOn[],
): SelectionCost {
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

/**
 * The add-ons that a tariff can have, each once, in the supplier's order. With mixed meters, gas is the second tariff: the
 * greener upgrade is not sold with it. [LIST-13]
 */
export function offeredAddOns(tariffs: readonly Pick<EnergyTariff, 'addOnsData'>[]): AddOn[] {
  const offered = tariffs.flatMap(({ addOnsData }, index) =>
    index === 0 ? addOnsData : addOnsData.filter(({ identifier }) => identifier !== greenerUpgrade),
  );
  const first = new Map(offered.toReversed().map((addOn) => [addOn.identifier, addOn]));
  return offered.filter((addOn) => first.get(addOn.identifier) === addOn);
}

/** The included and chosen add-ons of a tariff, in the supplier's order. */
export function chosenAddOns(
  tariffs: readonly Pick<EnergyTariff, 'addOnsData'>[],
  identifiers: readonly string[],
): AddOn[] {
  return offeredAddOns(tariffs).filter(({ identifier, isIncluded }) => isIncluded || identifiers.includes(identifier));
}
