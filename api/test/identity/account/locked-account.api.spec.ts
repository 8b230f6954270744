import { accountEndpoints } from '@home-move/contract';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  anInvitation,
  email,
  findStored,
  linkSentTo,
  messagesTo,
  passwordGrant,
  readHolder,
  requestCode,
  sessionWithCode,
  sms,
  updateStored,
  validate,
  verify,
  type Invited,
} from './login.fixture.js';
import { openLink, requestLinkToken } from './phone-link.fixture.js';

let api: BootedApp;
let account: Invited;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', VALIDATE_LIMIT: '1000' });
});
beforeEach(async () => {
  account = await anInvitation(api);
});
afterAll(() => api.close());

const right = { surname: 'Hartley', postcode: 'MK40 2QT' };
const returnUrl = 'http://localhost:4000/continue';

/** Locks the account as a stranger does who has its link. */
async function lock(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await validate(api, account.token, { ...right, surname: 'Novak' });
  expect(await findStored(api, account.enrolmentId)).toMatchObject({ lockedAt: expect.any(Date) });
}
const proveEmail = () => updateStored(api, account.enrolmentId, { emailAddressVerified: true });
const continueLink = async () => {
  const app = { token: await api.appToken() };
  const body = { emailAddress: account.email, returnUrl };
  expect((await api.call(accountEndpoints.requestContinueLink, { body }, app)).status).toBe(204);
};

describe('a locked account', () => {
  it('rejects its surname and postcode, and its postcode behind a phone link, until support lifts the lock [VAL-04]', async () => {
    await proveEmail();
    const link = await requestLinkToken(api, await api.tokenFor(account.enrolmentId));
    await lock();
    expect(await validate(api, account.token, right)).toMatchObject({ status: 400, body: { result: 4 } });
    expect(await openLink(api, link)).toMatchObject({ status: 404 });
    const { token, code } = await sessionWithCode(api, account);
    expect((await verify(api, token, code)).status).toBe(200);
    expect(await findStored(api, account.enrolmentId)).toMatchObject({ lockedAt: expect.any(Date) });
  });

  it('is opened by a code to a proven contact', async () => {
    await proveEmail();
    await lock();
    const { token, code } = await sessionWithCode(api, account);
    expect(await readHolder(api, await verify(api, token, code))).toMatchObject({ id: account.enrolmentId });
  });

  it('is opened by a link mailed to a proven address', async () => {
    await proveEmail();
    await lock();
    await continueLink();
    const body = { token: (await linkSentTo(api, account.email, returnUrl)).token };
    const answer = await api.call(accountEndpoints.continue, { body }, { token: await api.appToken() });
    expect(await readHolder(api, answer)).toMatchObject({ id: account.enrolmentId });
  });

  it('is opened by a password', async () => {
    const { enrolmentId, email: address } = account;
    await api.app.get(PasswordsService, { strict: false }).set({ email: address, password: 'Moving1!', enrolmentId });
    await lock();
    expect(await readHolder(api, await passwordGrant(api, address, 'Moving1!'))).toMatchObject({ id: enrolmentId });
  });

  it('is not opened by an unproven contact, even with a code or link sent before the lock', async () => {
    const { token, code } = await sessionWithCode(api, account);
    await continueLink();
    const mailed = (await linkSentTo(api, account.email, returnUrl)).token;
    await lock();
    expect(await verify(api, token, code, email)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    const app = { token: await api.appToken() };
    expect(await api.call(accountEndpoints.continue, { body: { token: mailed } }, app)).toMatchObject({ status: 404 });
    const before = (await messagesTo(api, account.email)).length;
    expect(await requestCode(api, app.token, account.email)).toMatchObject({ status: 404 });
    const text = { channel: sms, contact: account.mobile };
    expect((await api.send('POST', '/api/v2/otp/request', { token: app.token, body: text })).status).toBe(404);
    await continueLink();
    expect(await messagesTo(api, account.email)).toHaveLength(before);
    expect(await messagesTo(api, account.mobile)).toEqual([]);
  });
});
