import { areaOf, type Area } from '../postcodes/areas.js';
import type { Postcode } from '../postcodes/postcode.js';
import { seededChoice, seededNumber } from '../server/seeded-values.js';
import { profileOf } from '../postcodes/special-postcodes.js';
import { FIRMS, HOUSE_NAMES, STREETS } from './streets.js';

/** One address. Absent fields are empty strings. */
export interface Premises {
  organisation: string;
  flat: string;
  houseName: string;
  number: string;
  street: string;
  area: Area;
  residential: boolean;
}

type Door = Partial<Omit<Premises, 'street' | 'area'>>;

const BEDFORD_DOORS: readonly Door[] = [
  { number: '8' },
  { number: '10' },
  { number: '12' },
  { number: '14' },
  { number: '16' },
  { number: '18' },
  { number: '20' },
  { number: '22', organisation: 'Castle Road Dental Care', residential: false },
  { number: '24' },
  { number: '26' },
  { number: '28', flat: 'Flat 1' },
  { number: '28', flat: 'Flat 2' },
  { houseName: 'Castle Lodge' },
];

/** The addresses of a postcode, in street order. */
export function addressesOf(postcode: Postcode): Premises[] {
  const area = areaOf(postcode);
  if (!area) return [];
  const street = streetOf(postcode);
  return doorsOf(postcode).map((door) => ({
    organisation: '',
    flat: '',
    houseName: '',
    number: '',
    residential: true,
    ...door,
    street,
    area,
  }));
}

function streetOf(postcode: Postcode): string {
  return profileOf(postcode).premises === 'bedford' ? 'Castle Road' : seededChoice(STREETS, 'street', postcode.compact);
}

function doorsOf(postcode: Postcode): readonly Door[] {
  const { premises } = profileOf(postcode);
  if (premises === 'nothing') return [];
  if (premises === 'bedford') return BEDFORD_DOORS;
  if (premises === 'tower') return tower();
  return premises === 'businesses' ? firms() : eightHomes(postcode);
}

function firms(): Door[] {
  return FIRMS.map((organisation, index) => ({ number: String(2 * index + 2), organisation, residential: false }));
}

/** The maximum number of homes of a postcode. */
function tower(): Door[] {
  return Array.from({ length: 100 }, (_, index) => ({ flat: `Flat ${index + 1}`, number: '1' }));
}

/** Five numbered houses, two flats and a named house: every form of address that a page shows. */
function eightHomes(postcode: Postcode): Door[] {
  const first = 1 + seededNumber(60, 'number', postcode.compact);
  const houses = [0, 2, 4, 6, 8].map((step) => ({ number: String(first + step) }));
  const flats = ['Flat 1', 'Flat 2'].map((flat) => ({ number: String(first + 10), flat }));
  return [...houses, ...flats, { houseName: seededChoice(HOUSE_NAMES, 'name', postcode.compact) }];
}

/** The lines above the post town: organisation, flat, then number and street. */
export function addressLines(premises: Premises): string[] {
  const { organisation, flat, houseName, number, street } = premises;
  const door = number === '' ? [houseName, street] : [`${number} ${street}`];
  return [organisation, flat, ...door].filter((line) => line !== '');
}

/** "Flat 2, 28 Castle Road, Bedford" */
export function oneLineAddress(premises: Premises): string {
  return [...addressLines(premises), premises.area.town].join(', ');
}
