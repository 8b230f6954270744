import type { Country } from '../council-water/council-water';
import { bandsOf } from './council-tax-band';
import { homeBillsSchema } from './home-bills.schema';

const messagesOf = (body: object, country: Country = 'England') =>
  homeBillsSchema({ country })
    .safeParse({ councilTaxBand: null, waterBill: null, ...body })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the bands of council tax', () => {
  it('are A to H, with I in Wales, and none in Northern Ireland [ORDER-84]', () => {
    expect(bandsOf('England').join('')).toBe('ABCDEFGH');
    expect(bandsOf('Scotland').join('')).toBe('ABCDEFGH');
    expect(bandsOf('Wales').join('')).toBe('ABCDEFGHI');
    expect(bandsOf('Northern Ireland')).toEqual([]);
  });
});

describe('the bills of a home', () => {
  it.each([
    ['D', 'D'],
    [' d ', 'D'],
    ['', null],
    [null, null],
  ])('have the band %j as %j', (councilTaxBand, expected) => {
    expect(homeBillsSchema({ country: 'England' }).parse({ councilTaxBand, waterBill: null }).councilTaxBand).toBe(
      expected,
    );
  });

  it.each([
    ['528', '528'],
    [' £1,234.50 ', '1234.50'],
    ['1 234.5', '1234.5'],
    ['', null],
    [null, null],
  ])('have the water bill %j as %j', (waterBill, expected) => {
    expect(homeBillsSchema({ country: 'England' }).parse({ councilTaxBand: null, waterBill }).waterBill).toBe(expected);
  });

  it.each([
    ['J', 'England', 'Choose a council tax band from A to H'],
    ['I', 'England', 'Choose a council tax band from A to H'],
    ['I', 'Scotland', 'Choose a council tax band from A to H'],
    ['J', 'Wales', 'Choose a council tax band from A to I'],
    [4, 'Wales', 'Choose a council tax band from A to I'],
    ['A', 'Northern Ireland', 'Homes in Northern Ireland have no council tax band'],
  ] as const)('reject the band %j in %s [ORDER-84]', (councilTaxBand, country, message) => {
    expect(messagesOf({ councilTaxBand }, country)).toEqual([`councilTaxBand: ${message}`]);
  });

  it.each([
    ['about 500', 'Enter the water bill of a year in pounds, such as 528 or 528.50'],
    ['528.505', 'Enter the water bill of a year in pounds, such as 528 or 528.50'],
    ['-5', 'Enter the water bill of a year in pounds, such as 528 or 528.50'],
    [528, 'Enter the water bill of a year in pounds, such as 528 or 528.50'],
    ['0', 'Enter a water bill of at least £1'],
    ['0.99', 'Enter a water bill of at least £1'],
    ['10000', 'Enter a water bill of less than £10,000'],
  ])('reject the water bill %j', (waterBill, message) => {
    expect(messagesOf({ waterBill })).toEqual([`waterBill: ${message}`]);
  });

  it('reject a water bill in Northern Ireland [ORDER-84]', () => {
    expect(messagesOf({ waterBill: '500' }, 'Northern Ireland')).toEqual([
      'waterBill: Homes in Northern Ireland get no water bill',
    ]);
  });

  it('reject a missing bill: null removes one', () => {
    expect(homeBillsSchema({ country: 'England' }).safeParse({ councilTaxBand: 'D' }).success).toBe(false);
    expect(homeBillsSchema({ country: 'England' }).safeParse({ waterBill: '528' }).success).toBe(false);
  });
});
