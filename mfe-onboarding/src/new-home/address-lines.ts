/** An address of the lookup, split into the fields of manual entry. */
export interface AddressLines {
  /** "Flat 3, 14" */
  readonly houseNameOrNumber: string;
  /** "Castle Road" */
  readonly street: string;
  /** House and street as written: "Flat 3, 14 Castle Road" */
  readonly streetLine: string;
  readonly secondLine: string;
  readonly town: string;
}

const numberedStreet = /^(\d+\S*) (.+)$/;

/** Splits "Flat 3, 14 Castle Road, Bedford, MK40 2QT". The county is not part of such a line. [ADDR-18] */
export function splitAddress(simpleAddress: string, postcode: string): AddressLines {
  const parts = simpleAddress.split(',').map((part) => part.trim());
  if (parts.at(-1) === postcode) parts.pop();
  const town = parts.length > 1 ? (parts.pop() ?? '') : '';
  const numbered = parts.findIndex((part) => numberedStreet.test(part));
  const streetAt = numbered < 0 ? parts.length - 1 : numbered;
  const [, number, name] = numberedStreet.exec(parts[streetAt] ?? '') ?? [];
  const house = [...parts.slice(0, streetAt), ...(number === undefined ? [] : [number])].join(', ');
  return {
    houseNameOrNumber: house,
    street: name ?? parts[streetAt] ?? '',
    streetLine: parts.slice(0, streetAt + 1).join(', '),
    secondLine: parts.slice(streetAt + 1).join(', '),
    town,
  };
}
