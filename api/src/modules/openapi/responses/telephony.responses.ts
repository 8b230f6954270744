import type { Note, telephonyEndpoints, Tokens } from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from '../response-schema.js';
import { branding } from './brand.responses.js';
import { instant, text } from './fields.js';
import { tokens } from './session.responses.js';

const agentLogin = component<Tokens & { readonly agentName: string; readonly enrolmentId: string }>()(
  'AgentLogin',
  z.strictObject({ ...tokens.shape, agentName: text, enrolmentId: text }),
);

const agent = component<{ readonly agentName: string }>()('Agent', z.strictObject({ agentName: text }));

const note = component<Note>()('Note', z.strictObject({ id: text, content: text, dateCreated: instant, author: text }));

export const telephonyResponses: ResponsesOf<typeof telephonyEndpoints> = {
  login: agentLogin,
  name: agent,
  branding,
  saveNote: note,
  notes: listOf(note),
};
