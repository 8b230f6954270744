import {
  enrolmentEndpoints,
  otpEndpoints,
  telephonyEndpoints,
  type ChannelCode,
  type Tokens,
} from '@home-move/contract';
import {
  anInvitation,
  askForCode,
  codeSentTo,
  email,
  notThe,
  reachedBy,
  sentTo,
  sms,
  store,
  stored,
  verify,
  statusesOf,
} from '../account/ways-in.js';
import { clearFaults, fault } from '../journey/a-mover.js';
import { anAuthenticatedRoute, aValidatedBody } from '../support/batteries.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({
    TOKEN_LIMIT_PER_MINUTE: '10000',
    OTP_VERIFY_LIMIT: '1000',
    OTP_LIMIT: '20',
    MESSAGE_LIMIT: '1000',
    LOG_LEVEL: 'info',
  });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const invalidCode = { status: 400, body: { code: 'INVALID_OTP' } };
const challenges = () => api.database.collection('otp_challenges').countDocuments();

/** A session of the portal that has asked for a login code. */
async function aWaitingSession(known: Awaited<ReturnType<typeof anInvitation>>) {
  const token = await api.appToken();
  expect((await askForCode(api, token, known.email)).status).toBe(204);
  return { token, code: await codeSentTo(api, known.email) };
}

describe('bad requests', () => {
  anAuthenticatedRoute(() => api, otpEndpoints.login, { body: { channel: email, contact: 'sam@example.test' } });
  anAuthenticatedRoute(() => api, otpEndpoints.request, { body: { channel: email, contact: 'sam@example.test' } });
  anAuthenticatedRoute(() => api, otpEndpoints.verify, { body: { channel: email, code: '000000' } });
  aValidatedBody(
    () => api,
    otpEndpoints.login,
    {},
    () => api.appToken(),
    {
      'nothing at all': { body: {}, errors: { channel: 'Mandatory', contact: 'Please enter a valid email address' } },
      'the channel of text messages [OTP-04]': {
        body: { channel: 1, contact: '07700900101' },
        errors: { channel: 'Invalid' },
      },
    },
  );
  aValidatedBody(
    () => api,
    otpEndpoints.verify,
    {},
    () => api.appToken(),
    {
      'five characters': { body: { channel: 0, code: '12345' }, errors: { code: 'We need your 6-digit code' } },
      'seven characters': { body: { channel: 0, code: '1234567' }, errors: { code: 'We need your 6-digit code' } },
      'a channel that is none [OTP-10]': { body: { channel: 2, code: '123456' }, errors: { channel: 'Invalid' } },
    },
  );

  it.each([
    [{ channel: 0, contact: '07700900101' }],
    [{ channel: 1, contact: 'sam@example.test' }],
    [{ channel: 'email', contact: 'sam@example.test' }],
  ])('takes a contact of its channel alone: %p [OTP-07] [OTP-10]', async (body) => {
    const answer = await api.send('POST', '/api/v2/otp/request', { token: await api.appToken(), body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('logging in by a code', () => {
  it('sends six digits to the mailbox, and lets in with them as a customer [OTP-04] [OTP-05] [SESS-22] [SESS-23]', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    const answer = await verify(api, token, code);
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 1800 } });
    expect(await reachedBy(api, answer)).toEqual({ role: 'customer', id: known.enrolmentId });
    expect(await stored(api, known.enrolmentId)).toMatchObject({
      emailAddressVerified: true,
      contactNumberVerified: false,
    });
  });

  it('takes a code that was pasted with spaces or hyphens', async () => {
    const known = await anInvitation(api);
    const first = await aWaitingSession(known);
    const spaced = `${first.code.slice(0, 3)} ${first.code.slice(3)} `;
    expect((await verify(api, first.token, spaced)).status).toBe(200);
    const second = await aWaitingSession(known);
    expect((await verify(api, second.token, second.code.split('').join('-'))).status).toBe(200);
  });

  it('goes by text message under channel 1, under v1 as under v2 [OTP-07] [OTP-10]', async () => {
    const known = await anInvitation(api);
    for (const version of ['v1', 'v2']) {
      const token = await api.appToken();
      const body = { channel: 1, contact: `+44 ${known.mobile.slice(1, 5)} ${known.mobile.slice(5)}` };
      expect((await api.send('POST', `/api/${version}/otp/request`, { token, body })).status).toBe(204);
      const answer = await verify(api, token, await codeSentTo(api, known.mobile), sms);
      expect(await reachedBy(api, answer)).toEqual({ role: 'customer', id: known.enrolmentId });
    }
    expect((await sentTo(api, known.mobile)).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
    expect(await stored(api, known.enrolmentId)).toMatchObject({
      emailAddressVerified: false,
      contactNumberVerified: true,
    });
  });

  it('is under v2 alone for the calls that name it [OTP-04] [OTP-05]', async () => {
    const token = await api.appToken();
    for (const path of ['login', 'verify', 'validate-postcode']) {
      expect((await api.send('POST', `/api/v1/otp/${path}`, { token, body: {} })).status).toBe(404);
      expect((await api.send('POST', `/api/v2/otp/${path}`, { token, body: {} })).status).toBe(400);
    }
  });

  it('answers NOT_FOUND to a contact that nobody has, and sends nothing [OTP-14]', async () => {
    const before = await challenges();
    const token = await api.appToken();
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await askForCode(api, token, 'nobody@example.test')).toMatchObject(notFound);
    const body = { channel: sms, contact: '07700900999' };
    expect(await api.call(otpEndpoints.request, { body }, { token })).toMatchObject(notFound);
    expect(await sentTo(api, 'nobody@example.test')).toEqual([]);
    expect(await challenges()).toBe(before);
  });

  it('leads to the move in which the address is verified, before newer ones in which it was typed', async () => {
    const own = await anInvitation(api);
    await store(api, own.enrolmentId, { emailAddressVerified: true });
    await anInvitation(api, { email: own.email });
    const { token, code } = await aWaitingSession(own);
    expect(await reachedBy(api, await verify(api, token, code))).toMatchObject({ id: own.enrolmentId });
  });

  it('lets in who is locked: validation alone is; who was forgotten is not known [OTP-14]', async () => {
    const [locked, forgotten] = [await anInvitation(api), await anInvitation(api)];
    await store(api, locked.enrolmentId, { lockedAt: new Date(), detailMismatches: 3 });
    const { token, code } = await aWaitingSession(locked);
    expect((await verify(api, token, code)).status).toBe(200);
    const late = await aWaitingSession(forgotten);
    await store(api, forgotten.enrolmentId, { forgottenAt: new Date() });
    expect(await verify(api, late.token, late.code)).toMatchObject(invalidCode);
    expect((await askForCode(api, late.token, forgotten.email)).status).toBe(404);
  });
});

describe('within an enrolment', () => {
  it('verifies its own contacts, and says which are verified [OTP-07] [OTP-09]', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId);
    const verified = async () => (await api.call(otpEndpoints.verifiedChannels, {}, { token })).body;
    expect(await verified()).toEqual({ email: false, sms: false });
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const answer = await verify(api, token, await codeSentTo(api, contact));
    expect(await reachedBy(api, answer)).toEqual({ role: 'customer', id: enrolmentId });
    expect(await verified()).toEqual({ email: true, sms: false });
    await api.call(otpEndpoints.request, { body: { channel: sms, contact: mobile } }, { token });
    await verify(api, token, await codeSentTo(api, mobile), sms);
    expect(await verified()).toEqual({ email: true, sms: true });
    expect((await api.send('GET', '/api/v1/otp/verified-channels', { token })).body).toEqual({
      email: true,
      sms: true,
    });
  });

  it('verifies for an agent whom the code was read out to, and leaves them an agent', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId, 'agent');
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const answer = await verify(api, token, await codeSentTo(api, contact));
    expect(await reachedBy(api, answer)).toEqual({ role: 'agent', id: enrolmentId });
    const { access_token } = answer.body;
    expect(await api.call(telephonyEndpoints.name, {}, { token: access_token })).toMatchObject({
      status: 200,
      body: { agentName: 'Jordan Lee' },
    });
    // What is the mover's alone stays so.
    const body = { emailAddress: contact, contactNumber: mobile, password: 'Moving1!' };
    expect(await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: access_token })).toMatchObject({
      status: 403,
    });
    expect(await stored(api, enrolmentId)).toMatchObject({ emailAddressVerified: true });
  });

  it('knows of no verified channel without an enrolment [OTP-09]', async () => {
    const token = await api.appToken();
    expect((await api.call(otpEndpoints.verifiedChannels, {}, { token })).body).toEqual({ email: false, sms: false });
  });

  it('sends nothing to anybody else’s contact [OTP-14]', async () => {
    const [own, other] = [await anInvitation(api), await anInvitation(api)];
    const token = await api.tokenFor(own.enrolmentId);
    for (const body of [
      { channel: email, contact: other.email },
      { channel: sms, contact: other.mobile },
    ] as const) {
      expect(await api.call(otpEndpoints.request, { body }, { token })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect(await sentTo(api, other.email)).toEqual([]);
    expect(await sentTo(api, other.mobile)).toEqual([]);
  });

  it('verifies no address that was changed after the code was sent [OTP-05]', async () => {
    const { enrolmentId, email: contact, mobile } = await anInvitation(api);
    const token = await api.tokenFor(enrolmentId);
    await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
    const code = await codeSentTo(api, contact);
    const changed = { emailAddress: 'changed@example.test', contactNumber: mobile };
    await api.call(enrolmentEndpoints.saveContactDetails, { body: changed }, { token });
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
    expect(await stored(api, enrolmentId)).toMatchObject({ emailAddressVerified: false });
  });
});

describe('a code', () => {
  it('is not stored, nor is where it went', async () => {
    const known = await anInvitation(api);
    const { code } = await aWaitingSession(known);
    const kept = await api.database.collection('otp_challenges').find({ enrolmentId: known.enrolmentId }).toArray();
    expect(kept).toMatchObject([{ triesLeft: 5, channel: 'email' }]);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.stringify(kept)).not.toContain(known.email);
  });

  it('works once, also when it is replayed at once', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(api, token, code)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400]);
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
  });

  it('works for fifteen minutes, each within its own time', async () => {
    const clocked = await api.another();
    const known = await anInvitation(clocked);
    clocked.clock.at('2026-11-20T10:00:00Z');
    const token = await clocked.appToken();
    await askForCode(clocked, token, known.email);
    const older = await codeSentTo(clocked, known.email);
    clocked.clock.advance({ minutes: 10 });
    await askForCode(clocked, token, known.email);
    const newer = await codeSentTo(clocked, known.email);
    clocked.clock.advance({ minutes: 4, seconds: 59 });
    expect((await verify(clocked, token, older)).status).toBe(200);
    clocked.clock.advance({ minutes: 10 });
    expect((await verify(clocked, token, newer)).status).toBe(200);
    const again = await clocked.appToken();
    await askForCode(clocked, again, known.email);
    clocked.clock.advance({ minutes: 15 });
    expect(await verify(clocked, again, await codeSentTo(clocked, known.email))).toMatchObject(invalidCode);
    await clocked.close();
  });

  it('belongs to the session and the channel that asked for it', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    const enrolled = await api.tokenFor(known.enrolmentId);
    expect(await verify(api, await api.appToken(), code)).toMatchObject(invalidCode);
    expect(await verify(api, enrolled, code)).toMatchObject(invalidCode);
    expect(await verify(api, token, code, sms)).toMatchObject(invalidCode);
    // Nobody else's tries count against it.
    expect((await verify(api, token, code)).status).toBe(200);
  });

  it('stays with its session when that is renewed', async () => {
    const known = await anInvitation(api);
    const body = 'grant_type=client_credentials&client_id=tenant-portal';
    const tokens = (await api.send('POST', '/api/v1/token', { body })).body as Tokens;
    await askForCode(api, tokens.access_token, known.email);
    const renewed = await api.send('POST', '/api/v1/token', {
      body: `grant_type=refresh_token&refresh_token=${tokens.refresh_token}`,
    });
    const { access_token } = renewed.body as Tokens;
    expect((await verify(api, access_token, await codeSentTo(api, known.email))).status).toBe(200);
  });
});

describe('guessing a code', () => {
  it('ends after five wrong tries, the right one comes too late then', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    for (let count = 0; count < 5; count += 1) {
      expect(await verify(api, token, notThe(code))).toMatchObject(invalidCode);
    }
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
    expect(await stored(api, known.enrolmentId)).toMatchObject({ emailAddressVerified: false, version: 1 });
  });

  it('may hit with the fifth try', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    for (let count = 0; count < 4; count += 1) await verify(api, token, notThe(code));
    expect((await verify(api, token, code)).status).toBe(200);
  });

  it('gets five tries of ten at once', async () => {
    const known = await anInvitation(api);
    const { token, code } = await aWaitingSession(known);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(api, token, notThe(code))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(400));
    const kept = await api.database.collection('otp_challenges').find({ enrolmentId: known.enrolmentId }).toArray();
    expect(kept).toMatchObject([{ triesLeft: 0 }]);
    expect(await verify(api, token, code)).toMatchObject(invalidCode);
  });

  it('waits after so many wrong ones from one client address', async () => {
    const strict = await api.another({ OTP_VERIFY_LIMIT: '3' });
    strict.clock.at('2026-11-22T10:01:00Z');
    const token = await strict.appToken();
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(strict, token, '000000')));
    expect(statusesOf(tries)).toEqual([400, 400, 400, 429, 429]);
    const refused = await verify(strict, token, '000000');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers['retry-after']).toBe('840');
    await strict.close();
  });
});

describe('asking for codes', () => {
  it('waits after so many to one contact in an hour, from whatever session', async () => {
    const strict = await api.another({ OTP_LIMIT: '2' });
    strict.clock.at('2026-11-23T10:15:00Z');
    const known = await anInvitation(strict);
    const ask = async () => askForCode(strict, await strict.appToken(), known.email);
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers['retry-after']).toBe('2700');
    expect(await sentTo(strict, known.email)).toHaveLength(2);
    await strict.close();
  });

  it('waits after so many contacts from one client address', async () => {
    const strict = await api.another({ MESSAGE_LIMIT: '2' });
    strict.clock.at('2026-11-24T10:15:00Z');
    const ask = async (n: number) => askForCode(strict, await strict.appToken(), `stranger-${n}@example.test`);
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
  ] as const)('%s being %s is told, leaves no code, and the other channel works', async (channel, mode) => {
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

  it('does not count what could not be sent', async () => {
    const strict = await api.another({ OTP_LIMIT: '1' });
    strict.clock.at('2026-11-25T10:15:00Z');
    const known = await anInvitation(strict);
    const token = await strict.appToken();
    await fault(api, 'email', 'error', { match: known.email });
    for (let count = 0; count < 3; count += 1) expect((await askForCode(strict, token, known.email)).status).toBe(502);
    await clearFaults(api);
    expect((await askForCode(strict, token, known.email)).status).toBe(204);
    await strict.close();
  });
});

describe('the log', () => {
  it('holds neither code nor contact', async () => {
    const known = await anInvitation(api);
    api.testApp.logged.length = 0;
    const { token, code } = await aWaitingSession(known);
    await api.call(otpEndpoints.request, { body: { channel: sms, contact: known.mobile } }, { token });
    await verify(api, token, notThe(code));
    await verify(api, token, code);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v2/otp/verify');
    for (const secret of [known.email, known.mobile, known.mobile.slice(1), `"${code}"`, ` ${code} `, token]) {
      expect(log).not.toContain(secret);
    }
  });
});
