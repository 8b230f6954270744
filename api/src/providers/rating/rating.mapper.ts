import type { Rating } from '@home-move/contract';
import * as z from 'zod';

/** The vendor's response. */
export const summaryResponse = z.object({
  score: z.object({ average: z.string().regex(/^\d+(\.\d+)?$/), max: z.string().regex(/^\d+$/) }),
  reviews: z.object({
    count: z.number().int().nonnegative(),
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  }),
  source: z.object({ url: z.url({ protocol: /^https$/ }) }),
});

export function toRating({ score, reviews, source }: z.infer<typeof summaryResponse>): Rating {
  return {
    score: Number(score.average),
    outOf: Number(score.max),
    count: reviews.count,
    from: reviews.period.from,
    to: reviews.period.to,
    sourceUrl: source.url,
  };
}
