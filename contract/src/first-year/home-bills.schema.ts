import * as z from 'zod/mini';
import type { Country } from '../council-water/council-water';
import { normaliseWith } from '../form/form-values';
import { toSingleLine } from '../form/normalise-text';
import { bandsOf, councilTaxBands } from './council-tax-band';
import { homeBillsMessages as messages } from './home-bills.messages';

/** "£1,234.50" → "1234.50" */
const toAmount = (text: string) => toSingleLine(text).replace(/[£, ]/g, '') || null;

/**
 * Body of `PUT /enrolment/home-bills`, and its form. Both bills are sent; null or empty text removes one. The water bill is an amount in
 * pounds as text. [ORDER-84]
 * @param rules.country which bands there are; in Northern Ireland neither bands nor water bills
 */
export function homeBillsSchema({ country }: { readonly country: Country }) {
  const bands = bandsOf(country);
  const last = bands.at(-1);
  const bandMessage = last ? messages.band(last) : messages.noBand;
  return z.object({
    councilTaxBand: z.pipe(
      normaliseWith((text) => toSingleLine(text).toUpperCase() || null),
      z
        .nullable(z.enum(councilTaxBands, bandMessage))
        .check(z.refine((band) => band === null || bands.includes(band), bandMessage)),
    ),
    waterBill: z.pipe(
      normaliseWith(toAmount),
      z
        .nullable(
          z.string(messages.waterBill).check(
            z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: messages.waterBill, abort: true }),
            z.refine((pounds) => Number(pounds) >= 1, messages.waterBillTooLow),
            z.refine((pounds) => Number(pounds) < 10_000, messages.waterBillTooHigh),
          ),
        )
        .check(z.refine((pounds) => pounds === null || country !== 'Northern Ireland', messages.noWaterBill)),
    ),
  });
}
export type HomeBillsForm = z.infer<ReturnType<typeof homeBillsSchema>>;
