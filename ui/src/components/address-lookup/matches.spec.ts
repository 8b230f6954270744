import { matchCount, matchedPieces, matchingAddresses } from './matches';

const OPTIONS = [
  { addressKey: 'a', simpleAddress: '8 Castle Road, Bedford, MK40 2QT' },
  { addressKey: 'b', simpleAddress: '18 Castle Road, Bedford, MK40 2QT' },
  { addressKey: 'c', simpleAddress: '1 High Street, Bedford, MK40 2QT' },
];

describe('matchingAddresses', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['castle', ['a', 'b']],
    ['8 castle', ['a', 'b']],
    ['18, CASTLE', ['b']],
    ['nowhere', []],
  ])('for "%s"', (typed, keys) => {
    expect(matchingAddresses(OPTIONS, typed).map((option) => option.addressKey)).toEqual(keys);
  });
});

describe('matchedPieces', () => {
  it('splits an address where the typed words begin and end', () => {
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
    expect(matchCount(matching, total)).toBe(message);
  });
});
