import { otpEndpoints, type ChannelCode } from '@home-move/contract';
import { anInvitation, requestCode, codeSentTo, email, messagesTo, sms, verify } from '../account/login.fixture.js';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({
    TOKEN_LIMIT_PER_MINUTE: '10000',
    OTP_VERIFY_LIMIT: '1000',
    OTP_LIMIT: '20',
    MESSAGE_LIMIT: '1000',
  });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const challenges = () => api.database.collection('otp_challenges').countDocuments();

describe('requesting codes', () => {
  it('is limited per contact in an hour, across sessions', async () => {
    const strict = await api.another({ OTP_LIMIT: '2' });
    strict.clock.at('2026-01-06T10:15:00Z');
    const known = await anInvitation(strict);
    const ask = async () => requestCode(strict, await strict.appToken(), known.email);
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers['retry-after']).toBe('2700');
    expect(await messagesTo(strict, known.email)).toHaveLength(2);
    await strict.close();
  });

  it('is limited per client address across contacts', async () => {
    const strict = await api.another({ MESSAGE_LIMIT: '2' });
    strict.clock.at('2026-01-07T10:15:00Z');
    const ask = async (n: number) => requestCode(strict, await strict.appToken(), `stranger-${n}@example.test`);
    expect([(await ask(1)).status, (await ask(2)).status, (await ask(3)).status]).toEqual([404, 404, 429]);
    await strict.close();
  });
});

describe('while a channel is down', () => {
  it.each([
    ['email', 'down'],
    ['email', 'error'],
    ['sms', 'down'],
    ['sms', 'error'],
  ] as const)('reports %s being %s, leaves no code, and keeps the other channel working', async (channel, mode) => {
    const known = await anInvitation(api);
    const [broken, other] = channel === 'email' ? [email, sms] : [sms, email];
    const contactOf = (code: ChannelCode) => (code === email ? known.email : known.mobile);
    const token = await api.appToken();
    const ask = (code: ChannelCode) =>
      api.call(otpEndpoints.request, { body: { channel: code, contact: contactOf(code) } }, { token });
    await fault(api, channel, mode, { match: contactOf(broken) });
    const before = await challenges();
    expect(await ask(broken)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await challenges()).toBe(before);
    expect((await ask(other)).status).toBe(204);
    expect((await verify(api, token, await codeSentTo(api, contactOf(other)), other)).status).toBe(200);
  });

  it('does not count codes that could not be sent', async () => {
    const strict = await api.another({ OTP_LIMIT: '1' });
    strict.clock.at('2026-01-08T10:15:00Z');
    const known = await anInvitation(strict);
    const token = await strict.appToken();
    await fault(api, 'email', 'error', { match: known.email });
    for (let count = 0; count < 3; count += 1) expect((await requestCode(strict, token, known.email)).status).toBe(502);
    await clearFaults(api);
    expect((await requestCode(strict, token, known.email)).status).toBe(204);
    await strict.close();
  });
});
