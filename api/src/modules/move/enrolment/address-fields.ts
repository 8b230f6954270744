import type { Address, Enrolment } from '@home-move/contract';

type AddressFields = Pick<
  Enrolment,
  'addressLine1' | 'addressLine2' | 'addressLine3' | 'addressLine4' | 'houseNumber' | 'houseName' | 'town'
>;

/** The address in the specification's fields. A stored address has two lines, so lines 3 and 4 are empty. [API-07] */
export function addressFields(address: Address | null): AddressFields {
  const house = address?.houseNameOrNumber ?? '';
  const isNumber = /^\d/.test(house);
  return {
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    addressLine3: '',
    addressLine4: '',
    houseNumber: isNumber ? house : '',
    houseName: isNumber ? '' : house,
    town: address?.cityTown ?? '',
  };
}
