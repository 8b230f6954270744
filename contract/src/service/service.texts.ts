import { isInNorthernIreland } from '../address/postcode-area';
import type { Service } from './service';

interface ServiceTexts {
  /** Heading of its card. [CONF-08] */
  readonly title: string;
  /** Name within a sentence: "You can still set up broadband." */
  readonly label: string;
}

/** The names of the services; apart from `serviceTable`, because the shell's first download needs the table only. */
export const serviceTexts = {
  energy: { title: 'Energy', label: 'energy' },
  entertainment: { title: 'Broadband, Phone and TV', label: 'broadband' },
  council: { title: 'Council Tax', label: 'council tax' },
  water: { title: 'Water', label: 'water' },
} as const satisfies Readonly<Record<Service, ServiceTexts>>;

/** The heading of a service for a home; in Northern Ireland rates take the place of council tax. [CONF-08] */
export function serviceTitle(service: Service, postcode: string | null): string {
  return service === 'council' && isInNorthernIreland(postcode) ? 'Rates' : serviceTexts[service].title;
}
