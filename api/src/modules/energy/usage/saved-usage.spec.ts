import type { AssumedUse } from '@home-move/contract';
import { isSameUse } from './saved-usage.js';

const use: AssumedUse = { electricityKwh: 3400, gasKwh: 9500, estimated: true };

describe('a use', () => {
  it.each<[string, AssumedUse]>([
    ['the same amounts from a bill', { ...use, estimated: false }],
    ['one with the typical share at night', { ...use, nightPercent: 42 }],
  ])('costs as much as %s', (_, earlier) => {
    expect(isSameUse(earlier, use)).toBe(true);
  });

  it.each<[string, AssumedUse | undefined]>([
    ['one with another share at night', { ...use, nightPercent: 41 }],
    ['one with other electricity', { ...use, electricityKwh: 3401 }],
    ['one with other gas', { ...use, gasKwh: 9501 }],
    ['one that is not known', undefined],
  ])('does not cost as much as %s', (_, earlier) => {
    expect(isSameUse(earlier, use)).toBe(false);
  });
});
