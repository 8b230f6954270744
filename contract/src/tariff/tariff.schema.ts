import * as z from 'zod/mini';
import { isIsoDate } from '../form/calendar-date';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** Body of `POST /quotes` and `POST /quotes/wom`: the filter panel's values; empty lists mean no limit. [LIST-25] */
export const quotesRequestSchema = z.object({
  tariffTypes: z._default(z.array(z.enum(['fixed', 'variable'])).check(z.maxLength(2)), []),
  noExitFee: z._default(z.boolean(), false),
  exitFee: z._default(z.boolean(), false),
  paperless: z._default(z.boolean(), false),
  paper: z._default(z.boolean(), false),
  suppliers: z._default(z.array(id).check(z.maxLength(50)), []),
  wholeOfMarket: z._default(z.boolean(), false),
  getAll: z._default(z.boolean(), false),
  fuelType: z.optional(z.enum(['DualFuel', 'Electric', 'Gas'])),
});
export type QuotesRequest = z.input<typeof quotesRequestSchema>;

/**
 * Body of `POST /quotes/select`. With mixed meters, electricity alone or electricity and gas; a fuel that is set up already is
 * left out. [LIST-10, LIST-27]
 */
export const selectTariffSchema = z.object({
  tariffsId: z.array(z.object({ quoteId: id, priceId: id })).check(z.minLength(1), z.maxLength(2)),
  addOnsIdentifiers: z.array(id).check(z.maxLength(20)),
});
export type SelectTariff = z.infer<typeof selectTariffSchema>;

/**
 * The selection that the page showed when the mover pressed 'Set up'. If a different one has been stored since, the call fails
 * with CONFLICT, so that the mover never signs up for a tariff they have not seen. Our pages always send it; other clients
 * may leave it out.
 */
export const shownSelectionSchema = z.object({
  ...selectTariffSchema.shape,
  /** `monthlyCost` of the selection as shown, pence. */
  monthlyCost: z.int().check(z.nonnegative()),
  /** `expectedSwitchDate` of the selection as shown. */
  startServiceDate: z.string().check(z.refine(isIsoDate)),
});
export type ShownSelection = z.infer<typeof shownSelectionSchema>;
