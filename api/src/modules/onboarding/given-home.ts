import type { Address } from '@home-move/contract';
import { formatStreetLine, formatAddress } from '../../common/address/address-line.js';
import type { GivenHome } from '../enrolment/onboarding.state.js';

/** "14 Castle Road", "Flat 2, 14 Castle Road": what ends with a number is the door. */
const doorAndStreet = /^(.*?\d+[a-z]?),?\s+(\D.*)$/i;

/** The address as an enrolment keeps it; one by hand is parted into door and street as far as it can be told. */
export function toAddress(home: GivenHome): Address {
  if (home.kind === 'looked-up') return home.address;
  const [houseNameOrNumber, addressLine1] = parted(home.streetOne);
  return {
    addressKey: null,
    houseNameOrNumber,
    addressLine1,
    addressLine2: home.streetTwo,
    cityTown: home.town,
    postcode: home.postcode,
    isAbroad: false,
    manualAddress: true,
    isDomestic: true,
  };
}

/** The home of an enrolment, whose address keeps no county. */
export function toHome(address: Address): GivenHome {
  if (!address.manualAddress) return { kind: 'looked-up', address };
  return {
    kind: 'manual',
    streetOne: formatStreetLine(address.houseNameOrNumber, address.addressLine1),
    streetTwo: address.addressLine2,
    town: address.cityTown,
    county: '',
    postcode: address.postcode,
  };
}

/** For people, on one line. */
export function formatHome(home: GivenHome): string {
  if (home.kind === 'looked-up') return formatAddress(home.address);
  return [home.streetOne, home.streetTwo, home.town, home.county, home.postcode].filter(Boolean).join(', ');
}

export const postcodeOf = (home: GivenHome): string =>
  home.kind === 'looked-up' ? home.address.postcode : home.postcode;

/** Its key in the lookup; null for one by hand. */
export const keyOf = (home: GivenHome | null): string | null =>
  home?.kind === 'looked-up' ? home.address.addressKey : null;

function parted(street: string): readonly [string, string] {
  const [, door, rest] = doorAndStreet.exec(street) ?? [];
  if (door !== undefined && rest !== undefined) return [door, rest];
  const comma = street.indexOf(',');
  return comma < 0 ? ['', street] : [street.slice(0, comma).trim(), street.slice(comma + 1).trim()];
}
