import { addDays } from '@home-move/contract';

/** Codes of the package's calendars: England, Scotland, Wales, Northern Ireland. */
export type Nation = 'ENG' | 'SCT' | 'WLS' | 'NIR';

interface BankHolidays {
  /** Substitute days included. */
  has(iso: string): boolean;
}

const calendars = new Map<Nation, Promise<BankHolidays>>();

/** The bank holidays of a nation, in any year. Loads the calendar once, when it is first needed: it takes 20 MB. */
export function bankHolidays(nation: Nation): Promise<BankHolidays> {
  const calendar = calendars.get(nation) ?? loadCalendar(nation);
  calendars.set(nation, calendar);
  return calendar;
}

async function loadCalendar(nation: Nation): Promise<BankHolidays> {
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays('GB', nation, { types: ['public', 'bank'] });
  const years = new Map<number, ReadonlySet<string>>();
  const ofYear = (year: number) => {
    const days = years.get(year) ?? new Set(holidays.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    years.set(year, days);
    return days;
  };
  return { has: (iso) => ofYear(Number(iso.slice(0, 4))).has(iso) };
}

/** Counts in working days of a nation: the day `count` working days after a day, yyyy-MM-dd; before it with a negative count. */
export async function workingDaysOf(nation: Nation): Promise<(iso: string, count: number) => string> {
  const holidays = await bankHolidays(nation);
  return (iso, count) => {
    let day = iso;
    for (let left = Math.abs(count); left > 0;) {
      day = addDays(day, Math.sign(count));
      if (!isWeekend(day) && !holidays.has(day)) left -= 1;
    }
    return day;
  };
}

/** The day `count` working days after a day, yyyy-MM-dd; before it with a negative count. */
export async function addWorkingDays(iso: string, count: number, nation: Nation): Promise<string> {
  return (await workingDaysOf(nation))(iso, count);
}

function isWeekend(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
