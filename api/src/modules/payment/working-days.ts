import { addDays } from '@home-move/contract';

/** Bank holidays of England and Wales on weekdays, 2026 to 2027: banks collect nothing then. As of November 2026. */
const bankHolidays: ReadonlySet<string> = new Set([
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

function isWorkingDay(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays.has(iso);
}

/** The day that lies `count` working days after. */
export function addWorkingDays(iso: string, count: number): string {
  let day = iso;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
