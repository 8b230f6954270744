import {
  councilTaxBands,
  yearServices,
  type Country,
  type FirstYear,
  type Year,
  type firstYearEndpoints,
} from '@home-move/contract';
import * as z from 'zod';
import { day, nullableText, pence, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const month = text.regex(/^\d{4}-\d{2}$/);
const amounts = z.array(pence).length(12);
const countries = ['England', 'Wales', 'Scotland', 'Northern Ireland'] as const satisfies readonly Country[];

const year = component<Year>()(
  'Year',
  z.strictObject({
    months: z.array(month).length(12),
    rows: z.array(
      z.strictObject({
        service: z
          .enum(yearServices)
          .describe('`energy`: one plan for both fuels, or energy whose fuels are not known'),
        months: amounts.nullable().describe('At the prices of the days of each month; null if no amount is added'),
        total: pence.nullable(),
        isEstimate: z.boolean(),
      }),
    ),
    totals: z
      .strictObject({ months: amounts, total: pence })
      .nullable()
      .describe('The rows that have amounts, added; null if none has'),
    prices: z
      .array(z.strictObject({ from: day, amount: pence }))
      .describe('The monthly price of all services: the first one, and each change of it'),
  }),
);

const firstYear = component<FirstYear>()(
  'FirstYear',
  z.strictObject({
    year: year.nullable().describe('Null while the move-in date is unknown'),
    bills: z.strictObject({
      councilTaxBand: z.enum(councilTaxBands).nullable(),
      waterBill: pence.nullable().describe('Whole pence a year'),
    }),
    country: z.enum(countries),
    council: nullableText.describe('Null if it has not been looked up'),
    councilTaxAverage: z
      .strictObject({ bandD: pence.describe('Whole pence a year'), year: text })
      .nullable()
      .describe('Null in Northern Ireland'),
    extras: z.array(text).describe('One-off payments of the orders, which the year does not include'),
  }),
);

export const firstYearResponses: ResponsesOf<typeof firstYearEndpoints> = {
  firstYear,
  saveBills: firstYear,
};
