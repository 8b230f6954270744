import { brandEndpoints, enrolmentEndpoints, sessionEndpoints, type Tokens } from '@home-move/contract';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { aMover } from '../../journey/mover.builder.js';
import { itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', PASSWORD_LIMIT: '3' });
});
afterAll(() => api.close());

const ask = (body: string) => api.send('POST', '/api/v1/token', { body });
const appTokens = async () => (await ask('grant_type=client_credentials&client_id=tenant-portal')).body as Tokens;
const renew = (refreshToken: string) => ask(`grant_type=refresh_token&refresh_token=${refreshToken}`);
const reach = async ({ access_token }: Tokens) =>
  (await api.call(brandEndpoints.branding, { params: { brand: 'default' } }, { token: access_token })).status;

describe('an app token', () => {
  it('is issued to the portal for half an hour [SESS-20]', async () => {
    const answer = await ask('grant_type=client_credentials&client_id=tenant-portal');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is issued for JSON and for a form', async () => {
    const body = { grant_type: 'client_credentials', client_id: 'telephony-portal' };
    expect((await api.send('POST', '/api/v1/token', { body })).status).toBe(200);
  });

  it('admits the calls of the app until it expires', async () => {
    const tokens = await appTokens();
    expect(await reach(tokens)).toBe(200);
    api.clock.advance({ minutes: 29 });
    expect(await reach(tokens)).toBe(200);
    api.clock.advance({ minutes: 2 });
    expect(await reach(tokens)).toBe(401);
  });
});

describe('a refresh token', () => {
  it('renews an app token and an enrolment token, each with its role', async () => {
    const app = (await renew((await appTokens()).refresh_token)).body as Tokens;
    expect(await reach(app)).toBe(200);
    const { body } = await api.call(
      enrolmentEndpoints.create,
      { body: { selectedPartner: 100 } },
      { token: app.access_token },
    );
    const renewed = (await renew(body.refresh_token)).body as Tokens;
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: renewed.access_token });
    expect(mine).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it('returns the same successor for thirty seconds, even to simultaneous calls', async () => {
    api.clock.stop();
    const { refresh_token } = await appTokens();
    const answers = await Promise.all([1, 2, 3, 4].map(() => renew(refresh_token)));
    const successors = new Set(answers.map(({ body }) => (body as Tokens).refresh_token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(successors.size).toBe(1);
    api.clock.advance({ seconds: 29 });
    expect(((await renew(refresh_token)).body as Tokens).refresh_token).toBe([...successors][0]);
  });

  it('ends the session when it is reused after thirty seconds', async () => {
    const { refresh_token } = await appTokens();
    const next = (await renew(refresh_token)).body as Tokens;
    api.clock.advance({ seconds: 31 });
    expect(await renew(refresh_token)).toMatchObject({ status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } });
    expect(await reach(next)).toBe(401);
    expect((await renew(next.refresh_token)).status).toBe(401);
  });

  it('ends the session when it is reused after its successor', async () => {
    const { refresh_token } = await appTokens();
    const second = (await renew(refresh_token)).body as Tokens;
    const third = (await renew(second.refresh_token)).body as Tokens;
    expect((await renew(refresh_token)).status).toBe(401);
    expect(await reach(third)).toBe(401);
  });

  it('is rejected when unknown, or after a day', async () => {
    expect(await renew('nobody-was-given-this')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_REFRESH_TOKEN' },
    });
    const { refresh_token } = await appTokens();
    api.clock.advance({ days: 1, minutes: 1 });
    expect((await renew(refresh_token)).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { refresh_token } = await appTokens();
    const stored = JSON.stringify(await api.database.collection('refresh_tokens').find({}).toArray());
    expect(stored).not.toContain(refresh_token);
  });
});

describe('revoking', () => {
  it('ends the session immediately, also in other processes', async () => {
    const other = await api.another();
    const tokens = await appTokens();
    const reachThere = async () =>
      (await other.call(brandEndpoints.branding, { params: { brand: 'default' } }, { token: tokens.access_token }))
        .status;
    // Both have just admitted the token, so that neither may remember it.
    expect([await reach(tokens), await reachThere()]).toEqual([200, 200]);
    const body = `refresh_token=${tokens.refresh_token}`;
    expect((await api.send('POST', '/api/v1/token/revoke', { body })).status).toBe(204);
    expect([await reach(tokens), await reachThere()]).toEqual([401, 401]);
    expect((await renew(tokens.refresh_token)).status).toBe(401);
    await other.close();
  });

  it('does not reveal whether a token is unknown', async () => {
    expect((await api.send('POST', '/api/v1/token/revoke', { body: 'refresh_token=unknown' })).status).toBe(204);
  });
});

describe('the password grant', () => {
  const logIn = (username: string, password: string) =>
    ask(new URLSearchParams({ grant_type: 'password', username, password }).toString());

  it('issues a token for the enrolment from a form with username, password and grant_type [SESS-27]', async () => {
    const { id } = await aMover(api);
    const passwords = api.app.get(PasswordsService, { strict: false });
    await passwords.set({ email: 'Pat.Morgan@example.test', password: 'Moving1!', enrolmentId: id });
    const answer = await logIn('pat.morgan@EXAMPLE.test', 'Moving1!');
    expect(answer.status).toBe(200);
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: (answer.body as Tokens).access_token });
    expect(mine).toMatchObject({ status: 200, body: { id } });
  });

  it('stores an argon2id hash, never the password', async () => {
    const [customer] = await api.database.collection('customers').find({}).toArray();
    expect(customer?.['passwordHash']).toMatch(/^\$argon2id\$/);
  });

  it('gives the same response to a wrong password and an unknown name', async () => {
    const wrong = await logIn('pat.morgan@example.test', 'Moving2!');
    const unknown = await logIn('nobody@example.test', 'Moving1!');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('rejects attempts after three wrong ones', async () => {
    api.clock.advance({ minutes: 16 });
    for (let count = 0; count < 3; count += 1) await logIn('pat.morgan@example.test', 'wrong');
    const answer = await logIn('pat.morgan@example.test', 'Moving1!');
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance({ minutes: 16 });
    expect((await logIn('pat.morgan@example.test', 'Moving1!')).status).toBe(200);
  });
});

describe('wrong passwords', () => {
  const logIn = (at: BootedApp, username: string, password: string) =>
    at.send('POST', '/api/v1/token', {
      body: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    });

  it('are checked only up to the limit, even when simultaneous', async () => {
    api.clock.advance({ minutes: 16 });
    const { id } = await aMover(api);
    const passwords = api.app.get(PasswordsService, { strict: false });
    await passwords.set({ email: 'kim@example.test', password: 'Moving1!', enrolmentId: id });
    const check = jest.spyOn(passwords, 'check');
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(api, 'kim@example.test', 'wrong')));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array<string>(3).fill('401'),
      ...Array<string>(9).fill('429'),
    ]);
    expect(check).toHaveBeenCalledTimes(3);
    check.mockRestore();
  });

  it('of one user name do not lock out others at the same client address, until there are many', async () => {
    const office = await api.another({ PASSWORD_LIMIT: '2', PASSWORD_ADDRESS_LIMIT: '4' });
    office.clock.at('2031-02-01T10:00:00Z');
    const wrong = async (name: string) => (await logIn(office, name, 'wrong')).status;
    expect([await wrong('lou@example.test'), await wrong('lou@example.test'), await wrong('lou@example.test')]).toEqual(
      [401, 401, 429],
    );
    expect((await logIn(office, 'kim@example.test', 'Moving1!')).status).toBe(200);
    expect([await wrong('ann@example.test'), await wrong('bob@example.test')]).toEqual([401, 401]);
    expect((await logIn(office, 'kim@example.test', 'Moving1!')).status).toBe(429);
    await office.close();
  });

  it('count against the limit; correct ones are refunded', async () => {
    api.clock.advance({ minutes: 16 });
    for (let count = 0; count < 5; count += 1) {
      expect((await logIn(api, 'kim@example.test', 'Moving1!')).status).toBe(200);
    }
    expect((await logIn(api, 'kim@example.test', 'wrong')).status).toBe(401);
  });
});

describe('bad token requests', () => {
  itValidatesItsBody(
    () => api,
    sessionEndpoints.token,
    {},
    async () => '',
    {
      'an unknown grant': { body: { grant_type: 'implicit' }, errors: { grant_type: 'Invalid' } },
      'an unknown client': {
        body: { grant_type: 'client_credentials', client_id: 'x' },
        errors: { client_id: 'Invalid' },
      },
      'a missing password': { body: { grant_type: 'password', username: 'pat' }, errors: { password: 'Mandatory' } },
    },
  );

  it('limits calls per client address and reports when to retry', async () => {
    const strict = await api.another({ TOKEN_LIMIT_PER_MINUTE: '2' });
    strict.clock.at('2031-01-01T10:00:40Z');
    const body = 'grant_type=client_credentials&client_id=tenant-portal';
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await strict.send('POST', '/api/v1/token', { body })).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await strict.send('POST', '/api/v1/token', { body });
    expect(refused.headers['retry-after']).toBe('20');
    // Log-out still works.
    const logOut = () => strict.send('POST', '/api/v1/token/revoke', { body: 'refresh_token=unknown' });
    expect([(await logOut()).status, (await logOut()).status, (await logOut()).status]).toEqual([204, 204, 429]);
    await strict.close();
  });

  it('counts an IPv6 network as one client', async () => {
    const strict = await api.another({ TOKEN_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' });
    strict.clock.stop();
    const body = 'grant_type=client_credentials&client_id=tenant-portal';
    const from = async (address: string) =>
      (await strict.send('POST', '/api/v1/token', { body, headers: { 'x-forwarded-for': address } })).status;
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2::2'), await from('2001:db8:1:2:f::3')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    await strict.close();
  });
});
