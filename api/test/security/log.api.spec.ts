import {
  accountEndpoints,
  commsEndpoints,
  enrolmentEndpoints,
  otpEndpoints,
  sessionEndpoints,
  type Tokens,
} from '@home-move/contract';
import {
  anInvitation,
  codeSentTo,
  email,
  type Invited,
  linkSentTo,
  passwordGrant,
  sms,
  validate,
} from '../identity/account/login.fixture.js';
import { clearFaults, fault } from '../journey/mover.builder.js';
import { Messages } from '../../src/modules/platform/messages/messages.js';
import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let invited: Invited;
let app: string;
/** Every secret and personal value of the run, by name. */
const secrets = new Map<string, string>();
const secret = (name: string, value: string) => {
  expect(value).not.toBe('');
  secrets.set(name, value);
  return value;
};
const keep = (name: string, { access_token, refresh_token }: Tokens): string => {
  secret(`${name}: refresh token`, refresh_token);
  return secret(`${name}: access token`, access_token);
};

const surname = 'Quillfeather-Ashdown';
const returnUrl = 'http://localhost:4000/password-reset';

beforeAll(async () => {
  // The most verbose level.
  api = await bootApp({ LOG_LEVEL: 'trace', TOKEN_LIMIT_PER_MINUTE: '1000' });
  app = secret('app token', await api.appToken());
  invited = await anInvitation(api, { surname });
  secret('email', invited.email);
  secret('mobile', invited.mobile);
  secret('surname', surname);
  secret('link token', invited.token);
});
afterAll(() => api.close());

const as = () => ({ token: app });

describe('a run through every log-in, including failures', () => {
  it('confirms wrong and correct details', async () => {
    await validate(api, invited.token, { surname: secret('typed surname', 'Quilfether'), postcode: 'MK40 2QT' });
    await validate(api, secret('unknown link', 'unknown-link-9c1f'), { surname, postcode: 'MK40 2QT' });
    const { body } = await validate(api, invited.token, { surname, postcode: 'MK40 2QT' });
    if (!body.token) throw new Error('not admitted');
    const token = keep('validation', body.token);
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).status).toBe(200);
    await api.call(accountEndpoints.logInLink, { body: { token: invited.token } }, as());
  });

  it('logs in with wrong and correct codes, by mail and SMS', async () => {
    await api.call(otpEndpoints.login, { body: { channel: email, contact: invited.email } }, as());
    await api.call(otpEndpoints.verify, { body: { channel: email, code: secret('wrong code', '731964') } }, as());
    const code = secret('code by mail', await codeSentTo(api, invited.email));
    const login = await api.call(otpEndpoints.verify, { body: { channel: email, code } }, as());
    expect(login.status).toBe(200);
    const mover = { token: keep('login by mail', login.body) };
    await api.call(otpEndpoints.request, { body: { channel: sms, contact: invited.mobile } }, mover);
    const other = secret('code by text message', await codeSentTo(api, invited.mobile));
    keep(
      'verification by text message',
      (await api.call(otpEndpoints.verify, { body: { channel: sms, code: other } }, mover)).body,
    );
    const query = { channel: 'email', token: invited.token };
    await api.call(otpEndpoints.channelDetails, { query }, as());
    const unknownEmail = secret('unknown email', 'nobody.at.all@example.test');
    await api.call(otpEndpoints.login, { body: { channel: email, contact: unknownEmail } }, as());
  });

  it('resets a password and logs in with it', async () => {
    const body = { emailAddress: invited.email, returnUrl };
    expect((await api.call(accountEndpoints.requestPasswordReset, { body }, as())).status).toBe(204);
    const { token: resetToken } = await linkSentTo(api, invited.email, returnUrl);
    secret('reset token', resetToken);
    await api.call(accountEndpoints.checkPasswordReset, { params: { resetToken } }, as());
    const password = secret('password', 'Qu1ll&feather');
    const reset = { params: { resetToken }, body: { emailAddress: invited.email, password } };
    expect((await api.call(accountEndpoints.resetPassword, reset, as())).status).toBe(204);
    expect((await api.call(accountEndpoints.resetPassword, reset, as())).status).toBe(404);
    expect((await passwordGrant(api, invited.email, secret('wrong password', 'Wr0ng&feather'))).status).toBe(401);
    const login = await passwordGrant(api, invited.email, password);
    const { refresh_token } = login.body as Tokens;
    keep('login by password', login.body as Tokens);
    const renewed = await api.call(sessionEndpoints.token, { body: { grant_type: 'refresh_token', refresh_token } });
    keep('renewal', renewed.body);
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: renewed.body.refresh_token } });
  });

  it('continues by a link', async () => {
    const start = 'http://localhost:4000/continue';
    const body = { emailAddress: invited.email, returnUrl: start };
    await api.call(accountEndpoints.requestContinueLink, { body }, as());
    const { token } = await linkSentTo(api, invited.email, start);
    secret('continue token', token);
    const continued = await api.call(accountEndpoints.continue, { body: { token } }, as());
    expect(continued.status).toBe(200);
    keep('continuing', continued.body);
  });

  it('continues on a phone, by a link on screen and a sent one', async () => {
    const token = await api.tokenFor(invited.enrolmentId);
    const step = '/onboarding/contact';
    const shown = await api.call(accountEndpoints.phoneLink, { body: { step } }, { token });
    const onScreen = secret('phone link', shown.body.url.split('/').at(-1) ?? '');
    await api.call(accountEndpoints.phoneLinkChallenge, { body: { token: onScreen } }, as());
    for (const postcode of [secret('wrong postcode', 'ZE1 0AA'), secret('postcode', 'MK40 2QT')]) {
      await api.call(accountEndpoints.openPhoneLink, { body: { token: onScreen, postcode } }, as());
    }
    await api.call(accountEndpoints.sendPhoneLink, { body: { step, channel: sms } }, { token });
    const sent = await linkSentTo(api, invited.mobile, 'http://localhost:4000/oakwood/phone');
    const body = { token: secret('phone link by text message', sent.token) };
    expect((await api.call(accountEndpoints.sendPhoneLinkCode, { body }, as())).status).toBe(204);
  });

  it('follows an invitation, unsubscribes and subscribes again', async () => {
    const brand = await api.app.get(BrandService, { strict: false }).default();
    const to = { contact: invited.email, brand, enrolmentId: invited.enrolmentId, isProven: false };
    const link = `http://localhost:4000/onboarding/verify/${invited.token}`;
    await api.app.get(Messages, { strict: false }).sendInvitation(to, link);
    const opened = await linkSentTo(api, invited.email, 'http://localhost:4000/onboarding/verify');
    const distributionToken = secret('distribution token', opened.link.searchParams.get('distributionToken') ?? '');
    const event = { token: invited.token, commChannel: 'email', commType: 'invitation', distributionToken } as const;
    await api.call(commsEndpoints.createEvent, { body: { ...event, enrolmentId: invited.enrolmentId } }, as());
    const { token } = await linkSentTo(api, invited.email, 'http://localhost:4000/default/email/unsubscribe');
    secret('unsubscribe token', token);
    for (const enabled of [true, false]) {
      const body = { enabled, email: invited.email };
      expect((await api.call(commsEndpoints.setBlocked, { params: { token }, body }, as())).status).toBe(204);
    }
    const form = 'List-Unsubscribe=One-Click';
    expect((await api.send('POST', `/api/v1/unsubscribe/${token}`, { body: form })).status).toBe(204);
  });

  it('encounters a mail server and an SMS vendor that are down', async () => {
    await fault(api, 'email', 'error');
    await fault(api, 'sms', 'error');
    const answers = [
      await api.call(otpEndpoints.login, { body: { channel: email, contact: invited.email } }, as()),
      await api.call(otpEndpoints.request, { body: { channel: sms, contact: invited.mobile } }, as()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([502, 502]);
    await clearFaults(api);
  });

  it('encounters an unexpected failure', async () => {
    const messages = api.app.get(Messages, { strict: false });
    const broken = jest.spyOn(messages, 'sendCode').mockRejectedValueOnce(new TypeError('cannot read the code'));
    const answer = await api.call(otpEndpoints.login, { body: { channel: email, contact: invited.email } }, as());
    broken.mockRestore();
    expect(answer.status).toBe(500);
  });
});

describe('the log of that run', () => {
  it('has a line for every request, with its path pattern', () => {
    const routes = api.testApp.logged.flatMap((line) => (JSON.parse(line) as { route?: string }).route ?? []);
    expect(routes).toEqual(
      expect.arrayContaining([
        '/api/v1/account/validate',
        '/api/v2/otp/verify',
        '/api/v2/otp/channel-details',
        '/api/v1/account/reset-password/:resetToken',
        '/api/v1/account/phone-link/open',
        '/api/v1/enrolment/comms-blocked-by-user/:token',
        '/api/v1/unsubscribe/:token',
      ]),
    );
  });

  it('contains no token, code, password, address, number or name', () => {
    const log = api.testApp.logged.join('\n').toLowerCase();
    const found = [...secrets].filter(([, value]) => log.includes(value.toLowerCase())).map(([name]) => name);
    expect(found).toEqual([]);
    expect(secrets.size).toBeGreaterThan(25);
  });
});
