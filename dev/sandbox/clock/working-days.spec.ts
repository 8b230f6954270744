import { addWorkingDays, workingDayFrom } from './working-days.js';

describe('a working day', () => {
  it.each([
    ['a weekday', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['Christmas and the bank holiday after it', '2026-12-25', '2026-12-29'],
  ])('is reached from %s', (_, day, expected) => {
    expect(workingDayFrom(day)).toBe(expected);
  });

  it('is counted without weekends and bank holidays', () => {
    expect(addWorkingDays('2026-11-20', 5)).toBe('2026-11-27');
    expect(addWorkingDays('2026-12-23', 3)).toBe('2026-12-30');
  });
});
