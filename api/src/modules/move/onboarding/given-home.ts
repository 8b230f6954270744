import { type Address, formatAddress, formatStreetLine } from '@home-move/contract';
import type { GivenHome } from './state/onboarding.state.js';

/** "14 Castle Road", "Flat 2, 14 Castle Road": the part that ends with a number is the house. */
const houseAndStreet = /^(.*?\d+[a-z]?),?\s+(\D.*)$/i;

/** The address as an enrolment stores it. Splits the first line of a manual one into house and street where possible. */
export function toAddress(home: GivenHome): Address {
  if (home.kind === 'looked-up') return home.address;
  const [houseNameOrNumber, addressLine1] = splitStreet(home.streetOne);
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

/** The home of an enrolment, whose address has no county. */
export function toHome(address: Address): GivenHome {
  if (!address.manualAddress) return { kind: 'looked-up', address };
  return {
    kind: 'manual',
    streetOne: formatStreetLine(address),
    streetTwo: address.addressLine2,
    town: address.cityTown,
    county: '',
    postcode: address.postcode,
  };
}

/** On one line, for the mover. */
export function formatHome(home: GivenHome): string {
  if (home.kind === 'looked-up') return formatAddress(home.address);
  return [home.streetOne, home.streetTwo, home.town, home.county, home.postcode].filter(Boolean).join(', ');
}

export const postcodeOf = (home: GivenHome): string =>
  home.kind === 'looked-up' ? home.address.postcode : home.postcode;

/** The key of a looked-up home; null for a manual one. */
export const keyOf = (home: GivenHome | null): string | null =>
  home?.kind === 'looked-up' ? home.address.addressKey : null;

function splitStreet(street: string): readonly [string, string] {
  const [, house, rest] = houseAndStreet.exec(street) ?? [];
  if (house !== undefined && rest !== undefined) return [house, rest];
  const comma = street.indexOf(',');
  return comma < 0 ? ['', street] : [street.slice(0, comma).trim(), street.slice(comma + 1).trim()];
}
