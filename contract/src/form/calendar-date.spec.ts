import {
  compareDates,
  addDays,
  addMonths,
  isEmptyDate,
  isIsoDate,
  londonTime,
  londonToday,
  monthFromName,
  monthOf,
  toDateParts,
  toIsoDate,
  yearsBetween,
} from './calendar-date';

describe('toIsoDate', () => {
  it.each([
    [{ day: '27', month: '3', year: '1985' }, '1985-03-27'],
    [{ day: ' 1 ', month: '12', year: '2026' }, '2026-12-01'],
    [{ day: '29', month: '2', year: '2028' }, '2028-02-29'],
    [{ day: '29', month: '2', year: '2027' }, null],
    [{ day: '31', month: '4', year: '2026' }, null],
    [{ day: '1', month: '13', year: '2026' }, null],
    [{ day: '1', month: '1', year: '26' }, null],
    [{ day: '', month: '1', year: '2026' }, null],
    [{ day: 'x', month: '1', year: '2026' }, null],
  ])('reads %j as %s', (parts, iso) => {
    expect(toIsoDate(parts)).toBe(iso);
  });
});

describe('monthFromName', () => {
  it.each([
    ['Nov', '11'],
    ['november', '11'],
    ['Sept', '09'],
    ['jan.', '01'],
    ['Nox', undefined],
    ['Ma', undefined],
  ])('reads %s as %s', (typed, month) => {
    expect(monthFromName(typed)).toBe(month);
  });
});

describe('toDateParts', () => {
  it('fills the boxes with a stored date, and leaves them empty without one', () => {
    expect(toDateParts('2026-11-05')).toEqual({ day: '5', month: '11', year: '2026' });
    expect(toDateParts(null)).toEqual({ day: '', month: '', year: '' });
  });
});

it.each([
  [{ day: '', month: ' ', year: '' }, true],
  [{ day: '27', month: '', year: '' }, false],
  [{ day: '', month: '', year: '1985' }, false],
])('isEmptyDate(%j) is %s', (parts, isEmpty) => {
  expect(isEmptyDate(parts)).toBe(isEmpty);
});

it('isIsoDate rejects dates that do not exist', () => {
  expect([isIsoDate('2026-02-28'), isIsoDate('2026-02-29'), isIsoDate('2026-2-1'), isIsoDate('soon')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('londonToday', () => {
  it('is a day ahead of UTC in the last hour of a summer day', () => {
    expect(londonToday(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  });

  it('is the same as UTC in winter', () => {
    expect(londonToday(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
  });

  // Fails when the law about summer time changes, once Node's time zone database knows.
  it('is the day of the time zone database in each hour of the days around each change of the clocks', () => {
    const database = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
    const hours = [2020, 2025, 2026, 2027, 2028, 2029, 2030, 2050].flatMap((year) =>
      [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)].flatMap((from) =>
        Array.from({ length: 24 * 9 }, (_, hour) => new Date(from + hour * 3_600_000 + 1_800_000)),
      ),
    );
    expect(hours.map(londonToday)).toEqual(hours.map((hour) => database.format(hour)));
  });
});

it.each([
  ['2026-11-20T09:05:59Z', '09:05'],
  ['2026-07-01T23:30:00Z', '00:30'],
])('londonTime(%s) is %s', (instant, time) => {
  expect(londonTime(new Date(instant))).toBe(time);
});

it.each([
  ['2026-09', 'September'],
  ['2027-01-31', 'January'],
  ['2027-13', undefined],
])('monthOf(%s) is %s', (iso, month) => {
  expect(monthOf(iso)).toBe(month);
});

it.each([
  ['2026-11-20', 14, '2026-12-04'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('addDays(%s, %i) is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

it.each([
  ['2026-05-31', -3, '2026-02-28'],
  ['2026-11-20', -3, '2026-08-20'],
  ['2026-03-31', 1, '2026-04-30'],
])('addMonths(%s, %i) is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

it.each([
  ['2008-11-20', '2026-11-20', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('yearsBetween(%s, %s) is %i', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});

describe('compareDates', () => {
  it('sorts days and instants by time, and words after them', () => {
    const sorted = ['2026-11-30', '2026-11-30T09:00:00Z', '2026-12-01', 'unknown'];
    expect(sorted.toReversed().toSorted(compareDates)).toEqual(sorted);
  });

  it('returns 0 for equal days', () => {
    expect(compareDates('2026-11-30', '2026-11-30')).toBe(0);
  });
});
