import {
  accountEndpoints,
  enrolmentEndpoints,
  flatmatesEndpoints,
  planEndpoints,
  privateEntryEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { EnrolmentRepository } from '../../src/modules/move/enrolment/enrolment.repository.js';
import { HistoryRepository } from '../../src/modules/agents/history/history.repository.js';
import { aJpeg } from '@home-move/contract/testing';
import { NoteRepository } from '../../src/modules/agents/telephony/note.repository.js';
import { TelephonyTokenRepository } from '../../src/modules/agents/telephony/telephony-token.repository.js';
import { aMoverAt, clearFaults, fault, samsContact, type Mover } from '../journey/mover.builder.js';
import { account, asked, aCall, enterAccount } from '../energy/private-entry/private-entry.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { loseNextTransaction } from './interruption.fixture.js';

let api: BootedApp;
let mover: Mover;
let agent: { readonly token: string };

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  mover = await aMoverAt(api, 'MK40 2QT');
  agent = { token: await api.tokenFor(mover.id, 'agent') };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
});
afterAll(() => api.close());

const stored = (collection: string, filter: object = {}) =>
  api.database.collection(collection).countDocuments({ enrolmentId: mover.id, ...filter });
/** The history entries of this type. */
const entries = async (type: string) =>
  (await api.call(telephonyEndpoints.history, {}, agent)).body.filter((entry) => entry.type === type);
const note = (body: object = {}) =>
  api.call(telephonyEndpoints.saveNote, { body: { content: 'Call back', ...body } }, agent);
const photo = { params: { meter: 'gas' }, body: { image: Buffer.from(aJpeg()).toString('base64') } } as const;
const sessions = () => api.database.collection('sessions').countDocuments({ subject: mover.id });

/** Ends the process before an action is stored, then repeats it. Returns the state after each, and the entries. */
async function interrupted(
  type: string,
  act: () => Promise<{ readonly status: number }>,
  count: () => Promise<number>,
): Promise<readonly (readonly [stored: number, entries: number])[]> {
  const state = async () => [await count(), (await entries(type)).length] as const;
  const before = await state();
  const commits = loseNextTransaction();
  expect((await act()).status).toBe(503);
  expect(commits).toHaveBeenCalledTimes(1);
  commits.mockRestore();
  const after = await state();
  expect((await act()).status).toBeLessThan(300);
  return [before, after, await state()];
}

describe('an action that is interrupted leaves neither itself nor its entry:', () => {
  it('a reminder that is done', async () => {
    const { body: saved } = await note({ remindOn: '2026-11-27' });
    const end = () => api.call(telephonyEndpoints.endReminder, { params: { id: saved.id } }, agent);
    const done = () => stored('notes', { remindOn: null });
    expect(await interrupted('reminder-done', end, done)).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('a photo of a meter, and its removal', async () => {
    const save = () => api.call(planEndpoints.savePhoto, photo, agent);
    const kept = () => stored('meter_photos');
    expect(await interrupted('meter-photo-saved', save, kept)).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    const remove = () => api.call(planEndpoints.removePhoto, { params: photo.params }, agent);
    expect(await interrupted('meter-photo-removed', remove, kept)).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('a password', async () => {
    const body = { ...samsContact, password: 'Moving-42!' };
    const choose = () => api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
    expect(await interrupted('password-set', choose, () => stored('customers'))).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('a login', async () => {
    await api.call(
      enrolmentEndpoints.saveContactDetails,
      {
        body: {
          emailAddress: 'logs.in@example.test',
          contactNumber: samsContact.contactNumber,
          password: 'Moving-42!',
        },
      },
      { token: mover.token },
    );
    const body = { grant_type: 'password', username: 'logs.in@example.test', password: 'Moving-42!' } as const;
    const logIn = () => api.call(sessionEndpoints.token, { body });
    const before = await sessions();
    expect(await interrupted('logged-in', logIn, sessions)).toEqual([
      [before, 0],
      [before, 0],
      [before + 1, 1],
    ]);
  });

  it('the start of a call', async () => {
    const tokens = api.app.get(TelephonyTokenRepository, { strict: false });
    const start = async () => {
      const token = `call-${Math.random()}`;
      const access = { agentId: 'a-1', agentName: 'Jordan Lee', enrolmentId: mover.id };
      await tokens.add(token, access, new Date(api.clock.now().getTime() + 60_000));
      return api.call(telephonyEndpoints.login, { body: { token } }, { token: await api.appToken() });
    };
    const before = await sessions();
    expect(await interrupted('call-started', start, sessions)).toEqual([
      [before, 0],
      [before, 0],
      [before + 1, 1],
    ]);
  });
});

describe('a change is stored with its entry:', () => {
  it('a note, whose entry is copied when the history is read', async () => {
    jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'add').mockRejectedValueOnce(new Error('ended'));
    expect((await note()).status).toBe(201);
    expect(await stored('enrolment_events', { type: 'note-saved' })).toBe(0);
    expect(await entries('note-saved')).toMatchObject([{ actor: { kind: 'agent', name: 'Jordan Lee' } }]);
    expect(await stored('notes', { unrecordedOf: mover.id })).toBe(0);
  });

  it('a note that is not stored has no entry', async () => {
    jest.spyOn(api.app.get(NoteRepository, { strict: false }), 'add').mockRejectedValueOnce(new Error('ended'));
    expect((await note()).status).toBe(500);
    expect(await entries('note-saved')).toEqual([]);
  });

  it('logging out everywhere, which ends nothing when it fails', async () => {
    const logOut = () => api.call(accountEndpoints.logOutEverywhere, {}, { token: mover.token });
    const revise = jest.spyOn(api.app.get(EnrolmentRepository, { strict: false }), 'revise');
    revise.mockRejectedValueOnce(new Error('the process has ended'));
    expect((await logOut()).status).toBe(500);
    expect(await entries('logged-out-everywhere')).toEqual([]);
    // The copy of the entry fails: the enrolment holds it.
    jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'add').mockRejectedValueOnce(new Error('ended'));
    expect((await logOut()).status).toBe(204);
    expect(await entries('logged-out-everywhere')).toHaveLength(1);
  });
});

describe('an action whose document the transaction of a killed process holds', () => {
  it('answers that we are not ready, until that transaction has ended', async () => {
    const { body: saved } = await note({ remindOn: '2026-11-27' });
    const notes = api.database.collection('notes');
    const end = () => api.call(telephonyEndpoints.endReminder, { params: { id: saved.id } }, agent);
    const killed = await api.database.startSession();
    killed.startTransaction();
    await notes.updateOne({ enrolmentId: mover.id }, { $set: { remindOn: null } }, { session: killed });
    expect(await end()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await killed.abortTransaction();
    expect((await end()).status).toBe(200);
    expect(await entries('reminder-done')).toHaveLength(1);
    await killed.endSession();
  });

  it('waits for a transaction that ends within a moment', async () => {
    const { body: saved } = await note({ remindOn: '2026-11-27' });
    const other = await api.database.startSession();
    other.startTransaction();
    const held = { enrolmentId: mover.id, remindOn: '2026-11-27' };
    await api.database.collection('notes').updateOne(held, { $set: { remindOn: null } }, { session: other });
    const ended = api.call(telephonyEndpoints.endReminder, { params: { id: saved.id } }, agent);
    setTimeout(() => void other.abortTransaction(), 150);
    expect((await ended).status).toBe(200);
    await other.endSession();
  });
});

describe('an action beyond the database that is interrupted has an unconfirmed entry:', () => {
  const confirming = () => jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'confirm');

  it('a mail to a flatmate', async () => {
    confirming().mockRejectedValueOnce(new Error('the process has ended'));
    const notify = (email: string) =>
      api.call(flatmatesEndpoints.notify, { body: { name: 'Alex', email } }, { token: mover.token });
    expect((await notify('alex.one@example.test')).status).toBe(500);
    expect(await entries('flatmate-notified')).toMatchObject([{ isUnconfirmed: true }]);
    expect((await notify('alex.two@example.test')).status).toBe(204);
    const [latest] = await entries('flatmate-notified');
    expect(latest).not.toHaveProperty('isUnconfirmed');
  });

  it('a link by an agent', async () => {
    confirming().mockRejectedValueOnce(new Error('the process has ended'));
    expect((await api.call(telephonyEndpoints.sendLink, { body: {} }, agent)).status).toBe(500);
    expect(await entries('link-sent')).toMatchObject([{ isUnconfirmed: true }]);
  });

  it('a private entry, and what the customer enters', async () => {
    const call = await aCall(api);
    const history = async () =>
      (await api.call(telephonyEndpoints.history, {}, { token: call.agent.access_token })).body
        .filter(({ type }) => type.startsWith('private-entry'))
        .map(({ type, isUnconfirmed = false }) => [type, isUnconfirmed]);
    const body = { scope: 'bank-details', channel: 'sms' } as const;
    confirming().mockRejectedValueOnce(new Error('the process has ended'));
    const failed = await api.call(privateEntryEndpoints.create, { body }, { token: call.agent.access_token });
    expect(failed.status).toBe(500);
    expect(await history()).toEqual([['private-entry-sent', true]]);
    const { token } = await asked(api, call, 'bank-details');
    confirming().mockRejectedValueOnce(new Error('the process has ended'));
    expect((await enterAccount(api, token, account)).status).toBe(500);
    expect(await history()).toEqual([
      ['private-entry-done', true],
      ['private-entry-sent', false],
      ['private-entry-sent', true],
    ]);
    // The link works until the details have arrived. The repeat confirms the same entry.
    expect((await enterAccount(api, token, account)).status).toBe(204);
    expect(await history()).toEqual([
      ['private-entry-done', false],
      ['private-entry-sent', false],
      ['private-entry-sent', true],
    ]);
  });

  it('unless it fails: then it has none', async () => {
    await fault(api, 'email', 'down');
    expect((await api.call(telephonyEndpoints.sendLink, { body: {} }, agent)).status).toBe(502);
    expect(await entries('link-sent')).toEqual([]);
  });
});
