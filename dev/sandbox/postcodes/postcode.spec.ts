import { parsePostcode } from './postcode.js';

describe('parsePostcode', () => {
  it.each([
    ['mk402qt', 'MK40 2QT'],
    ['  MK40   2QT ', 'MK40 2QT'],
    ['EH3 9QN', 'EH3 9QN'],
    ['m1 1ae', 'M1 1AE'],
    ['EC1A1BB', 'EC1A 1BB'],
  ])('parses %p as %p', (input, text) => {
    expect(parsePostcode(input)?.text).toBe(text);
  });

  it.each(['', 'MK40', '12345', 'MK40 2Q', 'MK402QTT', 'M01 1AE', 'MK40-2QT'])('rejects %p', (input) => {
    expect(parsePostcode(input)).toBeUndefined();
  });
});
