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
