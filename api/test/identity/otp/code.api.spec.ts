import { type Tokens } from '@home-move/contract';
import {
  anInvitation,
  requestCode,
  sessionWithCode,
  codeSentTo,
  anotherCode,
  sms,
  findStored,
  verify,
  statusesOf,
} from '../account/login.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { highLimits, invalidCode } from './otp.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp(highLimits);
});
afterAll(() => api.close());

describe('a code', () => {
  it('is not stored in plain text, nor is its contact', async () => {
    const known = await anInvitation(api);
    const { code } = await sessionWithCode(api, known);
    const kept = await api.database.collection('otp_challenges').find({ enrolmentId: known.enrolmentId }).toArray();
    expect(kept).toMatchObject([{ triesLeft: 5, channel: 'email' }]);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.stringify(kept)).not.toContain(known.email);
  });

  it('is valid once, even for simultaneous requests', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(api, token, code)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400]);
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
  });

  it('is valid for fifteen minutes, independently of other codes', async () => {
    const clocked = await api.another();
    const known = await anInvitation(clocked);
    clocked.clock.at('2026-11-20T10:00:00Z');
    const token = await clocked.appToken();
    await requestCode(clocked, token, known.email);
    const older = await codeSentTo(clocked, known.email);
    clocked.clock.advance({ minutes: 10 });
    await requestCode(clocked, token, known.email);
    const newer = await codeSentTo(clocked, known.email);
    clocked.clock.advance({ minutes: 4, seconds: 59 });
    expect((await verify(clocked, token, older)).status).toBe(200);
    clocked.clock.advance({ minutes: 10 });
    expect((await verify(clocked, token, newer)).status).toBe(200);
    const again = await clocked.appToken();
    await requestCode(clocked, again, known.email);
    clocked.clock.advance({ minutes: 15 });
    expect(await verify(clocked, again, await codeSentTo(clocked, known.email))).toMatchObject(invalidCode);
    await clocked.close();
  });

  it('is valid only in the session and channel that requested it', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    const enrolled = await api.tokenFor(known.enrolmentId);
    expect(await verify(api, await api.appToken(), code)).toMatchObject(invalidCode);
    expect(await verify(api, enrolled, code)).toMatchObject(invalidCode);
    expect(await verify(api, token, code, sms)).toMatchObject(invalidCode);
    // Attempts of other sessions do not count.
    expect((await verify(api, token, code)).status).toBe(200);
  });

  it('stays valid when its session is renewed', async () => {
    const known = await anInvitation(api);
    const body = 'grant_type=client_credentials&client_id=tenant-portal';
    const tokens = (await api.send('POST', '/api/v1/token', { body })).body as Tokens;
    await requestCode(api, tokens.access_token, known.email);
    const renewed = await api.send('POST', '/api/v1/token', {
      body: `grant_type=refresh_token&refresh_token=${tokens.refresh_token}`,
    });
    const { access_token } = renewed.body as Tokens;
    expect((await verify(api, access_token, await codeSentTo(api, known.email))).status).toBe(200);
  });
});

describe('guessing a code', () => {
  it('ends after five wrong attempts, even with the right code', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    for (let count = 0; count < 5; count += 1) {
      expect(await verify(api, token, anotherCode(code))).toMatchObject(invalidCode);
    }
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
    expect(await findStored(api, known.enrolmentId)).toMatchObject({ emailAddressVerified: false, version: 1 });
  });

  it('may succeed at the fifth attempt', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    for (let count = 0; count < 4; count += 1) await verify(api, token, anotherCode(code));
    expect((await verify(api, token, code)).status).toBe(200);
  });

  it('admits five of ten simultaneous attempts', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(api, token, anotherCode(code))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(400));
    const kept = await api.database.collection('otp_challenges').find({ enrolmentId: known.enrolmentId }).toArray();
    expect(kept).toMatchObject([{ triesLeft: 0 }]);
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
  });

  it('is limited per client address', async () => {
    const strict = await api.another({ OTP_VERIFY_LIMIT: '3' });
    // Long ago, because the other tests' attempts, made now from the same address, are in the same database.
    strict.clock.at('2026-01-05T10:01:00Z');
    const token = await strict.appToken();
    const attempts = await Promise.all(Array.from({ length: 5 }, () => verify(strict, token, '000000')));
    expect(statusesOf(attempts)).toEqual([400, 400, 400, 429, 429]);
    const refused = await verify(strict, token, '000000');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers['retry-after']).toBe('840');
    await strict.close();
  });
});
