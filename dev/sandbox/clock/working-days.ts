import { addDays, type Day } from './clock.js';

/** Bank holidays of England and Wales. Source: gov.uk/bank-holidays; as of November 2026, to be continued each year. */
const BANK_HOLIDAYS: ReadonlySet<Day> = new Set([
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
]);

/** Whether providers connect homes on the day: Monday to Friday, except on bank holidays. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !BANK_HOLIDAYS.has(day);
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** The working day that is `count` working days earlier. */
export function workingDaysBefore(day: Day, count: number): Day {
  if (count === 0) return day;
  const before = addDays(day, -1);
  return workingDaysBefore(before, isWorkingDay(before) ? count - 1 : count);
}

/** The working day that is `count` working days later. */
export function addWorkingDays(day: Day, count: number): Day {
  return count === 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1)), count - 1);
}
