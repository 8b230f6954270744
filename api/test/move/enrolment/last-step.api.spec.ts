import { enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { codeSentTo, requestCode, verify } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ CODE_LIMIT: '10000', CREATE_LIMIT_PER_HOUR: '1000', TOKEN_LIMIT_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

const list = '/enrolment/energy/list';
const record = (path: string, token = mover.token) =>
  api.call(enrolmentEndpoints.recordStep, { body: { path } }, { token });
const mine = async (token = mover.token) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;

describe('the step last shown', () => {
  it('is null before the first, and then the last one that was recorded, in the same version', async () => {
    const before = await mine();
    expect(before.lastStep).toBeNull();
    expect((await record('/enrolment/energy/usage')).status).toBe(204);
    expect((await record(list)).status).toBe(204);
    expect(await mine()).toEqual({ ...before, lastStep: list });
  });

  it('is there after a login by code on another device, with every value that was given', async () => {
    const before = await mine();
    await record(list);
    const app = await api.appToken();
    const email = before.emailAddress ?? '';
    expect((await requestCode(api, app, email)).status).toBe(204);
    const { access_token: token } = (await verify(api, app, await codeSentTo(api, email))).body;
    const after = await mine(token);
    const { version, saveAndContinueToken } = after;
    expect(after).toEqual({ ...before, lastStep: list, emailAddressVerified: true, version, saveAndContinueToken });
  });

  it('is shared by the mover and the agent on the call', async () => {
    const agent = await api.tokenFor(mover.id, 'agent');
    expect((await record(list, agent)).status).toBe(204);
    expect((await mine()).lastStep).toBe(list);
  });

  it.each([
    '/login',
    '/onboarding/verify/a-token',
    'https://evil.test/',
    `/enrolment/energy/details/${'x'.repeat(300)}`,
  ])('is not %s, which is no step of a logged-in mover', async (path) => {
    expect(await record(path)).toMatchObject({ status: 400 });
    expect((await mine()).lastStep).toBeNull();
  });

  it('is not recorded once an agent has finished the enrolment', async () => {
    const agent = await api.tokenFor(mover.id, 'agent');
    expect((await api.call(telephonyEndpoints.finish, {}, { token: agent })).status).toBe(200);
    expect(await record(list)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_CLOSED' } });
  });
});
