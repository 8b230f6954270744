const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NO_BREAK_SPACE = '\u00a0';
const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The calendar day in London of an instant, as yyyy-MM-dd. */
function londonDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }).format(instant);
}

/**
 * "2026-11-27", an ISO instant or a Date → "27 Nov 2026" with no-break spaces [UI-07].
 * An instant is shown as its calendar day in London. Throws a RangeError for anything else.
 */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' && CALENDAR_DAY.test(date) ? date : londonDay(new Date(date));
  const [, year = '', month = '', dayOfMonth = ''] = CALENDAR_DAY.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) throw new RangeError('Not a date');
  return [dayOfMonth, name, year].join(NO_BREAK_SPACE);
}
