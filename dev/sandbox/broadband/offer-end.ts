import { addDays, dayOf } from '../clock/calendar-day.js';
import type { OfferRow } from './package-row.js';

/** The last second of the day on which an offer ends; it moves on with today, so that an offer never runs out for good. */
export function endOf({ endsInDays }: OfferRow, now: Date): Date {
  return new Date(`${addDays(dayOf(now), endsInDays)}T23:59:59.000Z`);
}
