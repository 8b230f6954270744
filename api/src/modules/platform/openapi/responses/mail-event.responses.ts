import type { MailEventResult, mailEventEndpoints } from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';

const mailEventResult = component<MailEventResult>()(
  'MailEventResult',
  z.strictObject({
    isSuppressed: z.boolean().describe('Whether the mailbox gets no further mails because of this event'),
  }),
);

export const mailEventResponses: ResponsesOf<typeof mailEventEndpoints> = { record: mailEventResult };
