import type { councilWaterEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const councilWaterDescriptions: DescriptionsOf<typeof councilWaterEndpoints> = {
  services: {
    summary: 'Council and water companies of the new home',
    problems: ['ADDRESS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  choose: {
    summary: 'Answer the council and water step',
    problems: ['CONFLICT'],
  },
};
