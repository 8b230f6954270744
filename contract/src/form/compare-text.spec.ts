import { compareText } from './compare-text';

it('compareText sorts days and instants by time, and words after them', () => {
  const sorted = ['2026-11-30', '2026-11-30T09:00:00Z', '2026-12-01', 'unknown'];
  expect(sorted.toReversed().toSorted(compareText)).toEqual(sorted);
});

it('compareText returns 0 for equal texts', () => {
  expect(compareText('2026-11-30', '2026-11-30')).toBe(0);
});
