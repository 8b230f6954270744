import {
  accountEndpoints,
  enrolmentEndpoints,
  householdEndpoints,
  maxHouseholdPeople,
  moveDateEndpoints,
  otpEndpoints,
  sessionEndpoints,
} from '@home-move/contract';
import { anotherCode, codeSentTo, messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aHousemate, aLink, householdLimits, householdOf, tryToJoin, viewOf } from './household.fixture.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'trace', UNPROVEN_CONTACT_LIMIT: '5', ...householdLimits });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  // Moves on 27 November.
  mover = await aMoverAt(api, 'MK40 2QT');
});
afterAll(() => api.close());

const ellie = { name: 'Ellie Marsh', email: 'ellie.marsh@example.test' };

describe('joining', () => {
  itRequiresAuthentication(() => api, householdEndpoints.join, { body: { token: 'x' } as never });

  it('adds the person with a name and a proven contact, who gets a session [ROOM-05]', async () => {
    const { status, body } = await tryToJoin(api, await aLink(api, mover), ellie);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { household: { role: 'housemate', wantsMessages: false } },
    });
    const { people } = await householdOf(api, mover);
    expect(people[1]).toEqual({
      id: body.household.personId,
      name: 'Ellie Marsh',
      state: 'joined',
      since: '2026-11-20T10:00:00.000Z',
      invitation: null,
    });
    expect(await viewOf(api, { token: body.session.access_token })).toMatchObject({ status: 200 });
  });

  it('leaves neither name nor contact nor code in the log, and no contact in stored codes', async () => {
    const newcomer = { name: 'Zebedee Marsh', email: 'zebedee@example.test' };
    await tryToJoin(api, await aLink(api, mover), newcomer);
    const code = await codeSentTo(api, newcomer.email);
    const log = api.testApp.logged.join('\n');
    for (const value of [newcomer.name, newcomer.email, `"${code}"`]) expect(log).not.toContain(value);
    const challenges = JSON.stringify(await api.database.collection('otp_challenges').find({}).toArray());
    expect(challenges).not.toContain(newcomer.email);
  });

  it('shows the newcomer the same as every later answer [ROOM-07]', async () => {
    const { body } = await tryToJoin(api, await aLink(api, mover), ellie);
    expect(body.household).toEqual((await viewOf(api, { token: body.session.access_token })).body);
  });

  it('works by text message too [ROOM-05]', async () => {
    const as = { token: await api.appToken() };
    const to = { token: await aLink(api, mover), channel: 'sms', contact: '07700900144' } as const;
    expect(await api.call(householdEndpoints.sendJoinCode, { body: to }, as)).toMatchObject({ status: 204 });
    const code = await codeSentTo(api, '07700900144');
    const body = { ...to, name: 'Ellie Marsh', code, wantsMessages: false };
    expect(await api.call(householdEndpoints.join, { body }, as)).toMatchObject({ status: 201 });
  });

  it('needs the code that was sent, once, in the session that requested it [ROOM-05]', async () => {
    const token = await aLink(api, mover);
    const as = { token: await api.appToken() };
    const to = { channel: 'email', contact: ellie.email } as const;
    await api.call(householdEndpoints.sendJoinCode, { body: { token, ...to } }, as);
    const code = await codeSentTo(api, ellie.email);
    const body = { token, ...to, name: ellie.name, code, wantsMessages: false };
    const invalid = { status: 400, body: { code: 'INVALID_OTP' } };
    const join = (change: object, at = as) => api.call(householdEndpoints.join, { body: { ...body, ...change } }, at);
    expect(await join({ code: anotherCode(code) })).toMatchObject(invalid);
    expect(await join({ contact: 'another@example.test' })).toMatchObject(invalid);
    expect(await join({}, { token: await api.appToken() })).toMatchObject(invalid);
    expect((await householdOf(api, mover)).people).toHaveLength(1);
    expect(await join({})).toMatchObject({ status: 201 });
    expect(await join({})).toMatchObject(invalid);
  });

  it('needs a name and the choice about messages, which is nowhere chosen for the person [ROOM-05]', async () => {
    const token = await aLink(api, mover);
    const body = { token, channel: 'email', contact: ellie.email, code: '123456', name: '' };
    expect(await api.send('POST', '/api/v1/household/join', { token: await api.appToken(), body })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Enter a name', wantsMessages: expect.any(String) as string } },
    });
  });

  it('does not log a housemate in to the move with that code, also if it went to the mover [ROOM-08]', async () => {
    const token = await aLink(api, mover);
    const as = { token: await api.appToken() };
    const contact = samsContact.emailAddress;
    await api.call(householdEndpoints.sendJoinCode, { body: { token, channel: 'email', contact } }, as);
    const code = await codeSentTo(api, contact);
    expect(await api.call(otpEndpoints.verify, { body: { channel: 0, code } }, as)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_OTP' },
    });
  });

  it('ends when the household has ten people [ROOM-01]', async () => {
    expect(maxHouseholdPeople).toBe(10);
    const link = await aLink(api, mover);
    for (let people = 2; people <= 10; people += 1) await aHousemate(api, mover, { link });
    expect(await tryToJoin(api, link, ellie)).toMatchObject({ status: 409, body: { code: 'HOUSEHOLD_FULL' } });
    expect((await householdOf(api, mover)).people).toHaveLength(10);
  });

  it('keeps the choice of a housemate, who can change it', async () => {
    const priya = await aHousemate(api, mover, { wantsMessages: true });
    expect((await viewOf(api, priya)).body.wantsMessages).toBe(true);
    const body = { wantsMessages: false };
    await api.call(householdEndpoints.saveChoices, { body }, { token: priya.token });
    expect((await viewOf(api, priya)).body.wantsMessages).toBe(false);
  });

  it('sends no code to an unproven contact beyond its limit [ROOM-15]', async () => {
    const link = await aLink(api, mover);
    const body = { token: link, channel: 'email', contact: 'often@example.test' } as const;
    const send = async () => api.call(householdEndpoints.sendJoinCode, { body }, { token: await api.appToken() });
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(204);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});

describe('a housemate who returns', () => {
  const logIn = async (contact: string) => {
    const as = { token: await api.appToken() };
    const to = { channel: 'email', contact } as const;
    const sent = await api.call(householdEndpoints.sendLoginCode, { body: to }, as);
    if (sent.status !== 204) return sent;
    return api.call(householdEndpoints.login, { body: { ...to, code: await codeSentTo(api, contact) } }, as);
  };

  it('logs in with a code, also after the link has ended', async () => {
    const priya = await aHousemate(api, mover);
    api.clock.at('2027-02-01T10:00:00Z');
    const answer = await logIn(priya.email);
    expect(answer).toMatchObject({ status: 200, body: { household: { personId: priya.id } } });
  });

  it('keeps one identity when joining again by a link', async () => {
    const link = await aLink(api, mover);
    const priya = await aHousemate(api, mover, { link });
    const again = await tryToJoin(api, link, { name: 'Someone Else', email: priya.email });
    expect(again.body.household.personId).toBe(priya.id);
    expect((await householdOf(api, mover)).people.map(({ name }) => name)).toEqual(['Sam Hartley', 'Priya Shah']);
  });

  it('gets no code for a contact that has not joined, or has left', async () => {
    const unknown = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await logIn('stranger@example.test')).toMatchObject(unknown);
    const priya = await aHousemate(api, mover);
    await api.call(householdEndpoints.leave, {}, { token: priya.token });
    expect(await logIn(priya.email)).toMatchObject(unknown);
    expect(await messagesTo(api, 'stranger@example.test')).toEqual([]);
  });

  it('renews the session, which stays one of the household [ROOM-08]', async () => {
    const priya = await aHousemate(api, mover);
    const body = { grant_type: 'refresh_token', refresh_token: priya.refreshToken } as const;
    const renewed = await api.call(sessionEndpoints.token, { body }, {});
    const token = renewed.body.access_token;
    expect(await viewOf(api, { token })).toMatchObject({ status: 200, body: { personId: priya.id } });
    expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject({ status: 403 });
  });
});

describe('a housemate', () => {
  it('cannot open a move with the token of the household, also not their own [ROOM-08]', async () => {
    const own = await aMoverAt(api, 'LS6 1AN');
    const { emailAddress } = { emailAddress: 'own.move@example.test' };
    await updateStored(api, own.id, { emailAddress, ...sam });
    const link = await aLink(api, mover);
    const { body } = await tryToJoin(api, link, { name: 'Own Mover', email: emailAddress });
    const as = { token: body.session.access_token };
    for (const id of [own.id, mover.id])
      expect(await api.call(enrolmentEndpoints.byId, { params: { id } }, as)).toMatchObject({ status: 403 });
    expect(await api.call(accountEndpoints.logOutEverywhere, {}, as)).toMatchObject({ status: 403 });
    expect(await api.send('GET', '/api/v1/enrolment/move-plan', as)).toMatchObject({ status: 403 });
    expect(moveDateEndpoints.change.roles).not.toContain('housemate');
  });
});
