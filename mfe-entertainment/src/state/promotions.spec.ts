import { aPackage } from '../testing/broadband-packages';
import { earliestExpiry, msUntilTextChanges, packageWithoutExpired, timeLeft } from './promotions';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);

describe('the time left of a promotion', () => {
  it.each([
    [hours(52), '2 days, 4 hours'],
    [hours(24), '1 day'],
    [hours(5) + minutes(12), '5 hours, 12 minutes'],
    [minutes(1), '1 minute'],
    [45_000, '45 seconds'],
    [400, '1 second'],
    [0, '0 seconds'],
  ])('formats %d ms as %s [BB-04]', (left, text) => {
    expect(timeLeft(left)).toBe(text);
  });

  it.each([
    [hours(52) + 5, 5],
    [hours(5) + minutes(12), minutes(1)],
    [45_300, 300],
    [1000, 1000],
  ])('with %d ms left, changes its text after %d ms', (left, wait) => {
    expect(msUntilTextChanges(left)).toBe(wait);
  });
});

describe('the promotions of a package', () => {
  const pkg = aPackage({
    promotions: [
      { id: 'early', text: 'A £60 card', expires: '2026-11-20T10:42:00Z' },
      { id: 'late', text: 'Free router', expires: '2026-11-25T23:59:59Z' },
    ],
  });

  it('are removed at the instant they expire [BB-05]', () => {
    expect(packageWithoutExpired(pkg, new Date('2026-11-20T10:42:00Z')).promotions).toEqual([
      { id: 'late', text: 'Free router', expires: '2026-11-25T23:59:59Z' },
    ]);
  });

  it('leave the package unchanged before that', () => {
    expect(packageWithoutExpired(pkg, new Date('2026-11-20T10:41:59Z'))).toBe(pkg);
  });

  it('give the earliest expiry', () => {
    expect(earliestExpiry([pkg])).toBe(Date.parse('2026-11-20T10:42:00Z'));
    expect(earliestExpiry([aPackage()])).toBeNull();
  });
});
