import { accountEndpoints, enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { Types } from 'mongoose';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { aMover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  anInvitation,
  passwordGrant,
  readHolder,
  updateStored,
  findStored,
  validate,
  verify,
} from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', PASSWORD_LIMIT: '100', VALIDATE_LIMIT: '1000' });
});
afterAll(() => api.close());

const right = { surname: 'Hartley', postcode: 'MK40 2QT' };
const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } };
const passwords = () => api.app.get(PasswordsService, { strict: false });
const get = (path: string, token: string) => api.send('GET', path, { token });

async function aConfirmed() {
  const invited = await anInvitation(api);
  const { body } = await validate(api, invited.token, right);
  return { ...invited, tokens: body.token as Tokens };
}

describe('an anonymous enrolment user', () => {
  it('receives a token by creating an enrolment or by validation [SESS-21]', async () => {
    const created = await aMover(api);
    expect(await readHolder(api, { body: { access_token: created.token } })).toEqual({
      role: 'enrolment',
      id: created.id,
    });
    const { tokens, enrolmentId } = await aConfirmed();
    expect(await readHolder(api, { body: tokens })).toEqual({ role: 'enrolment', id: enrolmentId });
  });
});

describe('a customer', () => {
  it('cannot log in without an enrolment [SESS-23]', async () => {
    const { enrolmentId, email } = await anInvitation(api);
    await passwords().set({ email, password: 'Moving1!', enrolmentId });
    expect((await passwordGrant(api, email, 'Moving1!')).status).toBe(200);
    await api.database.collection('enrolments').deleteOne({ _id: new Types.ObjectId(enrolmentId) });
    expect(await passwordGrant(api, email, 'Moving1!')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  it('cannot log in after being forgotten, and their tokens give access to nothing', async () => {
    const { enrolmentId, email } = await anInvitation(api);
    await passwords().set({ email, password: 'Moving1!', enrolmentId });
    const { access_token } = (await passwordGrant(api, email, 'Moving1!')).body as Tokens;
    await updateStored(api, enrolmentId, { forgottenAt: new Date() });
    expect(await passwordGrant(api, email, 'Moving1!')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect(await get('/api/v1/enrolment-auth', access_token)).toMatchObject(refused);
    expect(await get('/api/v2/otp/verified-channels', access_token)).toMatchObject(refused);
  });
});

describe('the token of an enrolment', () => {
  it('gives no access to another enrolment', async () => {
    const [own, other] = [await aConfirmed(), await anInvitation(api)];
    const token = own.tokens.access_token;
    const before = await findStored(api, other.enrolmentId);
    expect((await get(`/api/v1/enrolment/${other.enrolmentId}`, token)).status).toBe(404);
    const body = { channel: 0, contact: other.email } as const;
    expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(404);
    expect((await verify(api, token, '123456')).status).toBe(400);
    expect(await findStored(api, other.enrolmentId)).toEqual(before);
  });

  it('is rejected by calls that are reserved for the portal', async () => {
    const { tokens, token } = await aConfirmed();
    const answer = await api.call(
      accountEndpoints.validate,
      { body: { token, ...right } },
      { token: tokens.access_token },
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is rejected after tampering with any of its parts', async () => {
    const [{ tokens }, other] = [await aConfirmed(), await aConfirmed()];
    const [head, , signature] = tokens.access_token.split('.');
    const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const withClaims = (changed: object) =>
      [head, Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url'), signature].join('.');
    const forged = [
      withClaims({ role: 'agent' }),
      withClaims({ sub: other.enrolmentId }),
      withClaims({ exp: 9_999_999_999 }),
      `${tokens.access_token.slice(0, -4)}AAAA`,
      [head, other.tokens.access_token.split('.')[1], signature].join('.'),
    ];
    for (const token of forged) expect(await get('/api/v1/enrolment-auth', token)).toMatchObject(refused);
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: tokens.access_token });
    expect(mine.status).toBe(200);
  });

  it('ends with its session when a refresh token is reused later', async () => {
    const { tokens } = await aConfirmed();
    const renew = (token: string) =>
      api.send('POST', '/api/v1/token', { body: `grant_type=refresh_token&refresh_token=${token}` });
    const second = (await renew(tokens.refresh_token)).body as Tokens;
    const third = (await renew(second.refresh_token)).body as Tokens;
    expect(await readHolder(api, { body: third })).toMatchObject({ role: 'enrolment' });
    expect(await renew(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } });
    for (const { access_token } of [tokens, second, third]) {
      expect(await get('/api/v1/enrolment-auth', access_token)).toMatchObject(refused);
    }
  });
});
