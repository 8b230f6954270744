import { parseDay, type Day } from '../clock/calendar-day.js';

/** The feed writes days as dd/MM/yyyy. */
export function feedDate(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** Undefined for what is no day of that shape. */
export function readFeedDate(text: string): Day | undefined {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return undefined;
  return parseDay(text.split('/').toReversed().join('-'));
}
