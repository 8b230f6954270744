import { randomUUID } from 'node:crypto';
import { privateEntryEndpoints } from '@home-move/contract';
import { aMoverAt, fault } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { bootForContactChanges } from './contact-change.fixture.js';
import { findStored, linkSentTo, messagesTo, readHolder, sms } from './login.fixture.js';

let api: BootedApp;
const { mine, save, find, prove, aCall, logIn, undoLink } = bootForContactChanges((booted) => (api = booted));

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
