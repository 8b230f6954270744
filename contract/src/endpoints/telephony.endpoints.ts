import type { Branding } from '../brand/brand';
import type { Note } from '../telephony/telephony';
import type { NewNote, TelephonyLogin } from '../telephony/telephony.schema';
import type { Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Agent login and notes. */
export const telephonyEndpoints = {
  /** [TEL-02, TEL-03] */
  login: endpoint<{ body: TelephonyLogin }, Tokens & { readonly agentName: string; readonly enrolmentId: string }>({
    method: 'POST',
    path: '/telephony/login',
    roles: ['app'],
    problems: ['INVALID_TELEPHONY_TOKEN', 'TOO_MANY_REQUESTS'],
    summary: 'Log an agent in to the enrolment of a telephony token',
  }),
  /** [TEL-04] */
  name: endpoint<NoInput, { readonly agentName: string }>({
    method: 'GET',
    path: '/telephony/name',
    roles: ['agent'],
    summary: 'Name of the agent',
  }),
  /** What the portal shows around the journey during a call: the brand whose customer is on the line. */
  branding: endpoint<NoInput, Branding>({
    method: 'GET',
    path: '/telephony/branding',
    roles: ['agent'],
    summary: 'Branding of the brand or branch that the enrolment belongs to',
  }),
  /** [TEL-28] */
  saveNote: endpoint<{ body: NewNote }, Note>({
    method: 'POST',
    path: '/note',
    encoding: 'form',
    roles: ['agent'],
    success: 201,
    summary: 'Write a note on the enrolment',
  }),
  /** Newest first. [TEL-29] */
  notes: endpoint<NoInput, readonly Note[]>({
    method: 'GET',
    path: '/notes',
    roles: ['agent'],
    summary: 'Notes on the enrolment',
  }),
};
