import { formatDay, londonToday, toDateParts } from '@home-move/contract';

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * "2026-11-27", an ISO instant or a Date → "27 Nov 2026" with no-break spaces. An instant is formatted as its calendar day in
 * London. Throws a RangeError for anything else. [UI-07]
 */
export function formatDate(date: string | Date): string {
  return formatDay(typeof date === 'string' && CALENDAR_DAY.test(date) ? date : londonToday(new Date(date)));
}

// Without `Intl`: a browser's first formatter of money takes 6 to 15 ms to create, four times as long on a slow phone, and the first
// pages of most journeys show a price.

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "2026-12-01" → "Tuesday". Throws a RangeError for text that is no day. */
export function weekdayOf(day: string): string {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (weekday === undefined) throw new RangeError('Not a date');
  return weekday;
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

/** Adds the thousands separators: "1234567.5" → "1,234,567.5". */
function withSeparators(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Integer pence → "£1,654.53": pounds, two decimals, thousands separators. [UI-08] */
export function formatMoney(pence: number): string {
  return `${pence < 0 ? '-' : ''}£${withSeparators((Math.abs(pence) / 100).toFixed(2))}`;
}

/** A number that is neither money nor a date → "9,800": thousands separators, three decimals at most. */
export function formatNumber(value: number): string {
  return withSeparators(String(Number(value.toFixed(3))));
}

/** A text that begins with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
