import type { Address, AddressOption } from '@home-move/contract';
import type { AddressAnswer, LookupAnswer } from './addresses.answers.js';

export function toOptions({ result }: LookupAnswer): AddressOption[] {
  return result.items.map(({ udprn, line, type }) => ({
    addressKey: udprn,
    simpleAddress: line,
    isDomestic: type === 'R',
  }));
}

export function toAddress({ result }: AddressAnswer): Address {
  const door = [result.organisation_name, result.sub_building_name, result.building_name, result.building_number];
  return {
    addressKey: result.udprn,
    houseNameOrNumber: door.filter((part) => part !== '').join(', '),
    addressLine1: result.thoroughfare,
    addressLine2: result.dependent_locality,
    cityTown: townCase(result.post_town),
    postcode: result.postcode,
    isAbroad: false,
    manualAddress: false,
    isDomestic: result.type === 'R',
  };
}

const small = new Set(['upon', 'on', 'in', 'under', 'le', 'the', 'by', 'of', 'and', 'next']);

/** "NEWCASTLE UPON TYNE" → "Newcastle upon Tyne": the post office shouts, people do not. */
function townCase(town: string): string {
  return town
    .toLowerCase()
    .replaceAll(/[a-z']+/g, (word, at: number) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
