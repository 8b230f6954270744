import {
  enrolmentEndpoints,
  otpEndpoints,
  privateEntryEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
  type Tokens,
} from '@home-move/contract';
import { LinksService } from '../../../src/modules/identity/links/links.service.js';
import { codeSentTo, statusesOf, updateStored } from '../../identity/account/login.fixture.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  aCall,
  anAgent,
  ask,
  asked,
  askedForCode,
  enterAccount,
  enterCode,
  enterNeeds,
  invalidLink,
  list,
  openLink,
  states,
  type Call,
} from './private-entry.fixture.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp({ VALIDATE_LIMIT: '10000', TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const { open, bankDetails, healthNeeds, code } = privateEntryEndpoints;
describe.each([open, bankDetails, healthNeeds, code])('$method $path', (endpoint) => {
  itRequiresAuthentication(() => api, endpoint, { body: { token: 'x' } });

  it.each(['x', ''])('rejects the token %j', async (token) => {
    const body = { token, code: '123456', suppliers: [] };
    const answer = await api.send(endpoint.method, `/api/v1${endpoint.path}`, { body, token: await api.appToken() });
    expect(answer).toMatchObject(
      token === '' ? { status: 400, body: { errors: { token: 'Mandatory' } } } : invalidLink,
    );
  });
});

/** The agent requests a code, and verifies it as the customer reads it out. */
async function verifiedByAgent({ mobile, agent: { access_token: token } }: Call): Promise<Tokens> {
  const contact = { channel: 1, contact: mobile } as const;
  expect((await api.call(otpEndpoints.request, { body: contact }, { token })).status).toBe(204);
  const code = await codeSentTo(api, mobile);
  const { status, body } = await api.call(otpEndpoints.verify, { body: { channel: 1, code } }, { token });
  expect(status).toBe(200);
  return body;
}

describe('a link for a code', () => {
  const expectEnded = async (call: Pick<Call, 'agent'>, token: string, code: string) => {
    expect(await states(api, call)).toEqual(['ended']);
    expect(await openLink(api, token)).toMatchObject(invalidLink);
    expect(await enterCode(api, token, code)).toMatchObject(invalidLink);
  };

  it('ends when the agent requests another code', async () => {
    const call = await aCall(api);
    const { code, token } = await askedForCode(api, call);
    const body = { channel: 1, contact: call.mobile } as const;
    await api.call(otpEndpoints.request, { body }, { token: call.agent.access_token });
    await expectEnded(call, token, code);
  });

  it('ends when the customer has read a code out, of whichever message', async () => {
    const call = await aCall(api);
    const { code, token } = await askedForCode(api, call);
    api.clock.advance({ seconds: 1 });
    const agent = await verifiedByAgent(call);
    await expectEnded({ agent }, token, code);
  });

  it('ends when an agent opens the call from then on', async () => {
    const call = await aCall(api);
    const { code, token } = await askedForCode(api, call);
    api.clock.advance({ seconds: 1 });
    await expectEnded({ agent: await anAgent(api, call.mover) }, token, code);
  });

  it('ends with the code, 15 minutes after it was requested', async () => {
    const call = await aCall(api);
    const body = { channel: 1, contact: call.mobile } as const;
    await api.call(otpEndpoints.request, { body }, { token: call.agent.access_token });
    const code = await codeSentTo(api, call.mobile);
    api.clock.advance({ minutes: 10 });
    const { token } = await asked(api, call, 'code');
    api.clock.advance({ minutes: 5 });
    await expectEnded(call, token, code);
  });
});

describe('a link to a private entry', () => {
  const expectEnded = async (call: Call, token: string) => {
    expect(await openLink(api, token)).toMatchObject(invalidLink);
    expect(await enterAccount(api, token)).toMatchObject(invalidLink);
    expect(await states(api, call)).toEqual(['ended']);
  };
  const cancel = ({ agent }: Call, id: string) =>
    api.call(privateEntryEndpoints.cancel, { params: { id } }, { token: agent.access_token });

  it('works for 15 minutes', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    api.clock.advance({ minutes: 14, seconds: 59 });
    expect((await openLink(api, token)).status).toBe(200);
    api.clock.advance({ seconds: 1 });
    await expectEnded(call, token);
  });

  it('works once, even for simultaneous submissions', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    const answers = await Promise.all([enterAccount(api, token), enterAccount(api, token), enterAccount(api, token)]);
    expect(statusesOf(answers)).toEqual([204, 404, 404]);
    expect(await enterAccount(api, token)).toMatchObject(invalidLink);
    expect(await openLink(api, token)).toMatchObject(invalidLink);
    expect(await states(api, call)).toEqual(['done']);
  });

  it('allows ten submissions, the accepted one included', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    for (let count = 0; count < 10; count += 1) {
      expect((await enterAccount(api, token, { bankAccountNumber: '1' })).status).toBe(400);
    }
    expect(await enterAccount(api, token)).toMatchObject(invalidLink);
  });

  it('opens no other entry', async () => {
    const call = await aCall(api);
    const bank = await asked(api, call, 'bank-details');
    const needs = await asked(api, call, 'health-needs');
    const { code: sent } = await askedForCode(api, call);
    expect(await enterNeeds(api, bank.token)).toMatchObject(invalidLink);
    expect(await enterCode(api, bank.token, sent)).toMatchObject(invalidLink);
    expect(await enterAccount(api, needs.token)).toMatchObject(invalidLink);
    expect((await enterAccount(api, bank.token)).status).toBe(204);
  });

  it('opens nothing else', async () => {
    const { token } = await asked(api, await aCall(api), 'bank-details');
    const app = await api.appToken();
    for (const path of ['account/login-link', 'account/continue', 'account/phone-link/asks']) {
      expect(await api.send('POST', `/api/v1/${path}`, { body: { token }, token: app })).not.toMatchObject({
        status: 200,
        body: { token: expect.anything() as object },
      });
    }
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).status).toBe(401);
  });

  it('is replaced by a new one for the same, and not by one for something else', async () => {
    const call = await aCall(api);
    const first = await asked(api, call, 'bank-details');
    const second = await asked(api, call, 'bank-details');
    await asked(api, call, 'health-needs');
    expect(await states(api, call)).toEqual(['sent', 'sent', 'ended']);
    expect(await openLink(api, first.token)).toMatchObject(invalidLink);
    expect((await enterAccount(api, second.token)).status).toBe(204);
  });

  it('is the only one, however many are requested at once', async () => {
    const call = await aCall(api);
    await Promise.all([ask(api, call, 'bank-details'), ask(api, call, 'bank-details'), ask(api, call, 'bank-details')]);
    expect(await states(api, call)).toEqual(['sent', 'ended', 'ended']);
  });

  it('ends when the agent cancels it', async () => {
    const call = await aCall(api);
    const { id, token } = await asked(api, call, 'bank-details');
    expect((await cancel(call, id)).status).toBe(204);
    expect((await cancel(call, id)).status).toBe(204);
    for (const other of ['ffffffffffffffffffffffff', 'x']) expect((await cancel(call, other)).status).toBe(404);
    await expectEnded(call, token);
  });

  it('accepts nothing if the agent cancels it while the customer submits', async () => {
    const call = await aCall(api);
    const { id, token } = await asked(api, call, 'bank-details');
    const links = api.app.get(LinksService, { strict: false });
    const redeem = links.redeem.bind(links);
    const spy = jest.spyOn(links, 'redeem').mockImplementationOnce(async (...args) => {
      expect((await cancel(call, id)).status).toBe(204);
      return redeem(...args);
    });
    expect(await enterAccount(api, token)).toMatchObject(invalidLink);
    spy.mockRestore();
    await expectEnded(call, token);
  });

  it('cannot be cancelled or seen by the agent of another call', async () => {
    const call = await aCall(api);
    const { id, token } = await asked(api, call, 'bank-details');
    const other = await aCall(api);
    const as = { token: other.agent.access_token };
    expect((await api.call(privateEntryEndpoints.cancel, { params: { id } }, as)).status).toBe(404);
    expect(await states(api, other)).toEqual([]);
    expect((await openLink(api, token)).status).toBe(200);
  });

  it('ends when the agent logs out', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    const { refresh_token } = call.agent;
    await api.call(sessionEndpoints.revoke, { body: { refresh_token } });
    await expectEnded({ ...call, agent: await anAgent(api, call.mover) }, token);
  });

  it('ends when the agent logs out after the customer has read a code out', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    const agent = await verifiedByAgent(call);
    expect((await openLink(api, token)).status).toBe(200);
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: agent.refresh_token } });
    await expectEnded({ ...call, agent: await anAgent(api, call.mover) }, token);
    expect(await list(api, call)).toMatchObject({ status: 401 });
  });

  it('ends when the agent finishes the enrolment', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    const as = { token: call.agent.access_token };
    expect((await api.call(telephonyEndpoints.finish, {}, as)).status).toBe(200);
    await expectEnded(call, token);
  });

  it('ends when the contact that it was sent to has changed', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await updateStored(api, call.mover.id, { contactNumber: '07700900799' });
    await expectEnded(call, token);
  });

  it('ends when the customer is forgotten', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    await updateStored(api, call.mover.id, { forgottenAt: new Date() });
    expect(await openLink(api, token)).toMatchObject(invalidLink);
    expect(await enterAccount(api, token)).toMatchObject(invalidLink);
  });

  it('is stored only as a hash, and its contact only as a keyed one', async () => {
    const call = await aCall(api);
    const { token } = await asked(api, call, 'bank-details');
    for (const name of ['link_tokens', 'private_entries']) {
      const stored = JSON.stringify(await api.database.collection(name).find({}).toArray());
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(call.mobile);
    }
  });

  it('is limited per client address: wrong ones count, valid ones do not', async () => {
    const strict = await api.another({ VALIDATE_LIMIT: '2' });
    for (const { clock } of [api, strict]) clock.at('2026-11-20T13:00:00Z');
    const { token } = await asked(api, await aCall(api), 'bank-details');
    for (let count = 0; count < 3; count += 1) expect((await openLink(strict, token)).status).toBe(200);
    const wrong = [await openLink(strict, 'x'), await enterAccount(strict, 'x'), await enterNeeds(strict, 'x')];
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 429]);
    await strict.close();
  });
});
