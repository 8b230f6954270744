import { addDays, addMonths, dayOf, parseDay } from './clock.js';

describe('a calendar day', () => {
  it('is the day in Great Britain, also in summer', () => {
    expect(dayOf(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-07-20T23:30:00Z'))).toBe('2026-07-21');
  });

  it.each([
    ['2027-04-05', '2027-04-05'],
    ['2027-02-29', undefined],
    ['05/04/2027', undefined],
    ['', undefined],
  ])('reads %p as %p', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it('adds days and months', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addMonths('2026-11-20', 24)).toBe('2028-11-20');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  });
});
