import { monthlyCouncilTax } from './council-tax.js';

describe('the estimate of council tax', () => {
  it.each([
    // £2,280.00 a year in band D.
    ['England', 'A', 12667],
    ['England', 'D', 19000],
    ['England', 'H', 38000],
    // £2,024.00.
    ['Wales', 'D', 16867],
    ['Wales', 'I', 39356],
    // £1,421.00; the bands above D have other ratios.
    ['Scotland', 'D', 11842],
    ['Scotland', 'E', 15559],
    ['Scotland', 'H', 29012],
  ] as const)('in %s, band %s, is %d pence a month [ORDER-84]', (country, band, expected) => {
    expect(monthlyCouncilTax(country, band)).toBe(expected);
  });

  it('does not exist in Northern Ireland, where homes pay rates', () => {
    expect(monthlyCouncilTax('Northern Ireland', 'D')).toBeNull();
  });
});
