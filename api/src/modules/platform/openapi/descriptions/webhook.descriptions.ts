import type { webhookEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const webhookDescriptions: DescriptionsOf<typeof webhookEndpoints> = {
  create: {
    summary: "Add a webhook for events of the partner's moves; returns its secret once",
    problems: ['WEBHOOK_LIMIT', 'TOO_MANY_REQUESTS'],
  },
  list: { summary: "The partner's webhooks, oldest first", problems: ['TOO_MANY_REQUESTS'] },
  read: { summary: 'A webhook', problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] },
  change: {
    summary: 'Change a webhook, pause it, or start one again that was disabled',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  remove: { summary: 'Remove a webhook and its log', problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] },
  newSecret: {
    summary: 'Add a secret and return it once; the one before also signs until it is removed',
    problems: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  removeSecret: { summary: 'End a secret', problems: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'] },
  replay: { summary: 'Deliver the events since a time again', problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] },
  deliveries: {
    summary: 'The attempts to deliver of the last 30 days, newest first',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
};
