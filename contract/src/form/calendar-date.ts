import { monthFromName } from './month-name';

export { monthFromName };

/** A day as people write it, in three boxes. [UI-01] */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** Whether nothing at all was typed. */
export function isEmptyDate(parts: DateParts): boolean {
  return [parts.day, parts.month, parts.year].every((part) => part.trim() === '');
}

/** yyyy-MM-dd of a real day, or null: 30 February is none, nor is a two-digit year. A month may be given by name, a day as "1st". */
export function toIsoDate(parts: DateParts): string | null {
  const day = parts.day.trim().replace(/(st|nd|rd|th)$/i, '');
  const month = monthFromName(parts.month) ?? parts.month.trim();
  const year = parts.year.trim();
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** The three boxes of a stored day; empty boxes for none. */
export function toDateParts(iso: string | null | undefined): DateParts {
  const [year, month, day] = (iso ?? '').split('-');
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : emptyDate;
}

/** Whether the text is yyyy-MM-dd and the day exists. */
export function isIsoDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** Today's calendar day in London, yyyy-MM-dd: limits count by it, wherever the server or the browser stands. */
export function londonToday(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now);
}

/** The day `days` later (or earlier, when negative). */
export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day `months` later; the last of the month where that day does not exist (31 March + 1 month = 30 April). */
export function addMonths(iso: string, months: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString().slice(0, 10);
}

/** Whole years between two days, as birthdays count. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
