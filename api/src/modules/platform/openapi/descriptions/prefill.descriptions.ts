import type { prefillEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const prefillDescriptions: DescriptionsOf<typeof prefillEndpoints> = {
  newCode: {
    summary: "Create a single-use code that carries a mover's details, or opens an enrolment of the partner",
    problems: ['NOT_FOUND', 'BRAND_ARCHIVED', 'TOO_MANY_REQUESTS'],
  },
  redeem: {
    summary: "Exchange the code of a partner's page for the details or the session that it carries",
    problems: ['INVALID_PREFILL_CODE', 'TOO_MANY_REQUESTS'],
  },
};
