import { parsePostcode } from '../postcodes/postcode.js';
import { addressKey, readAddressKey } from './address-key.js';

describe('an address key', () => {
  it.each([
    ['MK40 2QT', 3],
    ['EH3 9QN', 0],
    ['EC1A 1BB', 7],
    ['ZE99 9ZZ', 99],
    ['AB10 1AB', 0],
  ])('of %s, position %i, has 12 digits and decodes to the same', (text, place) => {
    const postcode = parsePostcode(text);
    if (!postcode) throw new Error('not a postcode');
    const key = addressKey(postcode, place);
    expect(key).toMatch(/^\d{12}$/);
    expect(readAddressKey(key)).toEqual({ postcode, position: place });
    expect(readAddressKey(String(Number(key)))).toEqual({ postcode, position: place });
  });

  it.each(['', 'abc', '1', '999999999999', '12345678'])('is not %p', (key) => {
    expect(readAddressKey(key)).toBeUndefined();
  });
});
