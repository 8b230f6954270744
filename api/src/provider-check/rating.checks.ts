import type { Rating } from '@home-move/contract';
import type { RatingPort } from '../providers/rating/rating.port.js';
import type { ProviderCheck } from './provider-check.js';

/** The check of customer reviews. */
export const ratingChecks: readonly ProviderCheck<RatingPort>[] = [
  {
    title: 'returns the rating with its number of reviews, dates and source',
    sent: 'the rating',
    expected: 'a company, a score up to the highest one, a number of reviews, two days in order, and an https link',
    run: (port) => port.rating(),
    accepts: (result) => isRating(result as Partial<Rating>),
  },
];

function isRating(rating: Partial<Rating>): boolean {
  const { company = '', score = -1, outOf = 0, count = -1, from = '', to = '', sourceUrl = '' } = rating;
  const isInRange = score >= 0 && score <= outOf && count >= 0;
  return company !== '' && isInRange && from !== '' && from <= to && sourceUrl.startsWith('https://');
}
