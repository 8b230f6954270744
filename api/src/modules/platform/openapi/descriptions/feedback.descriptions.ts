import type { feedbackEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const feedbackDescriptions: DescriptionsOf<typeof feedbackEndpoints> = {
  feedbackState: {
    summary: 'Whether the mover may still give feedback',
  },
  giveFeedback: {
    summary: 'Answer the feedback question, once',
    problems: ['CONFLICT'],
  },
};
