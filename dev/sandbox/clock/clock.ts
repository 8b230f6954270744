/** A day as yyyy-MM-dd. */
export type Day = string;

const LONDON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The calendar day in Great Britain. */
export function dayOf(moment: Date): Day {
  return LONDON.format(moment);
}

/** Parses yyyy-MM-dd; undefined for any other format and for invalid days. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of a later month, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}

/** Returns the current time; tests inject one. */
export type Now = () => Date;

/** The machine's time plus CLOCK_OFFSET (milliseconds), like the API's clock. */
export const systemNow: Now = () => new Date(Date.now() + Number(process.env['CLOCK_OFFSET'] ?? 0));
