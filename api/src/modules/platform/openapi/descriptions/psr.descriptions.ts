import type { psrEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

const closed = ['TARIFF_MISSING', 'ENROLMENT_COMPLETE', 'CONFLICT'] as const;

export const psrDescriptions: DescriptionsOf<typeof psrEndpoints> = {
  answers: {
    summary: 'Saved priority services answers; an agent learns only that they exist',
    problems: closed,
  },
  save: {
    summary: 'Save priority services answers, and with whom they may be shared',
    problems: closed,
  },
};
