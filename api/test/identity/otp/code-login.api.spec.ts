import { otpEndpoints } from '@home-move/contract';
import {
  anInvitation,
  requestCode,
  sessionWithCode,
  codeSentTo,
  email,
  anotherCode,
  readHolder,
  messagesTo,
  sms,
  updateStored,
  findStored,
  verify,
} from '../account/login.fixture.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { highLimits, invalidCode } from './otp.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ ...highLimits, LOG_LEVEL: 'info' });
});
afterAll(() => api.close());

const challenges = () => api.database.collection('otp_challenges').countDocuments();

describe('bad requests', () => {
  itRequiresAuthentication(() => api, otpEndpoints.login, { body: { channel: email, contact: 'sam@example.test' } });
  itRequiresAuthentication(() => api, otpEndpoints.request, { body: { channel: email, contact: 'sam@example.test' } });
  itRequiresAuthentication(() => api, otpEndpoints.verify, { body: { channel: email, code: '000000' } });
  itValidatesItsBody(
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
  itValidatesItsBody(
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
  ])('accepts only a contact of its channel: %p [OTP-07] [OTP-10]', async (body) => {
    const answer = await api.send('POST', '/api/v2/otp/request', { token: await api.appToken(), body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('logging in with a code', () => {
  it('mails six digits, and logs in with them as a customer [OTP-04] [OTP-05] [SESS-23]', async () => {
    const known = await anInvitation(api);
    const { token, code } = await sessionWithCode(api, known);
    const answer = await verify(api, token, code);
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 1800 } });
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: known.enrolmentId });
    expect(await findStored(api, known.enrolmentId)).toMatchObject({
      emailAddressVerified: true,
      contactNumberVerified: false,
    });
  });

  it('accepts a code with spaces or hyphens', async () => {
    const known = await anInvitation(api);
    const first = await sessionWithCode(api, known);
    const spaced = `${first.code.slice(0, 3)} ${first.code.slice(3)} `;
    expect((await verify(api, first.token, spaced)).status).toBe(200);
    const second = await sessionWithCode(api, known);
    expect((await verify(api, second.token, second.code.split('').join('-'))).status).toBe(200);
  });

  it('sends an SMS for channel 1, under v1 and v2 [OTP-07] [OTP-10]', async () => {
    const known = await anInvitation(api);
    for (const version of ['v1', 'v2']) {
      const token = await api.appToken();
      const body = { channel: 1, contact: `+44 ${known.mobile.slice(1, 5)} ${known.mobile.slice(5)}` };
      expect((await api.send('POST', `/api/${version}/otp/request`, { token, body })).status).toBe(204);
      const answer = await verify(api, token, await codeSentTo(api, known.mobile), sms);
      expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: known.enrolmentId });
    }
    expect((await messagesTo(api, known.mobile)).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
    expect(await findStored(api, known.enrolmentId)).toMatchObject({
      emailAddressVerified: false,
      contactNumberVerified: true,
    });
  });

  it('is served only under v2 if the specification names v2 [OTP-04] [OTP-05]', async () => {
    const token = await api.appToken();
    for (const path of ['login', 'verify', 'validate-postcode']) {
      expect((await api.send('POST', `/api/v1/otp/${path}`, { token, body: {} })).status).toBe(404);
      expect((await api.send('POST', `/api/v2/otp/${path}`, { token, body: {} })).status).toBe(400);
    }
  });

  it('answers NOT_FOUND for an unknown contact, and sends nothing [OTP-14]', async () => {
    const before = await challenges();
    const token = await api.appToken();
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await requestCode(api, token, 'nobody@example.test')).toMatchObject(notFound);
    const body = { channel: sms, contact: '07700900999' };
    expect(await api.call(otpEndpoints.request, { body }, { token })).toMatchObject(notFound);
    expect(await messagesTo(api, 'nobody@example.test')).toEqual([]);
    expect(await challenges()).toBe(before);
  });

  it('prefers the enrolment with the verified address to newer ones with the same address', async () => {
    const own = await anInvitation(api);
    await updateStored(api, own.enrolmentId, { emailAddressVerified: true });
    await anInvitation(api, { email: own.email });
    const { token, code } = await sessionWithCode(api, own);
    expect(await readHolder(api, await verify(api, token, code))).toMatchObject({ id: own.enrolmentId });
  });

  it('does not log in to a forgotten account [OTP-14]', async () => {
    const forgotten = await anInvitation(api);
    const forgottenSession = await sessionWithCode(api, forgotten);
    await updateStored(api, forgotten.enrolmentId, { forgottenAt: new Date() });
    expect(await verify(api, forgottenSession.token, forgottenSession.code)).toMatchObject(invalidCode);
    expect((await requestCode(api, forgottenSession.token, forgotten.email)).status).toBe(404);
  });
});

describe('the log', () => {
  it('contains neither code nor contact', async () => {
    const known = await anInvitation(api);
    api.testApp.logged.length = 0;
    const { token, code } = await sessionWithCode(api, known);
    await api.call(otpEndpoints.request, { body: { channel: sms, contact: known.mobile } }, { token });
    await verify(api, token, anotherCode(code));
    await verify(api, token, code);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v2/otp/verify');
    for (const secret of [known.email, known.mobile, known.mobile.slice(1), `"${code}"`, ` ${code} `, token]) {
      expect(log).not.toContain(secret);
    }
  });
});
