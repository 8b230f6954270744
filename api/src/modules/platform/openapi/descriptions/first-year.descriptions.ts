import type { firstYearEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const firstYearDescriptions: DescriptionsOf<typeof firstYearEndpoints> = {
  firstYear: {
    summary: 'What the home costs in the twelve months from the month of the move',
  },
  saveBills: {
    summary: 'Enter the council tax band and the yearly water bill of the home; null removes one',
  },
};
