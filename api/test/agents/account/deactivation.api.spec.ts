import { enrolmentEndpoints, sessionEndpoints, telephonyEndpoints, type Tokens } from '@home-move/contract';
import { AgentAccountRepository } from '../../../src/modules/agents/account/agent-account.repository.js';
import { AgentCallsService } from '../../../src/modules/agents/telephony/agent-calls.service.js';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { followUpdates } from '../../energy/private-entry/update-stream.fixture.js';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import { addAgent } from '../agent-account.fixture.js';

const origin = 'http://crm.localhost:4003';
/** Sam Hartley's, of a branch of oakwood. */
const sams = 'HM-7KQ2XW9D';

let api: BootedApp;
let count = 0;
/** An agent of oakwood whom no other test uses. */
let dana: string;

beforeAll(async () => {
  api = await bootApp({ DEMO_CRM_URL: `${origin}/queue`, TOKEN_LIMIT_PER_MINUTE: '1000', TELEPHONY_LIMIT: '100' });
});
beforeEach(async () => {
  count += 1;
  dana = `Dana Cole ${count}`;
  await addAgent(api, dana, 'oakwood');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const support = (...args: readonly string[]) => runAdminCommand(api, ['agent', ...args]);
const deactivate = (name = dana) => support('deactivate', '--brand', 'oakwood', '--name', name);
const newCode = (agentName = dana) =>
  api.call(telephonyEndpoints.newLaunchCode, { body: { enrolment: sams, agentName, origin } }, { token: partnerKey });
const redeem = async (code: string) =>
  api.call(telephonyEndpoints.launch, { body: { code, origin } }, { token: await api.appToken() });
const callOf = async (agentName = dana) => (await redeem((await newCode(agentName)).body.code)).body;
const statusOf = async ({ access_token: token }: Pick<Tokens, 'access_token'>) =>
  (await api.call(enrolmentEndpoints.mine, {}, { token })).status;
const sessionsOf = (agentName: string) => api.database.collection('sessions').find({ agentName }).toArray();

/** Removes what versions without accounts did not store. */
const asStoredBefore = (collection: string, agentName: string) =>
  api.database.collection(collection).updateMany({ agentName }, { $unset: { agentId: '' } });

describe('an agent whose account is deactivated', () => {
  it('is rejected from the next call on, while a colleague in the same enrolment continues', async () => {
    const [call, colleagues] = [await callOf(), await callOf('Jordan Lee')];
    expect(await statusOf(call)).toBe(200);
    expect(await deactivate()).toMatchObject({ code: 0 });
    expect([await statusOf(call), await statusOf(colleagues)]).toEqual([401, 200]);
    const renewal = { grant_type: 'refresh_token', refresh_token: call.refresh_token } as const;
    expect(await api.call(sessionEndpoints.token, { body: renewal })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_REFRESH_TOKEN' },
    });
  });

  it('loses the updates of the open panel', async () => {
    const stream = await followUpdates(api, await callOf());
    await stream.next();
    await deactivate();
    expect(await stream.next()).toBeNull();
  });

  it('gets no new launch code', async () => {
    expect((await newCode()).status).toBe(201);
    await deactivate();
    expect(await newCode()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('cannot use codes and links from before, not even once the account is active again', async () => {
    const { body } = await newCode();
    const { enrolmentId } = await callOf();
    const { lines } = await support('invite', '--enrolment', enrolmentId, '--name', dana);
    const token = new URL(lines.at(-1) ?? '').searchParams.get('telephonyToken') ?? '';
    const logIn = async () => api.call(telephonyEndpoints.login, { body: { token } }, { token: await api.appToken() });
    await deactivate();
    expect(await redeem(body.code)).toMatchObject({ status: 401, body: { code: 'INVALID_LAUNCH_CODE' } });
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'INVALID_TELEPHONY_TOKEN' } });
    await support('activate', '--brand', 'oakwood', '--name', dana);
    expect([(await redeem(body.code)).status, (await logIn()).status]).toEqual([401, 401]);
    expect(await statusOf(await callOf())).toBe(200);
  });

  it('has no session that started at the same moment', async () => {
    const tokens = api.app.get(TokensService, { strict: false });
    const startCall = tokens.startCall.bind(tokens);
    jest.spyOn(tokens, 'startCall').mockImplementationOnce(async (opened) => {
      await deactivate();
      return startCall(opened);
    });
    const { body } = await newCode();
    expect(await redeem(body.code)).toMatchObject({ status: 401, body: { code: 'INVALID_LAUNCH_CODE' } });
    expect(await sessionsOf(dana)).toMatchObject([{ revokedAt: expect.any(Date) as Date }]);
  });

  it('loses sessions that a version without accounts has started', async () => {
    const call = await callOf();
    await asStoredBefore('sessions', dana);
    expect(await statusOf(call)).toBe(200);
    await deactivate();
    expect(await statusOf(call)).toBe(401);
  });

  it('has a namesake at another partner, who continues', async () => {
    const { id: agentId } = await addAgent(api, dana, 'harbour');
    const { id: enrolmentId } = await aMover(api);
    const namesake = await api.app
      .get(TokensService, { strict: false })
      .startCall({ agentId, agentName: dana, enrolmentId });
    await deactivate();
    expect(await statusOf(namesake)).toBe(200);
    expect(await newCode()).toMatchObject({ status: 403 });
  });

  it('loses the remaining sessions if support repeats a command that was interrupted', async () => {
    const call = await callOf();
    await api.app
      .get(AgentAccountRepository, { strict: false })
      .change({ partner: 'oakwood', name: dana }, { isActive: false });
    expect(await statusOf(call)).toBe(200);
    await deactivate();
    expect(await statusOf(call)).toBe(401);
  });
});

describe('a launch code that a version without accounts has created', () => {
  it('opens the call of an agent with an active account', async () => {
    const { body } = await newCode();
    await asStoredBefore('telephony_tokens', dana);
    expect(await redeem(body.code)).toMatchObject({ status: 200, body: { agentName: dana } });
    expect(await sessionsOf(dana)).toMatchObject([{ agentId: expect.any(String) as string }]);
  });

  it('opens nothing for a name without an account', async () => {
    const { body } = await newCode();
    const renamed = { $set: { agentName: 'Robin Unknown' }, $unset: { agentId: '' } };
    await api.database.collection('telephony_tokens').updateMany({ agentName: dana }, renamed);
    expect(await redeem(body.code)).toMatchObject({ status: 401, body: { code: 'INVALID_LAUNCH_CODE' } });
  });
});

it('an account is unknown to the partner of another brand’s enrolment', async () => {
  const { id: enrolmentId } = await aMover(api);
  const calls = api.app.get(AgentCallsService, { strict: false });
  expect(await calls.accountFor({ enrolmentId, agentName: dana })).toBeNull();
});
