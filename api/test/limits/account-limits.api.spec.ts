import { accountEndpoints, otpEndpoints } from '@home-move/contract';
import { PasswordsService } from '../../src/modules/identity/token/passwords.service.js';
import { anInvitation, codeSentTo, email, type Invited } from '../identity/account/login.fixture.js';
import { type ApiResponse, type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let owner: Invited;
let client = 0;

/** A client address that has not called before. */
const aClient = () => `198.51.${100 + Math.floor((client += 1) / 200)}.${1 + (client % 200)}`;
const home = '203.0.113.7';

beforeAll(async () => {
  api = await bootApp({
    TOKEN_LIMIT_PER_MINUTE: '10000',
    TRUST_PROXY: '1',
    PASSWORD_LIMIT: '3',
    OTP_LIMIT: '3',
    RESET_LIMIT: '3',
  });
  api.clock.at('2026-12-01T10:00:00Z');
});
beforeEach(async () => {
  api.clock.advance({ days: 1 });
  owner = await anInvitation(api);
});
afterAll(() => api.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function logIn(address: string, password: string): Promise<ApiResponse> {
  const form = new URLSearchParams({ grant_type: 'password', username: owner.email, password });
  return api.send('POST', '/api/v1/token', { body: form.toString(), ...from(address) });
}
async function requestCode(address: string): Promise<ApiResponse> {
  const body = { channel: email, contact: owner.email };
  return api.call(otpEndpoints.login, { body }, { token: await api.appToken(), ...from(address) });
}
async function requestReset(address: string): Promise<ApiResponse> {
  const body = { emailAddress: owner.email, returnUrl: 'http://localhost:4000/password-reset' };
  const as = { token: await api.appToken(), ...from(address) };
  return api.call(accountEndpoints.requestPasswordReset, { body }, as);
}
const setPassword = () =>
  api.app
    .get(PasswordsService, { strict: false })
    .set({ email: owner.email, password: 'Moving1!', enrolmentId: owner.enrolmentId });

/** The seconds after which a rejected call may be repeated; 0 for an accepted one. */
const delayOf = ({ status, headers }: ApiResponse) => (status === 429 ? Number(headers['retry-after']) : 0);

/** The delays of attempts by strangers, each at another client address, who wait as long as they have to. */
async function delaysOf(attempt: (address: string) => Promise<ApiResponse>, attempts: number): Promise<number[]> {
  const delays = [];
  for (let count = 0; count < attempts; count += 1) {
    const delay = delayOf(await attempt(aClient()));
    delays.push(delay);
    if (delay === 0) continue;
    api.clock.advance({ seconds: delay });
    expect(delayOf(await attempt(aClient()))).toBe(0);
  }
  return delays;
}

const attempts = [
  ['wrong passwords', (address: string) => logIn(address, 'wrong'), 60],
  ['requests for codes', requestCode, 300],
  ['requests for links', requestReset, 300],
] as const;

describe.each(attempts)('%s of strangers', (_, attempt, maxDelay) => {
  it('at one client address are rejected there beyond the limit, and nowhere else', async () => {
    const stranger = aClient();
    for (let count = 0; count < 3; count += 1) expect((await attempt(stranger)).status).not.toBe(429);
    expect((await attempt(stranger)).status).toBe(429);
    expect((await attempt(home)).status).not.toBe(429);
  });

  it('at many client addresses wait longer and longer, for all of them together', async () => {
    const delays = await delaysOf(attempt, 13);
    expect(delays.slice(0, 10)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32]);
    expect(delays.slice(10).every((delay) => delay > 32 && delay <= maxDelay)).toBe(true);
    expect(delays.at(-1)).toBe(Math.min(256, maxDelay));
  });

  it('at many client addresses at once are admitted up to the limit and one by one afterwards', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(aClient())));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(4);
  });

  it('are forgotten after a while without attempts', async () => {
    await delaysOf(attempt, 8);
    api.clock.advance({ minutes: 61 });
    expect(await delaysOf(attempt, 5)).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('the owner of an account that strangers attack from many client addresses', () => {
  it('logs in with the password after the delay at most, at a client address that is new', async () => {
    await setPassword();
    await delaysOf((address) => logIn(address, 'wrong'), 12);
    const rejected = await logIn(home, 'Moving1!');
    expect(rejected.status).toBe(429);
    expect(delayOf(rejected)).toBeLessThanOrEqual(60);
    api.clock.advance({ seconds: delayOf(rejected) });
    expect((await logIn(home, 'Moving1!')).status).toBe(200);
  });

  it('logs in at once, by password or code, from a client that has used the password before', async () => {
    await setPassword();
    expect((await logIn(home, 'Moving1!')).status).toBe(200);
    await delaysOf((address) => logIn(address, 'wrong'), 12);
    expect((await logIn(aClient(), 'Moving1!')).status).toBe(429);
    expect((await logIn(home, 'Moving1!')).status).toBe(200);
    await delaysOf(requestCode, 12);
    expect((await requestCode(aClient())).status).toBe(429);
    expect((await requestCode(home)).status).toBe(204);
  });

  it('is recognised at a client that has used a code', async () => {
    const token = await api.appToken();
    await api.call(otpEndpoints.login, { body: { channel: email, contact: owner.email } }, { token, ...from(home) });
    const body = { channel: email, code: await codeSentTo(api, owner.email) };
    expect((await api.call(otpEndpoints.verify, { body }, { token, ...from(home) })).status).toBe(200);
    await delaysOf(requestReset, 12);
    expect((await requestReset(aClient())).status).toBe(429);
    expect((await requestReset(home)).status).toBe(204);
  });

  it('is not displaced by a stranger who sets another password for the address', async () => {
    const stranger = aClient();
    const passwords = api.app.get(PasswordsService, { strict: false });
    const { enrolmentId } = await anInvitation(api, { email: owner.email });
    await passwords.choose({ email: owner.email, password: 'Stranger1!', enrolmentId, isProven: false });
    expect((await logIn(stranger, 'Stranger1!')).status).toBe(200);
    await delaysOf((address) => logIn(address, 'wrong'), 12);
    expect((await logIn(stranger, 'Stranger1!')).status).toBe(429);
  });
});
