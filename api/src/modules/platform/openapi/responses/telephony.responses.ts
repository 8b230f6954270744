import {
  agentRoles,
  historyTypes,
  type AgentReminder,
  type AgentRole,
  type Content,
  type CrmCall,
  type HistoryActor,
  type HistoryEntry,
  type Note,
  type telephonyEndpoints,
  type Tokens,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { branding } from './brand.responses.js';
import { enrolment } from './enrolment.responses.js';
import { day, instant, text } from './fields.js';
import { tokens } from './session.responses.js';

const agentLogin = component<Tokens & { readonly agentName: string; readonly enrolmentId: string }>()(
  'AgentLogin',
  z.strictObject({ ...tokens.shape, agentName: text, enrolmentId: text }),
);

const crm = component<CrmCall>()('CrmCall', z.strictObject({ reference: text.nullable(), returnUrl: text.nullable() }));

const agent = component<{ readonly agentName: string; readonly crm: CrmCall | null }>()(
  'Agent',
  z.strictObject({ agentName: text, crm: crm.nullable() }),
);

const launchedCall = component<
  Tokens & { readonly agentName: string; readonly enrolmentId: string; readonly crm: CrmCall }
>()('LaunchedCall', z.strictObject({ ...tokens.shape, agentName: text, enrolmentId: text, crm }));

const note = component<Note>()(
  'Note',
  z.strictObject({ id: text, content: text, dateCreated: instant, author: text, remindOn: day.nullable() }),
);

const agentReminder = component<AgentReminder>()(
  'AgentReminder',
  z.strictObject({ id: text, content: text, remindOn: day, reference: text, customer: text }),
);

const historyActor = component<HistoryActor>()(
  'HistoryActor',
  z.union([
    z.strictObject({ kind: z.enum(['mover', 'system', 'support']) }),
    z.strictObject({ kind: z.literal('agent'), name: text }),
  ]),
);

const historyEntry = component<HistoryEntry>()(
  'HistoryEntry',
  z.strictObject({
    id: text,
    type: z.enum(historyTypes),
    actor: historyActor,
    at: instant,
    reference: text.nullable(),
    isUnconfirmed: z.boolean().optional(),
  }),
);

const content = component<Content>()(
  'Content',
  z.strictObject({
    customContent: z.strictObject({
      telephonyScriptPages: z.array(z.strictObject({ pageIdentifier: text, pageScript: text })),
    }),
  }),
);

export const telephonyResponses: ResponsesOf<typeof telephonyEndpoints> = {
  login: agentLogin,
  name: agent,
  branding,
  saveNote: note,
  notes: listOf(note),
  reminders: listOf(note),
  agentReminders: listOf(agentReminder),
  role: component<{ readonly role: AgentRole }>()('AgentRole', z.strictObject({ role: z.enum(agentRoles) })),
  endReminder: note,
  reopen: enrolment,
  history: listOf(historyEntry),
  content,
  finish: enrolment,
  forget: component<{ readonly id: string }>()('Forgotten', z.strictObject({ id: text })),
  launch: launchedCall,
  newLaunchCode: component<{ readonly code: string; readonly expires_in: number }>()(
    'LaunchCode',
    z.strictObject({ code: text, expires_in: z.int() }),
  ),
};
