import type { AddressOption } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { prefilledTexts, type PrefilledText } from '../journey/prefill';
import { splitAddress } from '../new-home/address-lines';
import type { MovingDetails, TypedMovingDetails } from './moving-details.form';

/** Lines without differences of case and punctuation. Spaces stay, because "Flat 1, 2 High Street" is not "Flat 12, High Street". */
const comparable = (...lines: readonly string[]) =>
  lines
    .join(' ')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The key of the only address in the list with the house and street that the partner has sent; null if none or several match. */
function keyOfPrefilled(options: readonly AddressOption[] | null, prefilled: PrefilledText): string | null {
  const line = (name: string) => prefilled('address', name);
  const wanted = comparable(line('houseNameOrNumber'), line('addressLine1'));
  if (options === null || wanted === '') return null;
  const isWanted = ({ simpleAddress }: AddressOption) => {
    const { houseNameOrNumber, street } = splitAddress(simpleAddress, line('postcode'));
    return comparable(houseNameOrNumber, street) === wanted;
  };
  const [found, ...others] = options.filter(isWanted);
  return found && others.length === 0 ? found.addressKey : null;
}

/** Chooses the address that the partner has sent once the list of its postcode arrives, unless the mover has chosen another. */
export function usePrefilledAddress(
  { getValues, setValue }: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>,
  options: readonly AddressOption[] | null,
): void {
  const { storage } = useRuntime();
  const prefilled = prefilledTexts(storage);
  const key = keyOfPrefilled(options, prefilled);
  const postcode = prefilled('address', 'postcode');
  useEffect(() => {
    const { entry, postcode: typed, addressKey } = getValues('address');
    const isUnchosen = entry === 'lookup' && typed === postcode && addressKey === '';
    if (key !== null && isUnchosen) setValue('address.addressKey', key);
  }, [getValues, setValue, key, postcode]);
}
