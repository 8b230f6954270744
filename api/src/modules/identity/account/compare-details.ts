import { normalisePostcode } from '@home-move/contract';
import { surnameKey } from '../../../common/person/surname-key.js';

/** "O’Brien-Jones" matches "obrien jones". A known name without letters or digits matches nothing. [VAL-03] */
export function isSameSurname(entered: string, known: string): boolean {
  return surnameKey(known) !== '' && surnameKey(entered) === surnameKey(known);
}

/** Ignores case and spacing. [VAL-03] */
export function isSamePostcode(entered: string, known: string): boolean {
  return normalisePostcode(entered) === normalisePostcode(known);
}
