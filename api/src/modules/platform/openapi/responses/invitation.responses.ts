import { sentDetails, type Invitation, type invitationEndpoints } from '@home-move/contract';
import * as z from 'zod';
import { day, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const invitation = component<Invitation>()(
  'Invitation',
  z.strictObject({
    sentBy: text.describe('Name of the brand that sent the details'),
    details: z.array(z.enum(sentDetails)),
    agreedOn: day.describe('When the person agreed, as the partner states it'),
  }),
);

export const invitationResponses: ResponsesOf<typeof invitationEndpoints> = { read: invitation };
