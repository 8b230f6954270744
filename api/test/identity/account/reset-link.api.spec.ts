import { accountEndpoints } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { invalidLink, password, passwordResets } from './password-reset.fixture.js';
import { anInvitation, passwordGrant, updateStored, findStored, statusesOf } from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', PASSWORD_LIMIT: '100' });
});
afterAll(() => api.close());

const { request, check, reset, mailedToken } = passwordResets(() => api);

describe('a reset link', () => {
  it('is valid once, even for simultaneous requests [PWD-06] [PWD-08]', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(token, email, `Moving${n}!`)));
    expect(statusesOf(answers)).toEqual([204, 404, 404, 404, 404]);
    expect(await check(token)).toMatchObject(invalidLink);
    expect(await reset(token, email)).toMatchObject(invalidLink);
  });

  it('is invalid once another one was used', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    const first = await mailedToken(email);
    await request(email);
    expect((await reset(await mailedToken(email), email)).status).toBe(204);
    expect(await check(first)).toMatchObject(invalidLink);
    expect(await reset(first, email, 'Other1!')).toMatchObject(invalidLink);
    expect((await passwordGrant(api, email, password)).status).toBe(200);
  });

  it('is valid for an hour [PWD-06]', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    const laterApi = await api.another();
    laterApi.clock.advance({ minutes: 59 });
    const at = async () =>
      laterApi.call(
        accountEndpoints.checkPasswordReset,
        { params: { resetToken: token } },
        { token: await laterApi.appToken() },
      );
    expect((await at()).status).toBe(204);
    laterApi.clock.advance({ minutes: 2 });
    expect(await at()).toMatchObject(invalidLink);
    await laterApi.close();
  });

  it('belongs to its address: a different address sets no password and does not redeem it [PWD-07]', async () => {
    const [{ email }, other] = [await anInvitation(api), await anInvitation(api)];
    await request(email);
    const token = await mailedToken(email);
    expect(await reset(token, other.email)).toMatchObject(invalidLink);
    expect((await passwordGrant(api, other.email, password)).status).toBe(401);
    expect((await reset(token, email)).status).toBe(204);
  });

  it('is invalid once the mover has changed the address', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    await updateStored(api, enrolmentId, { emailAddress: `new.${email}` });
    expect(await check(token)).toMatchObject(invalidLink);
    expect(await reset(token, email)).toMatchObject(invalidLink);
    expect((await passwordGrant(api, email, password)).status).toBe(401);
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: false });
  });

  it.each(['unknown', 'a'.repeat(43)])('is rejected when it was never issued: %s [PWD-06]', async (token) => {
    expect(await check(token)).toMatchObject(invalidLink);
    expect(await reset(token, 'sam@example.test')).toMatchObject(invalidLink);
  });

  it('is valid for nothing else', async () => {
    const { email, token: confirmToken } = await anInvitation(api);
    await request(email);
    const token = await mailedToken(email);
    const body = { token };
    const app = { token: await api.appToken() };
    expect(await api.call(accountEndpoints.continue, { body }, app)).toMatchObject(invalidLink);
    expect(await api.call(accountEndpoints.logInLink, { body }, app)).toMatchObject(invalidLink);
    expect(await check(confirmToken)).toMatchObject(invalidLink);
    expect((await check(token)).status).toBe(204);
  });
});
