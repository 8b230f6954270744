import type { Address } from './address';

/** "14" + "Castle Road" → "14 Castle Road"; "Rose Cottage" + "Castle Road" → "Rose Cottage, Castle Road". */
export function formatStreetLine(houseNameOrNumber: string, addressLine1: string): string {
  const endsWithNumber =
    /(^|[\s,])\d+[a-z]?$/i.test(houseNameOrNumber) && !/^(flat|apartment|unit)\s+\S+$/i.test(houseNameOrNumber);
  return [houseNameOrNumber, addressLine1].filter(Boolean).join(endsWithNumber ? ' ' : ', ');
}

/** The whole address on one line, as shown to the mover. */
export function formatAddress(address: Address): string {
  const street = formatStreetLine(address.houseNameOrNumber, address.addressLine1);
  return [street, address.addressLine2, address.cityTown, address.postcode].filter(Boolean).join(', ');
}
