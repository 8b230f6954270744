import { accountEndpoints, sessionEndpoints, type Tokens } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { EmailPort } from '../../../src/providers/email/email.port.js';
import { ProviderRejection } from '../../../src/providers/http/provider-failure.js';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { invalidLink, password, passwordResets, returnUrl } from './password-reset.fixture.js';
import {
  anInvitation,
  linkSentTo,
  passwordGrant,
  readHolder,
  messagesTo,
  updateStored,
  findStored,
} from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', RESET_LIMIT: '3', PASSWORD_LIMIT: '100', LOG_LEVEL: 'info' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { request, check, reset, mailedToken, links } = passwordResets(() => api);

describe('bad requests', () => {
  const body = { emailAddress: 'sam@example.test', returnUrl };
  itRequiresAuthentication(() => api, accountEndpoints.requestPasswordReset, { body });
  itRequiresAuthentication(() => api, accountEndpoints.checkPasswordReset, { params: { resetToken: 'x' } });
  itValidatesItsBody(
    () => api,
    accountEndpoints.requestPasswordReset,
    {},
    () => api.appToken(),
    {
      'nothing at all': {
        body: {},
        errors: { emailAddress: 'Please enter a valid email address', returnUrl: 'Mandatory' },
      },
      'a return to another site': {
        body: { ...body, returnUrl: 'http://evil.test/password-reset' },
        errors: { returnUrl: 'Invalid' },
      },
      'a return with a query': { body: { ...body, returnUrl: `${returnUrl}?next=` }, errors: { returnUrl: 'Invalid' } },
    },
  );
  const params = { resetToken: 'unknown' };
  itValidatesItsBody(
    () => api,
    accountEndpoints.resetPassword,
    { params },
    () => api.appToken(),
    {
      'a password that is too simple': {
        body: { emailAddress: 'sam@example.test', password: 'moving' },
        errors: { password: 'Please ensure your password match the criteria above' },
      },
      'no address': { body: { password }, errors: { emailAddress: 'Please enter a valid email address' } },
    },
  );
});

describe('resetting a password', () => {
  it('mails a link below returnUrl, and stores only the hash of its token [PWD-04]', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    expect((await request(email)).status).toBe(204);
    const { link, token } = await linkSentTo(api, email, returnUrl);
    expect(link.pathname).toBe(`/oakwood/password-reset/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await links();
    expect(kept.filter((link) => link['enrolmentId'] === enrolmentId)).toMatchObject([{ usedAt: null }]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('checks the token, sets the password and accepts it for log-in [PWD-06] [PWD-07] [PWD-08]', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    // Checking does not use it up.
    expect((await check(token)).status).toBe(204);
    expect((await check(token)).status).toBe(204);
    expect((await reset(token, email.toUpperCase())).status).toBe(204);
    const answer = await passwordGrant(api, email, password);
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: true });
  });

  it('replaces the previous password, which works until then', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    await reset(await mailedToken(email), email, 'First1!');
    await request(email);
    expect((await passwordGrant(api, email, 'First1!')).status).toBe(200);
    await reset(await mailedToken(email), email, 'Second2!');
    expect((await passwordGrant(api, email, 'First1!')).status).toBe(401);
    expect((await passwordGrant(api, email, 'Second2!')).status).toBe(200);
  });

  it('removes the password under an earlier address of the mover [PWD-08]', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    await request(email);
    await reset(await mailedToken(email), email, 'First1!');
    const newEmail = `new.${email}`;
    await updateStored(api, enrolmentId, { emailAddress: newEmail });
    await request(newEmail);
    expect((await reset(await mailedToken(newEmail), newEmail, 'Second2!')).status).toBe(204);
    for (const chosen of ['First1!', 'Second2!']) {
      expect(await passwordGrant(api, email, chosen)).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS' },
      });
    }
    expect((await passwordGrant(api, newEmail, 'Second2!')).status).toBe(200);
  });

  it('ends every session of the enrolment, and of no other [PWD-08]', async () => {
    const [{ email, enrolmentId }, other] = [await anInvitation(api), await anInvitation(api)];
    const [own, others] = [await api.tokenFor(enrolmentId), await api.tokenFor(other.enrolmentId)];
    await request(email);
    await reset(await mailedToken(email), email, 'First1!');
    const { refresh_token } = (await passwordGrant(api, email, 'First1!')).body as Tokens;
    await request(email);
    await reset(await mailedToken(email), email);
    const { status } = await api.send('GET', '/api/v1/enrolment-auth', { token: own });
    expect(status).toBe(401);
    expect((await api.send('GET', '/api/v1/enrolment-auth', { token: others })).status).toBe(200);
    const renewal = { body: { grant_type: 'refresh_token', refresh_token } } as const;
    expect(await api.call(sessionEndpoints.token, renewal)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_REFRESH_TOKEN' },
    });
  });
});

describe('whether an address is known', () => {
  it('is not revealed: an unknown address gets the same response and no mail', async () => {
    const { email } = await anInvitation(api);
    const [known, unknown] = [await request(email), await request('nobody@example.test')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await messagesTo(api, 'nobody@example.test')).toEqual([]);
  });

  it('is not revealed by the response time, which is rounded up to quarters of a second', async () => {
    const { email } = await anInvitation(api);
    const app = { token: await api.appToken() };
    const timed = async (emailAddress: string) => {
      const started = performance.now();
      await api.call(accountEndpoints.requestPasswordReset, { body: { emailAddress, returnUrl } }, app);
      return performance.now() - started;
    };
    for (const emailAddress of [email, 'no.one@example.test']) expect(await timed(emailAddress)).toBeGreaterThan(245);
  });

  it('is not revealed while mail is down, and leaves no partial state', async () => {
    const { email } = await anInvitation(api);
    const before = (await links()).length;
    await fault(api, 'email', 'down');
    const [known, unknown] = [await request(email), await request('nobody@example.test')];
    expect(known).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(unknown.body).toEqual(known.body);
    expect(await links()).toHaveLength(before);
  });

  it('is not revealed by a mailbox that the mail server rejects, and leaves no link', async () => {
    const { email } = await anInvitation(api);
    const before = (await links()).length;
    const cause = new ProviderRejection(550, '550');
    const rejection = new DomainError('THIRD_PARTY', { cause });
    jest.spyOn(api.app.get(EmailPort, { strict: false }), 'send').mockRejectedValueOnce(rejection);
    const [known, unknown] = [await request(email), await request('nobody@example.test')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await links()).toHaveLength(before);
  });

  it('does not count mails that could not be sent', async () => {
    const { email } = await anInvitation(api);
    await fault(api, 'email', 'down');
    for (let count = 0; count < 4; count += 1) expect((await request(email)).status).toBe(502);
  });

  it('does not allow a reset of a forgotten enrolment, before or after the mail', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    await reset(token, email, 'First1!');
    await request(email);
    const second = await mailedToken(email);
    await updateStored(api, enrolmentId, { forgottenAt: new Date() });
    expect(await check(second)).toMatchObject(invalidLink);
    expect(await reset(second, email)).toMatchObject(invalidLink);
    const sent = (await messagesTo(api, email)).length;
    expect((await request(email)).status).toBe(204);
    expect(await messagesTo(api, email)).toHaveLength(sent);
    expect(await passwordGrant(api, email, 'First1!')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });
});

describe('limits', () => {
  it('rejects a fourth mail to one address within an hour, known or not', async () => {
    const { email } = await anInvitation(api);
    for (const address of [email, 'somebody@example.test']) {
      for (let count = 0; count < 3; count += 1) expect((await request(address)).status).toBe(204);
      const answer = await request(address);
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await messagesTo(api, email)).toHaveLength(3);
  });

  it('rejects requests beyond the limit of a client address', async () => {
    const strict = await api.another({ MESSAGE_LIMIT: '2' });
    strict.clock.advance({ days: 2 });
    const ask = async (n: number) =>
      strict.call(
        accountEndpoints.requestPasswordReset,
        { body: { emailAddress: `stranger-${n}@example.test`, returnUrl } },
        { token: await strict.appToken() },
      );
    expect([(await ask(1)).status, (await ask(2)).status, (await ask(3)).status]).toEqual([204, 204, 429]);
    await strict.close();
  });
});

describe('a click on "forgotten password"', () => {
  it('is counted per day, anonymously [PWD-09]', async () => {
    api.clock.at('2026-11-20T23:30:00Z');
    const click = async () =>
      (await api.call(accountEndpoints.clickedForgottenPassword, {}, { token: await api.appToken() })).status;
    expect(await Promise.all([click(), click(), click()])).toEqual([204, 204, 204]);
    api.clock.at('2026-11-21T00:30:00Z');
    await click();
    expect(await api.database.collection('comm_clicks').find().toArray()).toEqual([
      { _id: 'forgottenpassword:2026-11-20', count: 3 },
      { _id: 'forgottenpassword:2026-11-21', count: 1 },
    ]);
  });

  it('has a path under /commclick/forgottenpassword [PWD-09]', async () => {
    const token = await api.appToken();
    expect((await api.send('POST', '/api/v1/commclick/forgottenpassword', { token })).status).toBe(204);
  });
});

describe('the log', () => {
  it('contains neither address, password nor token of a reset', async () => {
    api.testApp.logged.length = 0;
    const { email } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    await check(token);
    await reset(token, 'other@example.test');
    await reset(token, email);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v1/account/reset-password/:resetToken');
    for (const secret of [email, 'other@example.test', password, token]) expect(log).not.toContain(secret);
  });
});
