import { createCallSession } from './call-session';
import { aPanelRecord, createFakeApi, type FakeAnswer } from './fake-api.fixture';
import { openCall } from './open-call';

const resolution = 'GET /api/v1/registry/resolution?brand=oakwood&branch=12';

function prepare() {
  const api = createFakeApi();
  const { fetcher } = api;
  const session = createCallSession({ api: '/home-move', fetcher, onEnded: () => undefined });
  return { api, open: () => openCall({ api: '/home-move', fetcher, launchCode: 'code-1', session }) };
}

describe('opening a call', () => {
  it('redeems the code for the origin of the page, and loads the facts with the token of the agent', async () => {
    const { api, open } = prepare();
    await expect(open()).resolves.toMatchObject({
      agentName: 'Jordan Lee',
      crm: { reference: 'case-20418', returnUrl: 'https://crm.test/queue' },
      enrolment: { firstName: 'Sam' },
      brand: { urlRoute: 'oakwood', branch: 12 },
      flags: { 'otp-login': true },
      panel: { name: 'telephony', version: '1.4.0' },
    });
    expect(api.calls).toEqual([
      {
        call: 'POST /api/v1/token',
        token: null,
        body: 'grant_type=client_credentials&client_id=telephony-portal',
      },
      {
        call: 'POST /api/v1/telephony/launch',
        token: 'app-1',
        body: '{"code":"code-1","origin":"http://localhost"}',
      },
      { call: 'GET /api/v1/enrolment-auth', token: 'agent-1', body: null },
      { call: 'GET /api/v1/telephony/branding', token: 'agent-1', body: null },
      { call: 'GET /api/v1/flags', token: 'agent-1', body: null },
      { call: resolution, token: 'agent-1', body: null },
    ]);
  });

  it('takes the previous release if the package does not support the current one', async () => {
    const { api, open } = prepare();
    const current = aPanelRecord('3.0.0', { contract: '^99.0.0' });
    const other = { ...aPanelRecord('0.9.0'), name: 'energy' };
    api.respond(resolution, { body: { remotes: [other, current], lastGood: [aPanelRecord('2.9.0')] } });
    await expect(open()).resolves.toMatchObject({ panel: { version: '2.9.0' } });
  });

  it('fails if the package supports no published panel', async () => {
    const { api, open } = prepare();
    const current = aPanelRecord('3.0.0', { contract: '^99.0.0' });
    api.respond(resolution, { body: { remotes: [current], lastGood: [] } });
    await expect(open()).rejects.toMatchObject({ name: 'PanelError', code: 'no-supported-panel' });
  });

  it.each<[string, string, string, FakeAnswer]>([
    ['a used code', 'launch-rejected', 'POST /api/v1/telephony/launch', { problem: 'INVALID_LAUNCH_CODE' }],
    ['too many calls', 'too-many-requests', 'POST /api/v1/token', { problem: 'TOO_MANY_REQUESTS' }],
    ['no response', 'api-unreachable', 'POST /api/v1/token', 'offline'],
    ['no such path', 'api-unreachable', 'POST /api/v1/token', { problem: 'NOT_FOUND' }],
    ['a page of the CRM in place of JSON', 'api-unreachable', 'POST /api/v1/token', { body: undefined }],
    ['a failure of Home Move', 'api-unreachable', 'GET /api/v1/flags', { problem: 'UNAVAILABLE' }],
  ])('reports %s as %s', async (_, code, call, answer) => {
    const { api, open } = prepare();
    api.respond(call, answer);
    await expect(open()).rejects.toMatchObject({ name: 'PanelError', code });
  });
});
