import { randomInt, randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  enrolmentEndpoints,
  otpEndpoints,
  privateEntryEndpoints,
  telephonyEndpoints,
  type Tokens,
} from '@home-move/contract';
import { ContactChangeNotices } from '../../../src/modules/move/enrolment/contact-change-notices.js';
import { PasswordsService } from '../../../src/modules/identity/token/passwords.service.js';
import { aMoverAt, clearFaults, fault } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import {
  codeSentTo,
  email,
  findStored,
  linkSentTo,
  messagesTo,
  passwordGrant,
  readHolder,
  requestCode,
  sms,
  verify,
} from './login.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({
    TOKEN_LIMIT_PER_MINUTE: '10000',
    VALIDATE_LIMIT: '10000',
    MESSAGE_LIMIT: '10000',
    LOG_LEVEL: 'trace',
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
});
afterAll(() => api.close());

const page = 'http://localhost:4000/default/contact-change';
const mine = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const statusOf = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).status;
const save = (token: string, emailAddress: string, contactNumber: string) =>
  api.call(enrolmentEndpoints.saveContactDetails, { body: { emailAddress, contactNumber } }, { token });
const find = async (token: string) =>
  api.call(accountEndpoints.contactChange, { body: { token } }, { token: await api.appToken() });
const undo = async (token: string) =>
  api.call(accountEndpoints.undoContactChange, { body: { token } }, { token: await api.appToken() });

async function prove(token: string, contact: string, channel: 0 | 1 = email): Promise<Tokens> {
  const body = { channel, contact } as never;
  expect((await api.call(otpEndpoints.request, { body }, { token })).status).toBe(204);
  const verified = await verify(api, token, await codeSentTo(api, contact), channel);
  expect(verified.status).toBe(200);
  return verified.body;
}

/** A mover with a proven address and an unproven number, and an agent on the call. */
async function aCall() {
  const mover = await aMoverAt(api, 'MK40 2QT');
  const [old, next] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
  const [number, nextNumber] = [`07700${randomInt(100_000, 400_000)}`, `07700${randomInt(500_000, 900_000)}`];
  await save(mover.token, old, number);
  const { access_token: token } = await prove(mover.token, old);
  return { id: mover.id, token, agent: await api.tokenFor(mover.id, 'agent'), old, next, number, nextNumber };
}

const logIn = async (contact: string) => {
  const app = await api.appToken();
  const requested = await requestCode(api, app, contact);
  return requested.status === 204 ? verify(api, app, await codeSentTo(api, contact)) : requested;
};
const undoLink = async (contact: string) => (await linkSentTo(api, contact, page)).token;

describe('a proven address that an agent changes', () => {
  it('stays valid until the new one is proven, which opens nothing before', async () => {
    const { id, token, agent, old, next, number } = await aCall();
    expect((await mine(agent)).pendingContacts).toEqual([]);
    expect((await save(agent, next, number)).status).toBe(200);
    expect(await mine(agent)).toMatchObject({ emailAddress: next, pendingContacts: ['email'] });
    expect(await mine(token)).not.toHaveProperty('pendingContacts');
    expect(await logIn(next)).toMatchObject({ status: 404 });
    expect(await readHolder(api, (await logIn(old)) as never)).toEqual({ role: 'customer', id });
  });

  it('is shown to the mover as before, and to the agent as the new one, unproven', async () => {
    const { token, agent, old, next, number } = await aCall();
    expect((await save(agent, next, number)).body).toMatchObject({ emailAddress: next, emailAddressVerified: false });
    expect(await mine(agent)).toMatchObject({ emailAddress: next, emailAddressVerified: false });
    expect(await mine(token)).toMatchObject({ emailAddress: old, emailAddressVerified: true });
  });

  it('is replaced once a code to the new one is used on the call', async () => {
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const { access_token } = await prove(agent, next);
    expect(await readHolder(api, { body: { access_token } })).toEqual({ role: 'agent', id });
    expect(await findStored(api, id)).toMatchObject({
      emailAddress: next,
      emailAddressVerified: true,
      pendingContacts: {},
    });
    expect(await readHolder(api, (await logIn(next)) as never)).toEqual({ role: 'customer', id });
    expect(await logIn(old)).toMatchObject({ status: 404 });
  });

  it('is replaced once the customer enters a code in private, on a link to the new one', async () => {
    const { id, agent, next, number } = await aCall();
    await save(agent, next, number);
    const entry = { body: { scope: 'code', channel: 'email' } } as const;
    expect((await api.call(privateEntryEndpoints.create, entry, { token: agent })).status).toBe(201);
    const { token } = await linkSentTo(api, next, 'http://localhost:4000/default/private-entry');
    const texts = (await messagesTo(api, next)).map(({ subject, text }) => `${subject} ${text}`);
    const code = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])[0] ?? '';
    const entered = { body: { token, code } };
    expect((await api.call(privateEntryEndpoints.code, entered, { token: await api.appToken() })).status).toBe(204);
    expect(await findStored(api, id)).toMatchObject({ emailAddress: next, emailAddressVerified: true });
  });

  it('is notified, with a link and no personal data', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const [notice] = await messagesTo(api, old);
    expect(notice).toMatchObject({ subject: 'Your contact details with Home Move were changed' });
    for (const value of [next, number, 'Hartley']) expect(notice?.text).not.toContain(value);
    expect(await messagesTo(api, next)).toEqual([]);
  });

  it('is notified once when the same is saved again, and again of another change', async () => {
    const { agent, old, next, number } = await aCall();
    const before = (await messagesTo(api, old)).length;
    await save(agent, next, number);
    await save(agent, next, number);
    expect(await messagesTo(api, old)).toHaveLength(before + 1);
    await save(agent, `other.${next}`, number);
    expect(await messagesTo(api, old)).toHaveLength(before + 2);
  });

  it('is not changed while its owner cannot be notified', async () => {
    const { id, agent, old, next, number } = await aCall();
    await fault(api, 'email', 'down');
    expect(await save(agent, next, number)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await findStored(api, id)).toMatchObject({ emailAddress: old, pendingContacts: {} });
  });

  it('is not replaced when the agent enters it again', async () => {
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    expect((await save(agent, old, number)).body).toMatchObject({ emailAddress: old, emailAddressVerified: true });
    expect(await findStored(api, id)).toMatchObject({ pendingContacts: {} });
  });

  it('cannot be flooded with messages', async () => {
    const { agent, old, number } = await aCall();
    const before = (await messagesTo(api, old)).length;
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await save(agent, `${count}.${old}`, number)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await messagesTo(api, old)).toHaveLength(before + 10);
  });
});

describe('a proven number that an agent changes', () => {
  it('is notified by text message', async () => {
    const { token, agent, old, number, nextNumber } = await aCall();
    await prove(token, number, sms);
    await save(agent, old, nextNumber);
    const [notice] = await messagesTo(api, number);
    expect(notice?.channel).toBe('sms');
    expect((await find(await undoLink(number))).status).toBe(200);
    expect(await messagesTo(api, nextNumber)).toEqual([]);
  });
});

describe('an unproven number that an agent replaces', () => {
  it('is replaced at once, and the proven address is notified, because the new number may be proven next', async () => {
    const { id, agent, old, nextNumber } = await aCall();
    await save(agent, old, nextNumber);
    expect(await findStored(api, id)).toMatchObject({ contactNumber: nextNumber, contactNumberVerified: false });
    expect((await find(await undoLink(old))).status).toBe(200);
  });
});

describe('unverified contacts', () => {
  it('are replaced by an agent without a message', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const old = `${randomUUID()}@example.test`;
    await save(mover.token, old, '07700900123');
    const next = `${randomUUID()}@example.test`;
    await save(await api.tokenFor(mover.id, 'agent'), next, '07700900123');
    expect(await mine(mover.token)).toMatchObject({ emailAddress: next, emailAddressVerified: false });
    expect(await messagesTo(api, old)).toEqual([]);
  });
});

describe('the link that undoes a change', () => {
  it('changes nothing when it is looked at', async () => {
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const before = await findStored(api, id);
    const answer = await find(await undoLink(old));
    expect(answer).toMatchObject({ status: 200, body: { changedAt: expect.any(String) as string } });
    expect(await findStored(api, id)).toEqual(before);
  });

  it('puts the contacts back, and ends every login, link and password since', async () => {
    const { id, token, agent, old, next, number, nextNumber } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    // An agent verifies their own address, logs in as the mover, and changes the number too.
    await prove(agent, next);
    const { access_token: intruder } = (await logIn(next)).body as unknown as Tokens;
    await save(intruder, next, nextNumber);
    await prove(intruder, nextNumber, sms);
    await api.app
      .get(PasswordsService, { strict: false })
      .set({ email: next, password: 'Intruder1!', enrolmentId: id });

    expect((await undo(link)).status).toBe(204);
    expect(await findStored(api, id)).toMatchObject({
      emailAddress: old,
      emailAddressVerified: true,
      contactNumber: number,
      contactNumberVerified: false,
      pendingContacts: {},
      contactChanges: [],
    });
    expect([await statusOf(intruder), await statusOf(token)]).toEqual([401, 401]);
    expect((await passwordGrant(api, next, 'Intruder1!')).status).toBe(401);
    expect(await logIn(next)).toMatchObject({ status: 404 });
    expect(await readHolder(api, (await logIn(old)) as never)).toEqual({ role: 'customer', id });
  });

  it('adds an entry to the history, by the mover', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    await undo(await undoLink(old));
    const { body } = await api.call(telephonyEndpoints.history, {}, { token: agent });
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'contact-change-undone', actor: { kind: 'mover' } })]),
    );
  });

  it('works once, and ends the links of later changes', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const first = await undoLink(old);
    await save(agent, `other.${next}`, number);
    const second = await undoLink(old);
    expect((await undo(first)).status).toBe(204);
    for (const link of [first, second]) expect(await undo(link)).toMatchObject({ status: 404 });
  });

  it('works in each of the messages when the agent saves twice at the same time', async () => {
    const { agent, old, next, nextNumber } = await aCall();
    const before = await messagesTo(api, old);
    await Promise.all([save(agent, next, nextNumber), save(agent, next, nextNumber)]);
    const notices = (await messagesTo(api, old)).slice(0, -before.length);
    const links = notices.map(({ text }) => /contact-change\/([\w-]+)/.exec(text)?.[1] ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
  });

  it('puts back the first number when the agent saves twice at the same time', async () => {
    const { id, agent, old, next, number, nextNumber } = await aCall();
    await Promise.all([save(agent, next, nextNumber), save(agent, next, nextNumber)]);
    expect((await undo(await undoLink(old))).status).toBe(204);
    expect(await findStored(api, id)).toMatchObject({ emailAddress: old, contactNumber: number });
  });

  describe('when two agents save different contacts at the same time', () => {
    /** The second agent saves while the first one's notice is sent. */
    async function saveAtOnce(sendVersion: boolean) {
      const call = await aCall();
      const { id, agent, old, nextNumber } = call;
      const other = await api.tokenFor(id, 'agent');
      const { version } = await mine(agent);
      const saveAs = (token: string, contactNumber: string) => {
        const body = { emailAddress: old, contactNumber, ...(sendVersion && { version }) };
        return api.call(enrolmentEndpoints.saveContactDetails, { body }, { token });
      };
      const before = await messagesTo(api, old);
      const notices = api.app.get(ContactChangeNotices, { strict: false });
      const really = notices.send.bind(notices);
      let winner = 0;
      jest.spyOn(notices, 'send').mockImplementationOnce(async (notice) => {
        await really(notice);
        winner = (await saveAs(other, '07700900777')).status;
      });
      const { status: loser } = await saveAs(agent, nextNumber);
      const sent = (await messagesTo(api, old)).slice(0, -before.length);
      const links = sent.map(({ text }) => /contact-change\/([\w-]+)/.exec(text)?.[1] ?? '');
      return { ...call, winner, loser, links };
    }

    it('works in both messages, although the later save is rejected', async () => {
      const { id, number, winner, loser, links } = await saveAtOnce(true);
      expect([winner, loser]).toEqual([200, 409]);
      expect(links).toHaveLength(2);
      for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
      expect(await findStored(api, id)).toMatchObject({ contactNumber: '07700900777' });
      const [loserLink] = links;
      expect((await undo(loserLink ?? '')).status).toBe(204);
      expect(await findStored(api, id)).toMatchObject({ contactNumber: number });
    });

    it('works in both messages if neither names the version that it saw', async () => {
      const { winner, loser, links } = await saveAtOnce(false);
      expect([winner, loser]).toEqual([200, 200]);
      expect(links).toHaveLength(2);
      for (const link of links) expect(await find(link)).toMatchObject({ status: 200 });
    });
  });

  it('works for 14 days', async () => {
    const clocked = await api.another();
    clocked.clock.at('2026-11-24T10:00:00Z');
    const { id, agent, old, next, number } = await aCall();
    await save(agent, next, number);
    await clocked.close();
    const stored = await api.database.collection('link_tokens').findOne({ enrolmentId: id, purpose: 'contact-change' });
    const sentAt = (await findStored(api, id))['contactChanges'] as { changedAt: Date }[];
    const lifetime = new Date(stored?.['expiresAt'] as Date).getTime() - (sentAt[0]?.changedAt.getTime() ?? 0);
    expect(Math.round(lifetime / 86_400_000)).toBe(14);
    expect((await find(await undoLink(old))).status).toBe(200);
    await api.database
      .collection('link_tokens')
      .updateMany({ enrolmentId: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await find(await undoLink(old))).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('is no way in, and no link of another kind undoes a change', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    const app = { token: await api.appToken() };
    expect((await api.call(accountEndpoints.continue, { body: { token: link } }, app)).status).toBe(404);
    expect((await api.call(accountEndpoints.logInLink, { body: { token: link } }, app)).status).toBe(404);
    expect(await undo('x'.repeat(43))).toMatchObject({ status: 404 });
  });

  it('never appears in the log, nor do the contacts', async () => {
    const { agent, old, next, number } = await aCall();
    await save(agent, next, number);
    const link = await undoLink(old);
    await undo(link);
    const log = api.testApp.logged.join('\n');
    for (const value of [link, old, next, number]) expect(log).not.toContain(value);
  });

  it('is limited per client address', async () => {
    const limited = await bootApp({ VALIDATE_LIMIT: '2' });
    const app = { token: await limited.appToken() };
    const tries = [];
    for (let count = 0; count < 3; count += 1) {
      tries.push((await limited.call(accountEndpoints.undoContactChange, { body: { token: 'unknown' } }, app)).status);
    }
    expect(tries).toEqual([404, 404, 429]);
    await limited.close();
  });
});
