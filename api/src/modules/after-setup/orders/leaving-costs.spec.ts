import { broadbandCost } from './leaving-costs.js';

const contract = {
  pricing: { contractLengthMonths: 24, isRolling: false },
  monthlyExitFee: 1980,
  start: '2026-12-03',
};

describe('the cost to end a broadband contract [ORDER-85]', () => {
  it.each([
    ['before its start', '2026-12-01', 24],
    ['on the last day of its first month', '2027-01-02', 24],
    ['after its first month', '2027-01-03', 23],
    ['after six months', '2027-06-03', 18],
    ['on its last day', '2028-12-02', 1],
    ['after its end', '2028-12-03', 0],
  ])('%s is the fee for each month that is left', (_, day, left) => {
    expect(broadbandCost(contract, day)).toBe(left * 1980);
  });

  it('is nothing for a rolling contract', () => {
    expect(broadbandCost({ ...contract, pricing: { contractLengthMonths: 1, isRolling: true } }, '2026-12-04')).toBe(0);
  });

  it('is unknown if the provider states no fee, until its end', () => {
    const unknown = { ...contract, monthlyExitFee: null };
    expect(broadbandCost(unknown, '2028-12-02')).toBeNull();
    expect(broadbandCost(unknown, '2028-12-03')).toBe(0);
  });
});
