import { percentagesOf, priceChangeDays, priceOn, splitAmount, splitCosts, weightsOf } from './split';

describe('an amount that is split', () => {
  it.each([
    [7230, [16, 14, 10], [2892, 2531, 1807]],
    [6870, [16, 14, 10], [2748, 2405, 1717]],
    [2899, [16, 14, 10], [1159, 1015, 725]],
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [1000, [14.5, 14.5, 11], [363, 362, 275]],
    [5000, [50, 0, 50], [2500, 0, 2500]],
    [0, [1, 2], [0, 0]],
    [99, [1], [99]],
  ])('gives left-over pennies of %i by %j to the largest remainders: %j [ROOM-12]', (amount, weights, expected) => {
    expect(splitAmount(amount, weights)).toEqual(expected);
  });

  it('is nothing for everyone without a weight', () => {
    expect(splitAmount(500, [0, 0])).toEqual([0, 0]);
    expect(splitAmount(500, [])).toEqual([]);
  });
});

describe('the per cent of each person', () => {
  it.each([
    [
      [16, 14, 10],
      [40, 35, 25],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
  ])('of %j is %j [ROOM-12]', (weights, expected) => {
    expect(percentagesOf(weights)).toEqual(expected);
  });
});

describe('the weights of people', () => {
  const people = ['sam', 'priya', 'ben'];

  it('are alike by person, also for someone who has just joined [ROOM-12]', () => {
    expect(weightsOf({ kind: 'person', weights: [] }, people)).toEqual([1, 1, 1]);
  });

  it.each(['room', 'share'] as const)(
    'by %s are in the order of the people, and 0 for one without [ROOM-12]',
    (kind) => {
      const weights = [
        { personId: 'priya', weight: 14 },
        { personId: 'sam', weight: 16 },
        { personId: 'someone else', weight: 70 },
      ];
      expect(weightsOf({ kind, weights }, people)).toEqual([16, 14, 0]);
    },
  );
});

describe('a dated price', () => {
  const prices = [
    { from: '2026-12-01', amount: 2899 },
    { from: '2027-04-01', amount: 3299 },
  ];

  it.each([
    ['2026-11-29', 2899],
    ['2026-12-01', 2899],
    ['2027-03-31', 2899],
    ['2027-04-01', 3299],
  ])('on %s is %i', (day, amount) => {
    expect(priceOn(prices, day)).toBe(amount);
  });

  it('is unknown without prices', () => {
    expect(priceOn(null, '2026-12-01')).toBeNull();
    expect(priceOn([], '2026-12-01')).toBeNull();
  });
});

describe('costs that are split', () => {
  const costs = [
    { prices: [{ from: '2026-12-02', amount: 7230 }] },
    {
      prices: [
        { from: '2026-12-02', amount: 2899 },
        { from: '2027-04-01', amount: 3299 },
        { from: '2028-04-01', amount: 3699 },
      ],
    },
    { prices: null },
  ];

  it('have rows and totals that add up, without an amount that is not known [ROOM-12]', () => {
    expect(splitCosts(costs, [16, 14, 10], '2026-12-02')).toEqual({
      rows: [{ parts: [2892, 2531, 1807], total: 7230 }, { parts: [1159, 1015, 725], total: 2899 }, null],
      totals: { parts: [4051, 3546, 2532], total: 10_129 },
    });
  });

  it('add up for any number of people and any weights [ROOM-12]', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const weights = Array.from({ length: 1 + (seed % 10) }, (_, index) => 1 + ((seed * 7919 + index * 104_729) % 83));
      const many = Array.from({ length: 5 }, (_, index) => ({
        prices: [{ from: '2026-12-02', amount: (seed * 65_537 + index * 257) % 30_000 }],
      }));
      const { rows, totals } = splitCosts(many, weights, '2026-12-02');
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      for (const row of rows) expect(sum(row?.parts ?? [])).toBe(row?.total);
      expect(sum(totals.parts)).toBe(totals.total);
      expect(sum(rows.map((row) => row?.total ?? 0))).toBe(totals.total);
    }
  });

  it('change on each day of a later price', () => {
    expect(priceChangeDays(costs, '2026-12-02')).toEqual(['2027-04-01', '2028-04-01']);
    expect(priceChangeDays(costs, '2027-04-01')).toEqual(['2028-04-01']);
  });
});
