import type { Address, AddressOption } from '@home-move/contract';
import type { AddressesPort } from '../providers/addresses/addresses.port.js';
import { type ProviderCheck, rejectedWith } from './provider-check.js';
import { type Sample, unallocatedPostcode } from './sample.js';

/** The checks of address look-up. */
export function addressesChecks({ postcode }: Sample): readonly ProviderCheck<AddressesPort>[] {
  return [
    {
      title: 'is up',
      sent: 'a status call',
      expected: '"Up"',
      run: (port) => port.status(),
      accepts: (status) => status === 'Up',
    },
    {
      title: 'lists the addresses of a postcode, each with a different key',
      sent: `a look-up of ${postcode}`,
      expected: 'at least one address; every address with a key and a line of text, and no key twice',
      run: (port) => port.lookUp(postcode),
      accepts: (found) => Array.isArray(found) && areOptions(found as AddressOption[]),
    },
    {
      title: 'returns the fields of a listed address',
      sent: `the first address of ${postcode}, by its key`,
      expected: `the same key and the postcode ${postcode}, with a town and a house name or number`,
      run: async (port) => {
        const [first] = await port.lookUp(postcode);
        return { listed: first, found: await port.find(first?.addressKey ?? '') };
      },
      accepts: (result) => isSameHome(result as { listed: AddressOption; found?: Address }, postcode),
    },
    {
      title: 'lists no addresses of a postcode that does not exist',
      sent: `a look-up of ${unallocatedPostcode}`,
      expected: 'an empty list',
      run: (port) => port.lookUp(unallocatedPostcode),
      accepts: (found) => Array.isArray(found) && found.length === 0,
    },
    {
      title: 'knows no address with a key that does not exist',
      sent: 'the address with the key 1',
      expected: 'NOT_FOUND',
      run: (port) => port.find('1'),
      accepts: rejectedWith('NOT_FOUND'),
    },
  ];
}

function areOptions(found: readonly AddressOption[]): boolean {
  const keys = new Set(found.map(({ addressKey }) => addressKey));
  const areComplete = found.every(({ addressKey, simpleAddress }) => addressKey !== '' && simpleAddress !== '');
  return found.length > 0 && keys.size === found.length && areComplete;
}

function isSameHome({ listed, found }: { listed?: AddressOption; found?: Address }, postcode: string): boolean {
  if (!listed || !found) return false;
  const isComplete = found.cityTown !== '' && found.houseNameOrNumber !== '';
  return found.addressKey === listed.addressKey && found.postcode === postcode && isComplete;
}
