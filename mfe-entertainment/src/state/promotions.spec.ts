import { aPackage } from '../testing/broadband-packages';
import { firstEnd, packageWithoutExpired, timeLeft, untilNextWords } from './promotions';

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
  ])('reads %d ms as %s [BB-04]', (left, words) => {
    expect(timeLeft(left)).toBe(words);
  });

  it.each([
    [hours(52) + 5, 5],
    [hours(5) + minutes(12), minutes(1)],
    [45_300, 300],
    [1000, 1000],
  ])('changes its words in time: %d ms left, %d ms on', (left, wait) => {
    expect(untilNextWords(left)).toBe(wait);
  });
});

describe('promotions of a package', () => {
  const pkg = aPackage({
    promotions: [
      { id: 'early', text: 'A £60 card', expires: '2026-11-20T10:42:00Z' },
      { id: 'late', text: 'Free router', expires: '2026-11-25T23:59:59Z' },
    ],
  });

  it('goes when its time is over, at that instant [BB-05]', () => {
    expect(packageWithoutExpired(pkg, new Date('2026-11-20T10:42:00Z')).promotions).toEqual([
      { id: 'late', text: 'Free router', expires: '2026-11-25T23:59:59Z' },
    ]);
  });

  it('leaves the package alone before', () => {
    expect(packageWithoutExpired(pkg, new Date('2026-11-20T10:41:59Z'))).toBe(pkg);
  });

  it('knows which ends first', () => {
    expect(firstEnd([pkg])).toBe(Date.parse('2026-11-20T10:42:00Z'));
    expect(firstEnd([aPackage()])).toBeNull();
  });
});
