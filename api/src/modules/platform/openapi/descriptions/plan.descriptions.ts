import type { planEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const planDescriptions: DescriptionsOf<typeof planEndpoints> = {
  plan: {
    summary: 'What happens when in the move, and what the mover has to do',
  },
  document: {
    summary: 'The move plan to print',
    problems: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  calendar: {
    summary: 'The days of the move plan as a calendar file',
  },
  feedState: {
    summary: 'Whether a calendar follows the move plan',
  },
  createFeed: {
    summary: 'Create the address of a calendar that follows the move plan',
  },
  endFeed: {
    summary: 'End the address of the calendar that follows the move plan',
  },
  feed: {
    summary: 'The days of a move plan, for calendar programs',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  saveReadings: {
    summary: "Note the meter readings of the new home until the supplier's account exists",
  },
  tick: {
    summary: 'Tick off a task of the move plan, or undo that',
  },
  photos: {
    summary: 'The photos of the meters of the new home',
  },
  savePhoto: {
    summary: 'Keep a photo of a meter of the new home',
    problems: ['ADDRESS_MISSING', 'TOO_MANY_REQUESTS'],
  },
  removePhoto: {
    summary: 'Erase the photo of a meter',
  },
};
