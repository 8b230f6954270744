import {
  enrolmentEndpoints,
  otpEndpoints,
  privateEntryEndpoints,
  type Channel,
  type PrivateEntryScope,
  type ShownSelection,
  type Tokens,
} from '@home-move/contract';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import { codeSentTo, linkSentTo } from '../../identity/account/login.fixture.js';
import { aMoverWithTariff, type Mover } from '../../journey/mover.builder.js';
import { someAnswers } from '../psr/psr.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';

/** A customer with a plan, and the agent whom they have called. */
export interface Call {
  readonly mover: Mover & { readonly shown: ShownSelection };
  readonly agent: Tokens;
  readonly email: string;
  readonly mobile: string;
}

let count = 0;

/** A call with unique contacts, so that messages are not mixed up. */
export async function aCall(api: BootedApp, options: Parameters<typeof aMoverWithTariff>[1] = {}): Promise<Call> {
  count += 1;
  const email = `caller-${count}@example.test`;
  const mobile = `077009007${String(count).padStart(2, '0')}`;
  const mover = await aMoverWithTariff(api, options);
  const body = { emailAddress: email, contactNumber: mobile };
  expect((await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token })).status).toBe(200);
  return { mover, agent: await anAgent(api, mover), email, mobile };
}

export const anAgent = (api: BootedApp, { id: enrolmentId }: Pick<Mover, 'id'>): Promise<Tokens> =>
  api.app.get(TokensService).issue({ role: 'agent', enrolmentId, agentName: 'Jordan Lee' });

export const ask = (
  api: BootedApp,
  { agent }: Pick<Call, 'agent'>,
  scope: PrivateEntryScope,
  channel: Channel = 'sms',
) => api.call(privateEntryEndpoints.create, { body: { scope, channel } }, { token: agent.access_token });

/** The token of the link in the latest message to the customer. */
export async function sentToken(api: BootedApp, { mobile, email }: Call, channel: Channel = 'sms'): Promise<string> {
  const contact = channel === 'sms' ? mobile : email;
  return (await linkSentTo(api, contact, 'http://localhost:4000/default/private-entry')).token;
}

/** Requests an entry. Returns the token of its link, and its id. */
export async function asked(api: BootedApp, call: Call, scope: PrivateEntryScope, channel: Channel = 'sms') {
  const { status, body } = await ask(api, call, scope, channel);
  expect(status).toBe(201);
  return { id: body.id, token: await sentToken(api, call, channel) };
}

export const list = (api: BootedApp, { agent }: Pick<Call, 'agent'>) =>
  api.call(privateEntryEndpoints.list, {}, { token: agent.access_token });

/** The states of the private entries, newest first. */
export const states = async (api: BootedApp, call: Pick<Call, 'agent'>) =>
  (await list(api, call)).body.map(({ state }) => state);

export const openLink = async (api: BootedApp, token: string) =>
  api.call(privateEntryEndpoints.open, { body: { token } }, { token: await api.appToken() });

export const account = { bankAccountName: 'S Hartley', bankAccountNumber: '66374958', bankAccountSortCode: '089999' };

export const enterAccount = async (api: BootedApp, token: string, body: object = {}) =>
  api.call(
    privateEntryEndpoints.bankDetails,
    { body: { token, ...account, ...body } },
    { token: await api.appToken() },
  );

export const enterNeeds = async (api: BootedApp, token: string, suppliers = ['Larkfield Energy']) =>
  api.call(
    privateEntryEndpoints.healthNeeds,
    { body: { token, suppliers, ...someAnswers } },
    { token: await api.appToken() },
  );

export const enterCode = async (api: BootedApp, token: string, code: string) =>
  api.call(privateEntryEndpoints.code, { body: { token, code } }, { token: await api.appToken() });

/** Requests a code from the agent's page, and a private entry in which the customer enters it. */
export async function askedForCode(api: BootedApp, call: Call) {
  const body = { channel: 1, contact: call.mobile } as const;
  const token = call.agent.access_token;
  expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(204);
  const code = await codeSentTo(api, call.mobile);
  return { code, ...(await asked(api, call, 'code')) };
}

export const invalidLink = { status: 404, body: { code: 'INVALID_LINK' } };
