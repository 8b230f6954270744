import type { Premises } from './address-book.js';

/** The lines above the post town: firm, flat, then number and street. */
export function addressLines(premises: Premises): string[] {
  const { organisation, flat, houseName, number, street } = premises;
  const door = number === '' ? [houseName, street] : [`${number} ${street}`];
  return [organisation, flat, ...door].filter((line) => line !== '');
}

/** "Flat 2, 28 Castle Road, Bedford" */
export function oneLineAddress(premises: Premises): string {
  return [...addressLines(premises), premises.area.town].join(', ');
}
