import { createHmac } from 'node:crypto';
import { enrolmentEndpoints, sessionEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { TokensService } from '../../src/modules/identity/token/tokens.service.js';
import { aMover, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  mover = await aMover(api);
});
afterAll(() => api.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
const split = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
};
const signed = (header: object, payload: object, key: string, digest = 'sha256') => {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac(digest, key).update(text).digest('base64url')}`;
};
const hs256 = { alg: 'HS256', typ: 'JWT' };
const ourKey = 'development-only-secret-of-the-tests-0001';
const mine = (token: string) => api.call(enrolmentEndpoints.mine, {}, { token });
const refused = { status: 401, body: { code: 'UNAUTHENTICATED', title: 'Please log in to continue' } };
const tokensOf = (holder: Parameters<TokensService['issue']>[0]) => api.app.get(TokensService).issue(holder);
const renew = (refreshToken: string) =>
  api.call(sessionEndpoints.token, { body: { grant_type: 'refresh_token', refresh_token: refreshToken } });

describe('a forged access token is rejected', () => {
  const payload = () => read(split(mover.token).payload);

  it('but one of this portal, for its API, is accepted', async () => {
    expect(payload()).toMatchObject({ iss: 'http://localhost:4000', aud: 'home-move-api' });
    expect((await mine(signed(hs256, payload(), ourKey))).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ['signed with another key', () => signed(hs256, payload(), 'another-secret-that-is-long-enough-0001')],
    ['signed with an empty key', () => signed(hs256, payload(), '')],
    ['without signature', () => `${part(hs256)}.${split(mover.token).payload}.`],
    ['with the algorithm "none"', () => `${part({ alg: 'none' })}.${split(mover.token).payload}.`],
    [
      'with the algorithm "NONE"',
      () => `${part({ alg: 'NONE' })}.${split(mover.token).payload}.${split(mover.token).signature}`,
    ],
    ['of our key by another method', () => signed({ alg: 'HS512', typ: 'JWT' }, payload(), ourKey, 'sha512')],
    ['that names a key of its own', () => signed({ ...hs256, jwk: { kty: 'oct', k: 'AAAA' } }, payload(), 'AAAA')],
    [
      'whose role was changed',
      () => `${split(mover.token).header}.${part({ ...payload(), role: 'agent' })}.${split(mover.token).signature}`,
    ],
    [
      'whose enrolment was changed',
      () =>
        `${split(mover.token).header}.${part({ ...payload(), sub: 'f'.repeat(24) })}.${split(mover.token).signature}`,
    ],
    [
      'whose time was stretched',
      () =>
        `${split(mover.token).header}.${part({ ...payload(), exp: 9_999_999_999 })}.${split(mover.token).signature}`,
    ],
    ['with one letter too many', () => `${mover.token}A`],
    ['of a session that nobody began', () => signed(hs256, { ...payload(), sid: 'nobody-began-this' }, ourKey)],
    ['without session', () => signed(hs256, { ...payload(), sid: undefined }, ourKey)],
    ['without end', () => signed(hs256, { ...payload(), exp: undefined }, ourKey)],
    ['of another issuer', () => signed(hs256, { ...payload(), iss: 'https://other.example.test' }, ourKey)],
    ['without issuer', () => signed(hs256, { ...payload(), iss: undefined }, ourKey)],
    ['for another audience', () => signed(hs256, { ...payload(), aud: 'another-api' }, ourKey)],
    ['without audience', () => signed(hs256, { ...payload(), aud: undefined }, ourKey)],
  ])('%s', async (_, forged) => {
    expect(await mine(forged())).toMatchObject(refused);
  });

  it('and role and enrolment come from the session, not from the token', async () => {
    const { body } = await mine(signed(hs256, { ...payload(), role: 'agent', sub: 'f'.repeat(24) }, ourKey));
    expect(body.id).toBe(mover.id);
    const token = signed(hs256, { ...payload(), role: 'agent' }, ourKey);
    expect((await api.send('GET', '/api/v1/notes', { token })).status).toBe(403);
  });
});

describe('an expired access token is rejected', () => {
  it('after half an hour', async () => {
    const { access_token } = await tokensOf({ role: 'customer', enrolmentId: mover.id });
    api.clock.advance({ minutes: 29 });
    expect((await mine(access_token)).status).toBe(200);
    api.clock.advance({ minutes: 2 });
    expect(await mine(access_token)).toMatchObject(refused);
  });

  it('once its session was logged out, and only that session', async () => {
    const [one, other] = [
      await tokensOf({ role: 'customer', enrolmentId: mover.id }),
      await tokensOf({ role: 'customer', enrolmentId: mover.id }),
    ];
    await api.call(sessionEndpoints.revoke, { body: { refresh_token: one.refresh_token } });
    expect(await mine(one.access_token)).toMatchObject(refused);
    expect((await mine(other.access_token)).status).toBe(200);
  });

  it('when it is a refresh token', async () => {
    const { refresh_token } = await tokensOf({ role: 'customer', enrolmentId: mover.id });
    expect(await mine(refresh_token)).toMatchObject(refused);
  });
});

describe('a stolen refresh token', () => {
  it('ends the session of thief and owner when both have used it, and reveals nothing to the thief', async () => {
    const login = await tokensOf({ role: 'customer', enrolmentId: mover.id });
    const owner = (await renew(login.refresh_token)).body;
    await renew(owner.refresh_token);
    const thief = await renew(login.refresh_token);
    expect(thief).toMatchObject({ status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } });
    expect(thief.text).not.toContain(mover.id);
    expect(await mine(owner.access_token)).toMatchObject(refused);
    expect((await renew(owner.refresh_token)).status).toBe(401);
  });

  it.each(['customer', 'enrolment'] as const)('keeps role and enrolment: %s', async (role) => {
    const { refresh_token } = await tokensOf({ role, enrolmentId: mover.id });
    const { access_token } = (await renew(refresh_token)).body;
    expect(read(split(access_token).payload)).toMatchObject({ role, sub: mover.id });
  });

  it('cannot be derived from another one', async () => {
    const { refresh_token } = await tokensOf({ role: 'customer', enrolmentId: mover.id });
    const flipped = `${refresh_token.startsWith('A') ? 'B' : 'A'}${refresh_token.slice(1)}`;
    expect((await renew(flipped)).status).toBe(401);
    expect((await renew(refresh_token)).status).toBe(200);
  });
});

describe('tokens of a deleted enrolment', () => {
  it.each(['customer', 'enrolment', 'agent'] as const)('open nothing any more: %s', async (role) => {
    const gone = await aMover(api);
    const token = await api.tokenFor(gone.id, role);
    await api.database.collection('enrolments').deleteOne({ _id: new Types.ObjectId(gone.id) });
    for (const path of ['enrolment-auth', 'flags', 'confirmationdetails', `enrolment/${gone.id}`]) {
      expect(await api.send('GET', `/api/v1/${path}`, { token })).toMatchObject(refused);
    }
    const body = { contactNumber: '07700900101', emailAddress: 'sam.hartley@example.test' };
    expect(await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token })).toMatchObject(refused);
  });
});
