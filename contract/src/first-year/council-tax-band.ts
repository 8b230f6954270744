import type { Country } from '../council-water/council-water';

/** The bands by which councils charge. */
export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type CouncilTaxBand = (typeof councilTaxBands)[number];

/** The bands of a country: I only in Wales, and none in Northern Ireland, where homes pay rates. [ORDER-84] */
export function bandsOf(country: Country): readonly CouncilTaxBand[] {
  if (country === 'Northern Ireland') return [];
  return country === 'Wales' ? councilTaxBands : councilTaxBands.filter((band) => band !== 'I');
}
