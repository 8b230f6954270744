import type { partnerEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const partnerDescriptions: DescriptionsOf<typeof partnerEndpoints> = {
  createMove: {
    summary: "Prepare a person's move, and invite them; idempotent by the partner's reference",
    problems: ['NOT_FOUND', 'BRAND_ARCHIVED', 'MOVE_EXISTS', 'MOVE_ENDED', 'TOO_MANY_REQUESTS'],
  },
  moves: { summary: "The partner's moves, newest first" },
  move: { summary: "A move, by the partner's reference", problems: ['NOT_FOUND'] },
  changeMove: {
    summary: 'Replace parts of a move; once the mover has opened it, only `agreed`',
    problems: ['NOT_FOUND', 'MOVE_OPENED', 'MOVE_ENDED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  cancelMove: {
    summary: 'Cancel a move: its links stop working, and a mover who was invited is notified',
    problems: ['NOT_FOUND', 'MOVE_ENDED', 'THIRD_PARTY', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  inviteAgain: {
    summary: 'Send the invitation once more',
    problems: ['NOT_FOUND', 'MOVE_OPENED', 'MOVE_ENDED', 'INVITATION_LIMIT', 'TOO_MANY_REQUESTS'],
  },
  testProgress: {
    summary: 'Give a move of the test environment the progress that a mover would make',
    problems: ['NOT_FOUND', 'MOVE_ENDED', 'CONFLICT'],
  },
  testMessages: { summary: 'What moves of the test environment would have sent', problems: ['NOT_FOUND'] },
};
