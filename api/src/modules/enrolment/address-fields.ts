import type { Address, Enrolment } from '@home-move/contract';

type AddressParts = Pick<
  Enrolment,
  'addressLine1' | 'addressLine2' | 'addressLine3' | 'addressLine4' | 'houseNumber' | 'houseName' | 'town'
>;

/** The address in the parts that the specification names; ours has two lines, so the other two stay empty. [API-07] */
export function addressFields(address: Address | null): AddressParts {
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
