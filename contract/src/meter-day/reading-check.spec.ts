import { aRegister } from './meter-day.builder';
import { readingDoubt } from './reading-check';

const earlier = { value: '03740', readOn: '2026-10-14', source: 'supplier' } as const;
const gas = aRegister({ yearlyUse: 730, earlier });

describe('the sanity check', () => {
  it.each([
    ['lower than an earlier one', '03128', { kind: 'lower', earlier }],
    ['the same', '03740', null],
    ['higher, as usage explains', '03828', null],
    // 44 days of 2 units, four times as much in winter, and 100 more.
    ['as high as usage explains', '04192', null],
    ['higher than usage explains', '04193', { kind: 'higher', earlier }],
  ])('of a reading that is %s is %s [METER-03]', (_, value, expected) => {
    expect(readingDoubt(value, gas, '2026-11-27')).toEqual(expected);
  });

  it('allows some use on the same day', () => {
    expect(readingDoubt('03748', gas, '2026-10-14')).toBeNull();
    expect(readingDoubt('03849', gas, '2026-10-14')?.kind).toBe('higher');
  });

  it('finds nothing without an earlier reading', () => {
    expect(readingDoubt('99999', aRegister(), '2026-11-27')).toBeNull();
  });
});
