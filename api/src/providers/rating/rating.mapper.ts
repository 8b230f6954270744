import type { Rating } from '@home-move/contract';
import * as z from 'zod';

/** The vendor's response. */
export const summaryResponse = z.object({
  business: z.object({ display_name: z.string().min(1) }),
  score: z.object({ average: z.string().regex(/^\d+(\.\d+)?$/), max: z.string().regex(/^\d+$/) }),
  reviews: z.object({
    count: z.number().int().nonnegative(),
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  }),
  source: z.object({ url: z.url({ protocol: /^https$/ }) }),
});

export function toRating({ business, score, reviews, source }: z.infer<typeof summaryResponse>): Rating {
  return {
    company: business.display_name,
    score: Number(score.average),
    outOf: Number(score.max),
    count: reviews.count,
    from: reviews.period.from,
    to: reviews.period.to,
    sourceUrl: source.url,
  };
}
