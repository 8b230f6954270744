import type { meterDayEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const meterDayDescriptions: DescriptionsOf<typeof meterDayEndpoints> = {
  meterDay: {
    summary: 'The meters of the new home, with their latest readings',
    problems: ['ADDRESS_MISSING'],
  },
  saveReading: {
    summary: 'Store a reading with its photo, once for the id that the device chose, and send it to the supplier',
    problems: ['ADDRESS_MISSING', 'READING_EXISTS', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  photo: {
    summary: 'The photo of a reading',
    problems: ['NOT_FOUND'],
  },
  handoverSheet: {
    summary: 'The readings and photos on one page, for the landlord and the inventory clerk',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
};
