import { enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { codeSentTo, email } from '../identity/account/login.fixture.js';
import { aMover } from '../journey/mover.builder.js';
import { aCall, asked, invalidLink, openLink } from '../energy/private-entry/private-entry.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

const first = 'the-first-signing-secret-of-this-test-0001';
const second = 'the-second-signing-secret-of-this-test-0002';

/** Processes before, during and after the rotation of JWT_SECRET, on one database. */
let before: BootedApp;
let rotating: BootedApp;
let after: BootedApp;

beforeAll(async () => {
  before = await bootApp({ JWT_SECRET: first });
  [rotating, after] = await Promise.all([
    before.another({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first }),
    before.another({ JWT_SECRET: second }),
  ]);
});
afterAll(() => Promise.all([rotating.close(), after.close()]).then(() => before.close()));

const read = async (api: BootedApp, token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).status;
const renew = (api: BootedApp, token: string) =>
  api.send('POST', '/api/v1/token', { body: `grant_type=refresh_token&refresh_token=${token}` });

const appTokens = async () => {
  const body = 'grant_type=client_credentials&client_id=tenant-portal';
  return (await before.send('POST', '/api/v1/token', { body })).body as Tokens;
};

describe('while JWT_SECRET rotates', () => {
  it('accepts access tokens that the previous secret signed, until it is removed', async () => {
    const { token } = await aMover(before);
    expect([await read(rotating, token), await read(after, token)]).toEqual([200, 401]);
  });

  it('signs with the current secret only', async () => {
    const { token } = await aMover(rotating);
    expect([await read(rotating, token), await read(after, token), await read(before, token)]).toEqual([200, 200, 401]);
  });

  it.each(['', 'x', 'x.y.z'])('rejects the token %j as before', async (token) => {
    expect(await read(rotating, token)).toBe(401);
  });

  it('rejects a token of the previous secret with other claims', async () => {
    const [head = '', claims = '', signature = ''] = (await aMover(before)).token.split('.');
    const payload = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sid: 'another' };
    const forged = [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
    expect(await read(rotating, forged)).toBe(401);
  });

  it('accepts a code that was sent before, and no other', async () => {
    const { mover, email: address } = await aCall(before);
    const { token } = mover;
    const contact = { channel: email, contact: address } as const;
    expect((await before.call(otpEndpoints.request, { body: contact }, { token })).status).toBe(204);
    const code = await codeSentTo(before, address);
    const verify = (entered: string) =>
      rotating.call(otpEndpoints.verify, { body: { channel: email, code: entered } }, { token });
    expect((await verify(code === '000000' ? '111111' : '000000')).status).toBe(400);
    expect((await verify(code)).status).toBe(200);
  });

  it('opens a link to a private entry that was sent before', async () => {
    const { token } = await asked(before, await aCall(before), 'bank-details');
    expect((await openLink(rotating, token)).status).toBe(200);
    const another = await asked(before, await aCall(before), 'bank-details');
    expect(await openLink(after, another.token)).toMatchObject(invalidLink);
  });

  it('returns the first response to a repeated request, and rejects another body under its key', async () => {
    const token = await before.appToken();
    const create = (api: BootedApp, selectedPartner: number) =>
      api.call(enrolmentEndpoints.create, { body: { selectedPartner } }, { token, idempotencyKey: 'rotation' });
    const { body } = await create(before, 100);
    expect(await create(rotating, 100)).toMatchObject({ status: 201, body });
    expect(await create(rotating, 101)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('returns the same successor to a refresh token that was used before', async () => {
    const tokens = await appTokens();
    const successor = ((await renew(before, tokens.refresh_token)).body as Tokens).refresh_token;
    expect(((await renew(rotating, tokens.refresh_token)).body as Tokens).refresh_token).toBe(successor);
  });

  it('ends the session when a refresh token is used again after its successor', async () => {
    const tokens = await appTokens();
    const next = ((await renew(before, tokens.refresh_token)).body as Tokens).refresh_token;
    await renew(rotating, next);
    expect((await renew(rotating, tokens.refresh_token)).status).toBe(401);
  });
});

describe('once the previous secret is removed', () => {
  it('renews the tokens of a session that began before, so that no one is logged out', async () => {
    const tokens = await appTokens();
    const renewed = await renew(after, tokens.refresh_token);
    expect(renewed.status).toBe(200);
    const { access_token: token } = renewed.body as Tokens;
    expect((await after.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token })).status).toBe(
      201,
    );
  });
});
