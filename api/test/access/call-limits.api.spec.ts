import { randomBytes } from 'node:crypto';
import { brandEndpoints, type Role } from '@home-move/contract';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { accessTable } from './access-table.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ CALL_LIMIT_PER_MINUTE: '2', TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:15Z'));
afterAll(() => api.close());

const newToken = (role: Role) =>
  role === 'app' ? api.appToken() : api.tokenFor(randomBytes(12).toString('hex'), role);

/** A call of the table; other errors of the call do not matter here. */
function send(call: string, token: string) {
  const [method = '', path = ''] = call.split(' ');
  return api.send(method, path.replace(/:\w+/g, 'x'), { token, ...(method !== 'GET' && { body: {} }) });
}

const flags = (token: string, at = api) => at.call(brandEndpoints.flags, {}, { token });

const loggedInCalls = Object.entries(accessTable).flatMap(([call, admitted]) =>
  typeof admitted === 'string' ? [] : [[call, admitted] as const],
);

describe('calls of one login', () => {
  it.each(loggedInCalls)('%s is limited for %j', async (call, admitted) => {
    for (const role of admitted) {
      const token = await newToken(role);
      for (let calls = 0; calls < 2; calls += 1) expect((await send(call, token)).status).not.toBe(429);
      expect(await send(call, token)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS' },
        headers: { 'retry-after': '45' },
      });
    }
  });

  it('are counted together, whichever session of the enrolment makes them', async () => {
    const enrolmentId = randomBytes(12).toString('hex');
    const tokens = await Promise.all(
      (['enrolment', 'customer', 'agent'] as const).map((role) => api.tokenFor(enrolmentId, role)),
    );
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await send('GET /api/v1/residential-statuses', token)).status);
    expect(statuses[2]).toBe(429);
  });

  it('do not use up the limit of another', async () => {
    const [one, other] = [await newToken('app'), await newToken('app')];
    for (let calls = 0; calls < 3; calls += 1) await flags(one);
    expect([(await flags(one)).status, (await flags(other)).status]).toEqual([429, 200]);
  });

  it('are counted exactly when they are simultaneous', async () => {
    const token = await newToken('app');
    const answers = await Promise.all(Array.from({ length: 30 }, () => flags(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('are permitted again in the next minute', async () => {
    const token = await newToken('app');
    for (let calls = 0; calls < 3; calls += 1) await flags(token);
    api.clock.advance({ seconds: 45 });
    expect((await flags(token)).status).toBe(200);
  });
});

describe('calls to several processes', () => {
  it('are counted exactly, with one write for twenty calls', async () => {
    const limit = { CALL_LIMIT_PER_MINUTE: '50' };
    const processes = [await api.another(limit), await api.another(limit), await api.another(limit)];
    for (const at of processes) at.clock.at('2026-11-20T11:00:15Z');
    api.clock.at('2026-11-20T11:00:15Z');
    const token = await newToken('app');
    const counters = () =>
      api.database
        .collection('rate_limits')
        .find({ expiresAt: { $gt: api.clock.now() } })
        .toArray();
    const before = (await counters()).length;
    let admitted = 0;
    for (let calls = 0; calls < 40; calls += 1) {
      const answers = await Promise.all(processes.map((at) => flags(token, at)));
      admitted += answers.filter(({ status }) => status === 200).length;
    }
    expect(admitted).toBe(50);
    expect(await counters()).toHaveLength(before + 1);
    for (const at of processes) await at.close();
  });
});
