import {
  enrolmentEndpoints,
  privateEntryEndpoints,
  sessionEndpoints,
  urlOf,
  type CallUpdate,
} from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aCall, asked, enterAccount, openLink, type Call } from './private-entry.fixture.js';
import { followUpdates, requestUpdates } from './update-stream.fixture.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp({ CALL_STREAM_SECONDS: '60', LOG_LEVEL: 'info' });
});
afterAll(() => api.close());

const { updates } = privateEntryEndpoints;
const path = urlOf(updates, {});

const request = ({ agent }: Pick<Call, 'agent'>, at = api) => requestUpdates(at, agent);
const follow = ({ agent }: Pick<Call, 'agent'>, at = api) => followUpdates(at, agent);

const stateOf = (update: CallUpdate | null) => update?.privateEntries.map(({ scope, state }) => `${scope} ${state}`);

describe('GET /enrolment/updates', () => {
  itRequiresAuthentication(() => api, updates, {});

  it('sends the state at once, and then each change', async () => {
    const call = await aCall(api);
    const stream = await follow(call);
    const first = await stream.next();
    expect(first).toEqual({
      version: expect.any(Number) as number,
      privateEntries: [],
      colleagues: [],
      latestNote: null,
    });
    const { token } = await asked(api, call, 'bank-details');
    expect(stateOf(await stream.next())).toEqual(['bank-details sent']);
    await openLink(api, token);
    expect(stateOf(await stream.next())).toEqual(['bank-details opened']);
    await enterAccount(api, token);
    // The account is stored before the entry is done, so that there may be a message for each.
    let last = await stream.next();
    while (stateOf(last)?.[0] !== 'bank-details done') last = await stream.next();
    expect(last?.version).toBeGreaterThan(first?.version ?? 0);
    stream.leave();
  });

  it('announces a change that the mover makes elsewhere, without its content', async () => {
    const call = await aCall(api);
    const stream = await follow(call);
    const first = await stream.next();
    const body = { residentialStatus: 202 } as const;
    await api.call(enrolmentEndpoints.update, { body }, { token: call.mover.token });
    expect(await stream.next()).toEqual({ ...first, version: (first?.version ?? 0) + 1 });
    stream.leave();
  });

  it('shows each agent only their own call', async () => {
    const [own, other] = [await aCall(api), await aCall(api)];
    const stream = await follow(own);
    await stream.next();
    await asked(api, other, 'bank-details');
    await asked(api, own, 'health-needs');
    expect(stateOf(await stream.next())).toEqual(['health-needs sent']);
    stream.leave();
  });

  it('queries the database once a second for all streams together, and never without a stream', async () => {
    const [one, other] = [await aCall(api), await aCall(api)];
    const streams = [await follow(one), await follow(one), await follow(other)];
    for (const stream of streams) await stream.next();
    const { CallStateService } = await import('../../../src/modules/energy/private-entry/call-state.service.js');
    const read = jest.spyOn(api.app.get(CallStateService, { strict: false }), 'read');
    await asked(api, one, 'bank-details');
    await Promise.all([streams[0]?.next(), streams[1]?.next()]);
    expect(read.mock.calls.length).toBeLessThanOrEqual(3);
    expect(read.mock.calls[0]?.[0]).toHaveLength(2);
    for (const stream of streams) stream.leave();
    read.mockRestore();
  });

  it('ends with the login', async () => {
    const call = await aCall(api);
    const stream = await follow(call);
    await stream.next();
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: call.agent.refresh_token } });
    expect(await stream.next()).toBeNull();
  });

  it('ends when the customer is forgotten', async () => {
    const call = await aCall(api);
    const stream = await follow(call);
    await stream.next();
    await updateStored(api, call.mover.id, { forgottenAt: new Date() });
    expect(await stream.next()).toBeNull();
  });

  it('ends after a while by itself', async () => {
    const brief = await api.another({ CALL_STREAM_SECONDS: '1' });
    const stream = await follow(await aCall(api), brief);
    await stream.next();
    expect(await stream.next()).toBeNull();
    await brief.close();
  });

  it('is limited per login; a stream that was left does not count', async () => {
    const call = await aCall(api);
    const streams = [await follow(call), await follow(call), await follow(call), await follow(call)];
    const fifth = await api.send('GET', path, { token: call.agent.access_token });
    expect(fifth).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(fifth.headers['retry-after'])).toBeGreaterThan(0);
    for (const stream of streams) stream.leave();
    // The server learns of it once the connection is closed.
    let status = 429;
    while (status === 429) {
      const again = await request(call);
      status = again.response.statusCode ?? 0;
      again.leave();
    }
    expect(status).toBe(200);
  });

  it('ends when the process shuts down, which does not wait for it', async () => {
    const stopping = await api.another();
    const stream = await follow(await aCall(api), stopping);
    await stream.next();
    const closed = stopping.close();
    expect(await stream.next()).toBeNull();
    await closed;
  });

  it('is no error in the log when the agent leaves', async () => {
    const stream = await follow(await aCall(api));
    await stream.next();
    stream.leave();
    await api.send('GET', '/api/v1/healthcheck/live');
    expect(api.testApp.logged.filter((line) => /"level":(50|40)/.test(line))).toEqual([]);
  });
});
