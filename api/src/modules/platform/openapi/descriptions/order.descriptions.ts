import type { orderEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const orderDescriptions: DescriptionsOf<typeof orderEndpoints> = {
  orders: {
    summary: 'What was ordered, and how far each order is',
  },
  changes: {
    summary: 'Follow changes of the enrolment, such as a new status of an order',
    problems: ['TOO_MANY_REQUESTS'],
  },
  cancel: {
    summary:
      'Cancel an order free of charge, until the end of its last day; of a finished enrolment only for its mover',
    problems: ['NOT_FOUND', 'CANCEL_PERIOD_ENDED', 'CONFLICT'],
  },
  reportEnergy: {
    summary: 'Report the state of an energy application, in the format of the comparison service',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  reportBroadband: {
    summary: 'Report the status of a broadband order, in the format of home telecom',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
};
