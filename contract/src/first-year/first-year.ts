import type { Country } from '../council-water/council-water';
import type { CouncilTaxBand } from './council-tax-band';

/** The bills of the home, as the mover entered them; null for an amount that is not entered. [ORDER-84] */
export interface HomeBills {
  readonly councilTaxBand: CouncilTaxBand | null;
  /** In pence a year. */
  readonly waterBill: number | null;
}

/** The services of the first year. `energy` is one plan for both fuels, or energy whose fuels are not known. */
export const yearServices = ['broadband', 'water', 'gas', 'electricity', 'energy', 'councilTax'] as const;
export type YearService = (typeof yearServices)[number];

/** What one service costs, in pence. */
export interface YearRow {
  readonly service: YearService;
  /** Of each of the twelve months, at the prices of its days; null if no amount has been added. [ORDER-80, ORDER-82] */
  readonly months: readonly number[] | null;
  /** The sum of `months`. */
  readonly total: number | null;
  /** [ORDER-83] */
  readonly isEstimate: boolean;
}

/** The monthly price of all services together, from a day on. */
export interface YearPrice {
  /** yyyy-MM-dd */
  readonly from: string;
  /** In pence. */
  readonly amount: number;
}

/** The twelve months from the month of the move. */
export interface Year {
  /** yyyy-MM */
  readonly months: readonly string[];
  readonly rows: readonly YearRow[];
  /** The rows that have amounts, added, in pence; null if none has. */
  readonly totals: { readonly months: readonly number[]; readonly total: number } | null;
  /** The first price, and each change of it. [ORDER-81] */
  readonly prices: readonly YearPrice[];
}

/** Response of `GET /enrolment/first-year`: the costs of the home in the first year after the move. [ORDER-80] */
export interface FirstYear {
  /** Null while the move-in date is unknown. */
  readonly year: Year | null;
  readonly bills: HomeBills;
  /** In Northern Ireland there are neither rows nor bills of council tax and water; in Scotland the council bills for water. */
  readonly country: Country;
  /** The council of the home, if it has been looked up. */
  readonly council: string | null;
  /** The average of the country from which council tax is estimated; null in Northern Ireland. */
  readonly councilTaxAverage: CouncilTaxAverage | null;
  /** One-off payments of the orders, which the year does not include, for example "£9.99 set-up fee". */
  readonly extras: readonly string[];
}

/** The average council tax of a country. */
export interface CouncilTaxAverage {
  /** For a home in band D, in pence a year. */
  readonly bandD: number;
  /** The financial year, for example "2025 to 2026". */
  readonly year: string;
}
