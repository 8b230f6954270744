import {
  invitationChannels,
  invitationObstacles,
  moveStatuses,
  objectionReasons,
  partnerEnvironments,
  services,
  type Move,
  type MoveList,
  type partnerEndpoints,
  type TestMessages,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { instant, nullableText, text } from './fields.js';

const move = component<Move>()(
  'Move',
  z.strictObject({
    reference: text.describe("The partner's own"),
    environment: z.enum(partnerEnvironments),
    brand: text,
    branch: nullableText,
    status: z.enum(moveStatuses),
    completedServices: z.array(z.enum(services)),
    createdAt: instant,
    inviteAt: instant.nullable().describe('When the invitation will be sent; null once it was, and if it will not be'),
    invitedAt: instant.nullable().describe('When the invitation was sent; null before, and if it could not be'),
    notInvited: z.enum(invitationObstacles).nullable().describe('Why the latest invitation was not sent'),
    objection: z.enum(objectionReasons).nullable(),
  }),
);

const moves = component<MoveList>()(
  'MoveList',
  z.strictObject({ moves: z.array(move), next: nullableText.describe('`cursor` of the next page') }),
);

const testMessages = component<TestMessages>()(
  'TestMessages',
  z.strictObject({
    messages: z.array(
      z.strictObject({
        reference: text,
        channel: z.enum(invitationChannels),
        subject: nullableText.describe('Of a mail; null for a text message'),
        text,
        at: instant,
      }),
    ),
  }),
);

export const partnerResponses: ResponsesOf<typeof partnerEndpoints> = {
  createMove: move,
  moves,
  move,
  changeMove: move,
  cancelMove: move,
  inviteAgain: move,
  testProgress: move,
  testMessages,
};
