import { accountEndpoints } from '@home-move/contract';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  anInvitation,
  linkSentTo,
  readHolder,
  messagesTo,
  updateStored,
  findStored,
  statusesOf,
} from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const returnUrl = 'http://localhost:4000/continue';
const invalidLink = { status: 404, body: { code: 'INVALID_LINK' } };

const request = async (emailAddress: string, token?: string) =>
  api.call(
    accountEndpoints.requestContinueLink,
    { body: { emailAddress, returnUrl } },
    { token: token ?? (await api.appToken()) },
  );
const open = async (token: string) =>
  api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
const mailed = async (email: string) => (await linkSentTo(api, email, returnUrl)).token;

itRequiresAuthentication(() => api, accountEndpoints.requestContinueLink, {
  body: { emailAddress: 'sam@example.test', returnUrl },
});
itRequiresAuthentication(() => api, accountEndpoints.continue, { body: { token: 'x' } });

describe('a continue link', () => {
  it('logs the mover in as a customer and verifies the address [SESS-22]', async () => {
    const { email, enrolmentId } = await anInvitation(api);
    expect((await request(email)).status).toBe(204);
    const answer = await open(await mailed(email));
    expect(answer.status).toBe(200);
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: enrolmentId });
    expect(await findStored(api, enrolmentId)).toMatchObject({ emailAddressVerified: true });
  });

  it('is valid once, even for simultaneous requests', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    const token = await mailed(email);
    const answers = await Promise.all([open(token), open(token), open(token), open(token)]);
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    expect(await open(token)).toMatchObject(invalidLink);
  });

  it('is valid for a day', async () => {
    const { email } = await anInvitation(api);
    await request(email);
    const token = await mailed(email);
    const laterApi = await api.another();
    laterApi.clock.advance({ days: 1, minutes: 1 });
    const answer = await laterApi.call(
      accountEndpoints.continue,
      { body: { token } },
      { token: await laterApi.appToken() },
    );
    expect(answer).toMatchObject(invalidLink);
    await laterApi.close();
  });

  it('is invalid after the address changed or the enrolment was forgotten', async () => {
    const [one, two] = [await anInvitation(api), await anInvitation(api)];
    await request(one.email);
    await request(two.email);
    await updateStored(api, one.enrolmentId, { emailAddress: 'new@example.test' });
    await updateStored(api, two.enrolmentId, { forgottenAt: new Date() });
    expect(await open(await mailed(one.email))).toMatchObject(invalidLink);
    expect(await open(await mailed(two.email))).toMatchObject(invalidLink);
    expect(await findStored(api, one.enrolmentId)).toMatchObject({ emailAddressVerified: false });
  });

  it("prefers the caller's own enrolment to a newer one with the same address", async () => {
    const own = await anInvitation(api);
    const newer = await anInvitation(api, { email: own.email });
    await request(own.email, await api.tokenFor(own.enrolmentId));
    expect(await readHolder(api, await open(await mailed(own.email)))).toMatchObject({ id: own.enrolmentId });
    await updateStored(api, own.enrolmentId, { emailAddressVerified: false });
    await request(own.email);
    expect(await readHolder(api, await open(await mailed(own.email)))).toMatchObject({ id: newer.enrolmentId });
  });

  it("never leads another person into the caller's enrolment", async () => {
    const [caller, other] = [await anInvitation(api), await anInvitation(api)];
    await request(other.email, await api.tokenFor(caller.enrolmentId));
    expect(await readHolder(api, await open(await mailed(other.email)))).toMatchObject({ id: other.enrolmentId });
    expect((await request('stranger@example.test', await api.tokenFor(caller.enrolmentId))).status).toBe(204);
    expect(await messagesTo(api, 'stranger@example.test')).toEqual([]);
  });

  it('is requested with the same response whether or not the address is known, even while mail is down', async () => {
    const { email } = await anInvitation(api);
    expect((await request(email)).status).toBe((await request('nobody@example.test')).status);
    await fault(api, 'email', 'down');
    const before = await api.database.collection('link_tokens').countDocuments({ purpose: 'continue' });
    const [known, unknown] = [await request(email), await request('nobody@example.test')];
    expect(known).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(unknown.body).toEqual(known.body);
    expect(await api.database.collection('link_tokens').countDocuments({ purpose: 'continue' })).toBe(before);
  });

  it('never appears in the log', async () => {
    const { email } = await anInvitation(api);
    api.testApp.logged.length = 0;
    await request(email);
    const token = await mailed(email);
    await open(token);
    await open(token);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('/api/v1/account/continue');
    for (const secret of [email, token]) expect(log).not.toContain(secret);
  });
});
