import {
  accountEndpoints,
  channelCodes,
  enrolmentEndpoints,
  otpEndpoints,
  type ChannelCode,
  type EnrolmentType,
  type Tokens,
} from '@home-move/contract';
import type { Document } from 'mongodb';
import { Types } from 'mongoose';
import { InvitationService } from '../../../src/modules/identity/account/invitation.service.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';

/** A mover whom a partner has invited. */
export interface Invited {
  readonly enrolmentId: string;
  readonly token: string;
  readonly email: string;
  readonly mobile: string;
}

interface Known {
  readonly type?: EnrolmentType;
  readonly surname?: string | null;
  readonly postcode?: string | null;
  readonly email?: string | null;
  readonly mobile?: string | null;
}

let count = 0;

/** Invites a mover of Oakwood with unique contacts: Hartley, MK40 2QT. */
export async function anInvitation(api: BootedApp, known: Known = {}): Promise<Invited> {
  count += 1;
  const email = `mover-${count}@example.test`;
  const mobile = `077009005${String(count).padStart(2, '0')}`;
  const brand = await api.app.get(BrandService, { strict: false }).find('oakwood');
  if (!brand) throw new Error('no Oakwood');
  const invitations = api.app.get(InvitationService, { strict: false });
  const details = { type: 'Lettings', surname: 'Hartley', postcode: 'MK40 2QT', email, mobile, ...known } as const;
  const { enrolmentId, saveAndContinueToken } = await invitations.invite({ brand, ...details });
  return { enrolmentId, token: saveAndContinueToken, email, mobile };
}

/** The stored document of an enrolment. */
export async function findStored(api: BootedApp, enrolmentId: string): Promise<Document> {
  const found = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(enrolmentId) });
  if (!found) throw new Error('no such enrolment');
  return found;
}

/** Updates the stored document directly. */
export async function updateStored(api: BootedApp, enrolmentId: string, fields: object): Promise<void> {
  await api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(enrolmentId) }, { $set: fields });
}

/** A message in the outbox of the sandbox. */
export interface SentMessage {
  readonly channel: string;
  readonly subject: string;
  readonly text: string;
}

/** The messages to a contact, newest first. */
export async function messagesTo(api: BootedApp, contact: string): Promise<readonly SentMessage[]> {
  const answer = await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(contact)}`);
  return (await answer.json()) as SentMessage[];
}

/** The latest code sent to a contact; a mail sent by a job may follow it. */
export async function codeSentTo(api: BootedApp, contact: string): Promise<string> {
  const messages = await messagesTo(api, contact);
  const code = messages.flatMap(({ subject, text }) => /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0] ?? [])[0];
  if (code === undefined) throw new Error(`no code was sent to ${contact}`);
  return code;
}

/** The latest link sent to a contact that starts with `start`, and its token; a mail sent by a job may follow it. */
export async function linkSentTo(
  api: BootedApp,
  contact: string,
  start: string,
): Promise<{ link: URL; token: string }> {
  const messages = await messagesTo(api, contact);
  const newest = messages.find(({ text }) => text.includes(`${start}/`));
  if (!newest) throw new Error(`no link to ${start} was sent to ${contact}`);
  const link = new URL(newest.text.slice(newest.text.indexOf(`${start}/`)).split(/\s/)[0] ?? '');
  return { link, token: link.pathname.split('/').at(-1) ?? '' };
}

/** A code that differs from this one. */
export const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const { email, sms } = channelCodes;

export const validate = async (api: BootedApp, token: string, entered: { surname: string; postcode: string }) =>
  api.call(accountEndpoints.validate, { body: { token, ...entered } }, { token: await api.appToken() });

/** Requests a login code by mail for a session. */
export const requestCode = (api: BootedApp, token: string, contact: string) =>
  api.call(otpEndpoints.login, { body: { channel: email, contact } }, { token });

export const verify = (api: BootedApp, token: string, code: string, channel: ChannelCode = email) =>
  api.call(otpEndpoints.verify, { body: { channel, code } }, { token });

export const passwordGrant = (api: BootedApp, username: string, password: string) =>
  api.send('POST', '/api/v1/token', {
    body: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  });

/** The statuses of simultaneous calls, sorted. */
export const statusesOf = (responses: readonly Pick<ApiResponse, 'status'>[]): readonly number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

/** The role and the enrolment of an access token. */
export async function readHolder(
  api: BootedApp,
  response: Pick<ApiResponse, 'body'>,
): Promise<{ role: string; id: string }> {
  const { access_token } = response.body as Tokens;
  const { role } = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    role: string;
  };
  const { body } = await api.call(enrolmentEndpoints.mine, {}, { token: access_token });
  return { role, id: body.id };
}

/** A portal session that has requested a login code, and the code. */
export async function sessionWithCode(api: BootedApp, known: Invited): Promise<{ token: string; code: string }> {
  const token = await api.appToken();
  expect((await requestCode(api, token, known.email)).status).toBe(204);
  return { token, code: await codeSentTo(api, known.email) };
}
