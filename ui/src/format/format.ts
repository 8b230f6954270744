import { formatDay, londonToday, toDateParts } from '@home-move/contract';

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * "2026-11-27", an ISO instant or a Date → "27 Nov 2026" with no-break spaces. An instant is formatted as its calendar day in
 * London. Throws a RangeError for anything else. [UI-07]
 */
export function formatDate(date: string | Date): string {
  return formatDay(typeof date === 'string' && CALENDAR_DAY.test(date) ? date : londonToday(new Date(date)));
}

// Each is created at its first use: many pages show none of them, and a browser's first formatter takes long to create.
let weekday: Intl.DateTimeFormat | undefined;
let pounds: Intl.NumberFormat | undefined;
let figures: Intl.NumberFormat | undefined;

/** "2026-12-01" → "Tuesday" */
export function weekdayOf(day: string): string {
  weekday ??= new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return weekday.format(new Date(`${day}T00:00:00Z`));
}

/** "2026-12-01" → "Tuesday 01 Dec 2026", the date with no-break spaces. [UI-07] */
export const formatWeekday = (day: string): string => `${weekdayOf(day)} ${formatDay(day)}`;

/** "2026-12-01" → "1 12 2026": an example of the input of a date field. */
export function formatTypedDate(iso: string): string {
  const { day, month, year } = toDateParts(iso);
  return `${day} ${month} ${year}`;
}

/** 22 → "22nd", as a day of the month. */
export function formatOrdinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10];
  return `${day}${suffix ?? 'th'}`;
}

/** Address of a link that calls a phone number, which people write with spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** Integer pence → "£1,654.53": pounds, two decimals, thousands separators. [UI-08] */
export function formatMoney(pence: number): string {
  pounds ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  return pounds.format(pence / 100);
}

/** A number that is neither money nor a date → "9,800": thousands separators. */
export function formatNumber(value: number): string {
  figures ??= new Intl.NumberFormat('en-GB');
  return figures.format(value);
}

/** A text that begins with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
