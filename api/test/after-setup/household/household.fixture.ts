import {
  householdEndpoints,
  type Household,
  type HouseholdAccountId,
  type HousemateSession,
} from '@home-move/contract';
import { codeSentTo, messagesTo } from '../../identity/account/login.fixture.js';
import type { Mover } from '../../journey/mover.builder.js';
import { type ApiResponse, bensId, type BootedApp } from '../../support/boot-app.js';

/** Rate limits high enough for the specs of the household. */
export const householdLimits = {
  TOKEN_LIMIT_PER_MINUTE: '10000',
  OTP_LIMIT: '1000',
  OTP_VERIFY_LIMIT: '1000',
  MESSAGE_LIMIT: '1000',
  VALIDATE_LIMIT: '1000',
  FLATMATE_ADDRESS_LIMIT: '1000',
};

export const accountIn = ({ accounts }: Household, id: HouseholdAccountId) =>
  accounts.find((account) => account.id === id);

/** Adds the person of the tokens of `tokenFor` to the household of an enrolment, without a link and a code. */
export async function addBen(api: BootedApp, enrolmentId: string): Promise<void> {
  const ben = { id: bensId, name: 'Ben Okafor', channel: 'sms', contact: '07700900188' };
  const people = [{ ...ben, joinedAt: api.clock.now(), wantsMessages: false }];
  const household = { version: 1, namesVersion: 0, splitVersion: 0, people };
  await api.database
    .collection<{ _id: string } & Record<string, unknown>>('households')
    .insertOne({ _id: enrolmentId, ...household, link: null, invitations: [], namings: [], split: null });
}

/** A person who joins by email. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
}

/** A housemate with a session. */
export interface Housemate extends Newcomer {
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** The household as its mover sees it. */
export async function householdOf(api: BootedApp, { id }: Pick<Mover, 'id'>): Promise<Household> {
  const answer = await api.call(householdEndpoints.read, {}, { token: await api.tokenFor(id) });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

/** Makes a link to share, and returns its token. */
export async function aLink(api: BootedApp, { id }: Pick<Mover, 'id'>): Promise<string> {
  const answer = await api.call(householdEndpoints.makeLink, {}, { token: await api.tokenFor(id) });
  expect(answer).toMatchObject({ status: 200 });
  return tokenIn(answer.body);
}

export const tokenIn = ({ link }: Household): string => link?.url.split('/').at(-1) ?? '';

/** Joins by a link, as its page does. */
export async function tryToJoin(
  api: BootedApp,
  token: string,
  { name, email }: Newcomer,
  more: { readonly wantsMessages?: boolean; readonly code?: string } = {},
): Promise<ApiResponse & { readonly body: HousemateSession }> {
  const as = { token: await api.appToken() };
  const to = { channel: 'email', contact: email } as const;
  expect((await api.call(householdEndpoints.sendJoinCode, { body: { token, ...to } }, as)).status).toBe(204);
  const code = more.code ?? (await codeSentTo(api, email));
  const body = { token, ...to, name, code, wantsMessages: more.wantsMessages ?? false };
  return api.call(householdEndpoints.join, { body }, as);
}

let count = 0;

/** A housemate who has just joined, by a new link unless one is given. */
export async function aHousemate(
  api: BootedApp,
  mover: Pick<Mover, 'id'>,
  { name = 'Priya Shah', link, wantsMessages = false }: { name?: string; link?: string; wantsMessages?: boolean } = {},
): Promise<Housemate> {
  const newcomer = { name, email: `housemate-${(count += 1)}@example.test` };
  const { status, body } = await tryToJoin(api, link ?? (await aLink(api, mover)), newcomer, { wantsMessages });
  expect(status).toBe(201);
  const { access_token: token, refresh_token: refreshToken } = body.session;
  return { ...newcomer, id: body.household.personId, token, refreshToken };
}

/** The household as a housemate sees it, or the problem. */
export const viewOf = (api: BootedApp, { token }: Pick<Housemate, 'token'>) =>
  api.call(householdEndpoints.read, {}, { token });

/** The number of question mails that a housemate has received. */
export const questionsTo = async (api: BootedApp, { email }: Pick<Newcomer, 'email'>): Promise<number> =>
  (await messagesTo(api, email)).filter(({ subject }) => subject === 'There is a question for you in your household')
    .length;
