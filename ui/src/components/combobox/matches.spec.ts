import { matchCount, matchedPieces, matchingOptions } from './matches';

const OPTIONS = [
  { value: 'a', label: '8 Castle Road, Bedford, MK40 2QT' },
  { value: 'b', label: '18 Castle Road, Bedford, MK40 2QT' },
  { value: 'c', label: '1 High Street, Bedford, MK40 2QT' },
];

describe('matchingOptions', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['castle', ['a', 'b']],
    ['8 castle', ['a', 'b']],
    ['18, CASTLE', ['b']],
    ['nowhere', []],
  ])('for "%s"', (typed, keys) => {
    expect(matchingOptions(OPTIONS, typed).map((option) => option.value)).toEqual(keys);
  });
});

describe('matchedPieces', () => {
  it('splits a label where the typed words begin and end', () => {
    expect(matchedPieces('14 Castle Road', 'castle 14')).toEqual([
      { text: '14', matched: true },
      { text: ' ', matched: false },
      { text: 'Castle', matched: true },
      { text: ' Road', matched: false },
    ]);
  });
});

describe('matchCount', () => {
  it.each([
    [5, 13, '5 of 13 addresses match. Use the up and down keys to choose.'],
    [1, 13, '1 of 13 addresses matches. Use the up and down keys to choose.'],
    [0, 13, '0 of 13 addresses match.'],
    [1, 1, '1 of 1 address matches. Use the up and down keys to choose.'],
  ])('formats %i of %i', (matching, total, message) => {
    expect(matchCount(matching, total, { one: 'address', many: 'addresses' })).toBe(message);
  });
});
