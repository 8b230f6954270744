import { monthFromName } from './month-name';

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
