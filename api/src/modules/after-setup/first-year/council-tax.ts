import type { Country, CouncilTaxBand } from '@home-move/contract';
import { perMonth } from '../../energy/quotes/cost-parts.js';
import { councilTaxAverages, ratioOf } from './council-tax.data.js';

/**
 * The estimate of a month's council tax, in pence: the country's average for band D, times the ratio of the band. Null in Northern
 * Ireland. [ORDER-84]
 */
export function monthlyCouncilTax(country: Country, band: CouncilTaxBand): number | null {
  const average = councilTaxAverages[country];
  if (!average) return null;
  const [part, of] = ratioOf(country, band);
  return perMonth((average.bandD * part) / of);
}
