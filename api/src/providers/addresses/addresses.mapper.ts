import type { Address, AddressOption } from '@home-move/contract';
import { townCase } from './town-case.js';
import type { AddressResponse, LookupResponse } from './addresses.responses.js';

export function toOptions({ result }: LookupResponse): AddressOption[] {
  return result.items.map(({ udprn, line, type }) => ({
    addressKey: udprn,
    simpleAddress: line,
    isDomestic: type === 'R',
  }));
}

export function toAddress({ result }: AddressResponse): Address {
  const premises = [result.organisation_name, result.sub_building_name, result.building_name, result.building_number];
  return {
    addressKey: result.udprn,
    houseNameOrNumber: premises.filter((part) => part !== '').join(', '),
    addressLine1: result.thoroughfare,
    addressLine2: result.dependent_locality,
    cityTown: townCase(result.post_town),
    postcode: result.postcode,
    isAbroad: false,
    manualAddress: false,
    isDomestic: result.type === 'R',
  };
}
