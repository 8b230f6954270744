import * as z from 'zod/mini';
import { broadbandSort, broadbandTypes } from './entertainment';

const textList = z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50));
const sortCodes = Object.values(broadbandSort);

/** Body of `POST /entertainment/broadband`: the filter panel's values; empty lists and false mean no limit. [BB-11 to BB-14, BB-19] */
export const broadbandRequestSchema = z.object({
  packageType: z._default(
    z.object({
      /** Every package has broadband. */
      includeBroadband: z._default(z.literal(true), true),
      includePhone: z._default(z.boolean(), false),
      includeTv: z._default(z.boolean(), false),
    }),
    { includeBroadband: true, includePhone: false, includeTv: false },
  ),
  broadbandType: z._default(z.array(z.enum(broadbandTypes)).check(z.maxLength(2)), []),
  /** Only packages with unlimited usage. */
  monthlyUsage: z._default(z.object({ unlimited: z._default(z.boolean(), false) }), { unlimited: false }),
  selectedProviders: z._default(textList, []),
  contractLengths: z._default(z.array(z.int().check(z.positive(), z.maximum(60))).check(z.maxLength(20)), []),
  callOptions: z._default(textList, []),
  sortOption: z._default(
    z.custom<(typeof sortCodes)[number]>((value) => sortCodes.some((code) => code === value)),
    broadbandSort.none,
  ),
  /** Requested pages, from 1; empty gives the first four packages, promoted ones included. [BB-26] */
  pagesToLoad: z._default(z.array(z.int().check(z.positive(), z.maximum(100))).check(z.maxLength(100)), []),
  IncludePromotedPackages: z._default(z.boolean(), true),
});
export type BroadbandRequest = z.input<typeof broadbandRequestSchema>;
export type BroadbandFilter = z.infer<typeof broadbandRequestSchema>;
