import type { Country, CouncilTaxAverage, CouncilTaxBand } from '@home-move/contract';

/**
 * The average council tax of a home in band D in the named year: England from the Ministry of
 * Housing, Communities and Local Government, Wales and Scotland from their governments' statistics of council tax. Scotland's excludes
 * charges for water.
 */
export const councilTaxAverages: Readonly<Record<Country, CouncilTaxAverage | null>> = {
  England: { bandD: 228_000, year: '2025 to 2026' },
  Wales: { bandD: 202_400, year: '2024 to 2025' },
  Scotland: { bandD: 142_100, year: '2024 to 2025' },
  'Northern Ireland': null,
};

type Ratios = Readonly<Record<CouncilTaxBand, readonly [part: number, of: number]>>;

/** The share of band D, by section 5 of the Local Government Finance Act 1992; band I exists only in Wales. */
const ratios: Ratios = {
  A: [6, 9],
  B: [7, 9],
  C: [8, 9],
  D: [1, 1],
  E: [11, 9],
  F: [13, 9],
  G: [15, 9],
  H: [18, 9],
  I: [21, 9],
};

/** By section 74 of the same act, as changed from April 2017. */
const scottishRatios: Ratios = { ...ratios, E: [473, 360], F: [585, 360], G: [705, 360], H: [882, 360] };

/** The ratio of a band to band D. */
export const ratioOf = (country: Country, band: CouncilTaxBand) =>
  (country === 'Scotland' ? scottishRatios : ratios)[band];
