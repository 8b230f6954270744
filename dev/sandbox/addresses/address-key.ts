import { AREAS } from '../postcodes/areas.js';
import { parsePostcode, type Postcode } from '../postcodes/postcode.js';

/**
 * The key of an address is its postcode and its position in the list, packed into 12 digits, so that keys stay valid after a
 * restart.
 */
const AREA_NAMES = Object.keys(AREAS);
const LETTERS = 26;
const KEY_LENGTH = 12;

const letterIndex = (letter: string): number => letter.charCodeAt(0) - 65;
const letterAt = (index: number): string => String.fromCharCode(65 + index);

export function addressKey(postcode: Postcode, position: number): string {
  const { area, district, districtLetter, sector, unit } = postcode;
  const letter = districtLetter === '' ? 0 : letterIndex(districtLetter) + 1;
  let key = AREA_NAMES.indexOf(area) * 100 + district;
  key = key * (LETTERS + 1) + letter;
  key = key * 10 + sector;
  key = key * LETTERS + letterIndex(unit.charAt(0));
  key = key * LETTERS + letterIndex(unit.charAt(1));
  return String(key * 100 + position).padStart(KEY_LENGTH, '0');
}

/** The postcode and position of a key, also of one that lost its leading zeros as a number; undefined if it is not a key. */
export function readAddressKey(key: string): { postcode: Postcode; position: number } | undefined {
  if (!/^\d{9,12}$/.test(key)) return undefined;
  let rest = Number(key);
  const take = (size: number): number => {
    const part = rest % size;
    rest = Math.floor(rest / size);
    return part;
  };
  const position = take(100);
  const unit2 = letterAt(take(LETTERS));
  const unit1 = letterAt(take(LETTERS));
  const sector = take(10);
  const letter = take(LETTERS + 1);
  const district = take(100);
  const area = AREA_NAMES[rest];
  if (area === undefined) return undefined;
  const districtLetter = letter === 0 ? '' : letterAt(letter - 1);
  const postcode = parsePostcode(`${area}${district}${districtLetter}${sector}${unit1}${unit2}`);
  return postcode && { postcode, position };
}
