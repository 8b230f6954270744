import { aFirstYear, aYear, aYearRow } from '../testing/first-year';
import { firstYearTexts } from './first-year.texts';
import { periodsOf } from './periods';

describe('the periods of a year', () => {
  it('end with a change of any amount', () => {
    const { year } = aFirstYear();
    expect(year && periodsOf(year)).toEqual([
      { start: 0, length: 4 },
      { start: 4, length: 8 },
    ]);
  });

  it('are separate when one service rises by what another one falls', () => {
    const year = aYear([aYearRow('water', 1000, 2000), aYearRow('gas', 2000, 1000)]);
    expect(periodsOf(year)).toHaveLength(2);
  });
});

describe('the sentence of the prices', () => {
  const textOf = (...prices: Parameters<typeof firstYearTexts.prices>[0]) =>
    firstYearTexts.prices(prices).replaceAll('\u00A0', ' ');

  it('names every change with its date [ORDER-81]', () => {
    expect(
      textOf(
        { from: '2026-11-27', amount: 4400 },
        { from: '2026-12-04', amount: 7299 },
        { from: '2027-04-01', amount: 7699 },
      ),
    ).toBe('£44.00 a month until 03 Dec 2026, £72.99 from 04 Dec 2026, £76.99 from 01 Apr 2027');
  });

  it('has the start of a price that does not change', () => {
    expect(textOf({ from: '2026-12-04', amount: 2899 })).toBe('£28.99 a month from 04 Dec 2026');
  });
});

describe('the label of the total', () => {
  it.each([
    [[], 'in the first year'],
    [['council tax'], 'in the first year, council tax not included'],
    [['water', 'council tax', 'energy'], 'in the first year, water, council tax and energy not included'],
  ])('with %j missing is "%s" [ORDER-82]', (missing, text) => {
    expect(firstYearTexts.inFirstYear(missing)).toBe(text);
  });
});
