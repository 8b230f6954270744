import type { FirstYear, Year, YearRow } from '@home-move/contract';

const months = ['2026-12', ...Array.from({ length: 11 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A row with the monthly amount until March, and the one from April, in pence. */
export const aYearRow = (service: YearRow['service'], amount: number, later = amount, isEstimate = false): YearRow => {
  const amounts = months.map((_, month) => (month < 4 ? amount : later));
  return { service, months: amounts, total: sum(amounts), isEstimate };
};

/** A row of a service that is not added. */
export const aMissingRow = (service: YearRow['service']): YearRow => ({
  service,
  months: null,
  total: null,
  isEstimate: false,
});

/** A year from December 2026 with these rows, added up. */
export function aYear(rows: readonly YearRow[], prices: Year['prices'] = []): Year {
  const added = rows.flatMap(({ months: amounts }) => (amounts ? [amounts] : []));
  const totals = months.map((_, month) => sum(added.map((amounts) => amounts[month] ?? 0)));
  return {
    months,
    rows,
    totals: added.length === 0 ? null : { months: totals, total: sum(totals) },
    prices,
  };
}

/** The year of a mover in Bedford with energy, broadband and a water bill, without council tax; name what matters. */
export const aFirstYear = (overrides: Partial<FirstYear> = {}): FirstYear => ({
  year: aYear(
    [
      aYearRow('broadband', 2899, 3299),
      aYearRow('water', 4400),
      aMissingRow('councilTax'),
      aYearRow('gas', 6870, 6870, true),
      aYearRow('electricity', 7230),
    ],
    [
      { from: '2026-12-01', amount: 21_399 },
      { from: '2027-04-01', amount: 21_799 },
    ],
  ),
  bills: { councilTaxBand: null, waterBill: 52_800 },
  country: 'England',
  council: 'Bedford Borough Council',
  councilTaxAverage: { bandD: 228_000, year: '2025 to 2026' },
  extras: [],
  ...overrides,
});

/** The year of a mover who has ordered and entered nothing. */
export const anEmptyYear = (overrides: Partial<FirstYear> = {}): FirstYear =>
  aFirstYear({
    year: aYear((['broadband', 'water', 'councilTax', 'energy'] as const).map(aMissingRow)),
    bills: { councilTaxBand: null, waterBill: null },
    council: null,
    ...overrides,
  });

/** The year after the band D was added to `aFirstYear`. */
export const withCouncilTax = (): FirstYear => {
  const { year, ...rest } = aFirstYear();
  const rows = (year?.rows ?? []).map((row) =>
    row.service === 'councilTax' ? aYearRow('councilTax', 19_000, 19_000, true) : row,
  );
  const prices = [
    { from: '2026-12-01', amount: 40_399 },
    { from: '2027-04-01', amount: 40_799 },
  ];
  return { ...rest, year: aYear(rows, prices), bills: { councilTaxBand: 'D', waterBill: 52_800 } };
};
