import { addWorkingDays, bankHolidays, type Nation } from './working-days.js';

const weekdaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, index + 1)))
    .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));

describe('bank holidays on weekdays', () => {
  const england = {
    2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
    2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  } as const;
  const expected: readonly [Nation, number, readonly string[]][] = [
    ['ENG', 2026, england[2026]],
    ['ENG', 2027, england[2027]],
    ['WLS', 2026, england[2026]],
    ['WLS', 2027, england[2027]],
    ['SCT', 2026, ['01-01', '01-02', '04-03', '05-04', '05-25', '08-03', '11-30', '12-25', '12-28']],
    ['SCT', 2027, ['01-01', '01-04', '03-26', '05-03', '05-31', '08-02', '11-30', '12-27', '12-28']],
    ['NIR', 2026, ['01-01', '03-17', '04-03', '04-06', '05-04', '05-25', '07-13', '08-31', '12-25', '12-28']],
    ['NIR', 2027, ['01-01', '03-17', '03-26', '03-29', '05-03', '05-31', '07-12', '08-30', '12-27', '12-28']],
    ['ENG', 2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
  ];

  it.each(expected)('in %s, %d', async (nation, year, days) => {
    const holidays = await bankHolidays(nation);
    expect(weekdaysOf(year).filter((day) => holidays.has(day))).toEqual(days.map((day) => `${year}-${day}`));
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 10, '2026-12-04'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-03-25', 1, '2027-03-30'],
    ['2027-12-31', 1, '2028-01-04'],
  ])('from %s, %d on, is %s', async (from, count, expected) => {
    expect(await addWorkingDays(from, count, 'ENG')).toBe(expected);
  });

  it.each([
    ['2026-11-27', -5, '2026-11-20'],
    ['2027-01-04', -5, '2026-12-23'],
    ['2026-11-29', -1, '2026-11-27'],
  ])('from %s, %d back, is %s', async (from, count, expected) => {
    expect(await addWorkingDays(from, count, 'ENG')).toBe(expected);
  });

  it('differ between nations', async () => {
    expect(await addWorkingDays('2026-11-27', 1, 'SCT')).toBe('2026-12-01');
    expect(await addWorkingDays('2026-11-27', 1, 'NIR')).toBe('2026-11-30');
  });
});
