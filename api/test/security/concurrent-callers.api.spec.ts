import { randomUUID } from 'node:crypto';
import { enrolmentEndpoints, otpEndpoints } from '@home-move/contract';
import {
  anInvitation,
  requestCode,
  codeSentTo,
  email,
  readHolder,
  messagesTo,
  findStored,
  verify,
} from '../identity/account/login.fixture.js';
import { aMover, sam } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
afterAll(() => api.close());

/** A mover who has entered another person's email address in their own enrolment. */
async function aStrangerWith(emailAddress: string, more: { password?: string } = {}) {
  const stranger = await aMover(api);
  const as = { token: stranger.token };
  await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as);
  await api.call(
    enrolmentEndpoints.saveContactDetails,
    { body: { emailAddress, contactNumber: '07700900666', ...more } },
    as,
  );
  return stranger;
}
const logIn = async (contact: string) => {
  const app = await api.appToken();
  await requestCode(api, app, contact);
  return verify(api, app, await codeSentTo(api, contact));
};

describe("a mover who enters another person's email address", () => {
  it("gets no access to that person's enrolment, with or without requesting a code", async () => {
    const victim = await anInvitation(api);
    const { id, token } = await aStrangerWith(victim.email);
    await api.call(otpEndpoints.request, { body: { channel: email, contact: victim.email } }, { token });
    expect((await verify(api, token, '000000')).status).toBe(400);
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token });
    expect(mine.body).toMatchObject({ id, emailAddressVerified: false });
    expect(await api.send('GET', `/api/v1/enrolment/${victim.enrolmentId}`, { token })).toMatchObject({ status: 404 });
  });

  it("neither receives that person's code nor can use it in another session", async () => {
    const victim = await anInvitation(api);
    const { token } = await aStrangerWith(victim.email);
    const app = await api.appToken();
    await requestCode(api, app, victim.email);
    const code = await codeSentTo(api, victim.email);
    expect(await verify(api, token, code)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    expect((await verify(api, app, code)).status).toBe(200);
  });

  it('does not displace an enrolment with the verified address', async () => {
    const victim = await anInvitation(api);
    expect(await readHolder(api, await logIn(victim.email))).toMatchObject({ id: victim.enrolmentId });
    api.clock.advance({ minutes: 1 });
    await aStrangerWith(victim.email);
    expect(await readHolder(api, await logIn(victim.email))).toMatchObject({ id: victim.enrolmentId });
  });

  it('loses access when the owner logs in with a code, while an agent keeps it', async () => {
    const owner = `${randomUUID()}@example.test`;
    const { id, token } = await aStrangerWith(owner, { password: 'Stranger1!' });
    const agent = await api.tokenFor(id, 'agent');
    expect(await readHolder(api, await logIn(owner))).toMatchObject({ id });
    expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({ status: 401 });
    expect(await api.call(enrolmentEndpoints.mine, {}, { token: agent })).toMatchObject({ status: 200 });
    const password = { grant_type: 'password', username: owner, password: 'Stranger1!' };
    const answer = await api.send('POST', '/api/v1/token', { body: password });
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('can request codes only for the contact of the mover’s enrolment', async () => {
    const victim = await anInvitation(api);
    const { token } = await aMover(api);
    const body = { channel: email, contact: victim.email };
    expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(404);
    expect(await messagesTo(api, victim.email)).toEqual([]);
    expect(await findStored(api, victim.enrolmentId)).toMatchObject({ emailAddressVerified: false });
  });
});
