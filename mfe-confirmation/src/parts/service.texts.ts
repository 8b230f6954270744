import type { Service } from '@home-move/contract';

/** Names of the services on both pages. [CONF-08] */
export const serviceTitles: Readonly<Record<Service, string>> = {
  energy: 'Energy',
  entertainment: 'Broadband, Phone and TV',
  council: 'Council Tax',
  water: 'Water',
};
