import type { Address } from './address';

type Street = Pick<Address, 'houseNameOrNumber' | 'addressLine1'>;

/** "14" + "Castle Road" → "14 Castle Road"; "Rose Cottage" + "Castle Road" → "Rose Cottage, Castle Road". */
export function formatStreetLine({ houseNameOrNumber, addressLine1 }: Street): string {
  const endsWithNumber =
    /(^|[\s,])\d+[a-z]?$/i.test(houseNameOrNumber) && !/^(flat|apartment|unit)\s+\S+$/i.test(houseNameOrNumber);
  return [houseNameOrNumber, addressLine1].filter(Boolean).join(endsWithNumber ? ' ' : ', ');
}

/** The whole address on one line, as shown to the mover. */
export function formatAddress(address: Address): string {
  const street = formatStreetLine(address);
  return [street, address.addressLine2, address.cityTown, address.postcode].filter(Boolean).join(', ');
}
