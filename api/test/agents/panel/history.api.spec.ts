import {
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  entryPageOf,
  flatmatesEndpoints,
  type HistoryEntry,
  planEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { ClosingService } from '../../../src/modules/move/enrolment/closing.service.js';
import { HistoryRepository } from '../../../src/modules/agents/history/history.repository.js';
import { HistoryService } from '../../../src/modules/agents/history/history.service.js';
import { aJpeg } from '@home-move/contract/testing';
import { TelephonyTokenRepository } from '../../../src/modules/agents/telephony/telephony-token.repository.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aMoverAt,
  aMoverWithTariff,
  type Mover,
  sam,
  samsContact,
  samsDirectDebit,
} from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const read = async (id: string) =>
  (await api.call(telephonyEndpoints.history, {}, { token: await api.tokenFor(id, 'agent') })).body;
const named = ({ type, actor }: HistoryEntry) => `${type} by ${actor.kind === 'agent' ? actor.name : actor.kind}`;
/** Oldest first. */
const historyOf = async (id: string) => (await read(id)).map(named).toReversed();
const saveName = ({ token }: Pick<Mover, 'token'>, firstName = 'Sam') =>
  api.call(enrolmentEndpoints.savePersonalDetails, { body: { ...sam, firstName } }, { token });
const saveContact = ({ token }: Pick<Mover, 'token'>) =>
  api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, { token });

describe('GET /enrolment/history', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.history, {});

  it('lists what happened, who did it and when, newest first', async () => {
    const mover = await aMover(api);
    api.clock.advance({ minutes: 5 });
    await saveName(mover);
    const agent = { token: await api.tokenFor(mover.id, 'agent') };
    await saveContact(agent);
    expect(await read(mover.id)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{24}$/),
        type: 'contact-details-saved',
        actor: { kind: 'agent', name: 'Jordan Lee' },
        at: '2026-11-20T10:05:00.000Z',
        reference: null,
      },
      expect.objectContaining({ type: 'personal-details-saved', actor: { kind: 'mover' } }),
      expect.objectContaining({ type: 'created', actor: { kind: 'mover' }, at: '2026-11-20T10:00:00.000Z' }),
    ]);
  });

  it('holds each service with its reference, and every step before', async () => {
    const mover = await aMoverWithTariff(api);
    const as = { token: mover.token };
    await api.call(councilWaterEndpoints.choose, { body: { council: 2, water: 3 } }, as);
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as);
    expect(await select(api, mover, 'SKY-F67TV')).toMatchObject({ status: 200 });
    await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...mover.shown } }, as);
    expect(await historyOf(mover.id)).toEqual(
      [
        'created',
        'personal-details-saved',
        'contact-details-saved',
        'move-date-saved',
        'residential-status-saved',
        'address-saved',
        'usage-saved',
        'energy-plan-chosen',
        'council-tax-registered',
        'services-chosen',
        'broadband-set-up',
        'bank-details-saved',
        'energy-set-up',
        'enrolment-completed',
      ].map((type) => `${type} by mover`),
    );
    const references = (await read(mover.id)).flatMap(({ type, reference }) => (reference ? [[type, reference]] : []));
    expect(references).toEqual([
      ['energy-set-up', expect.stringMatching(/\w{6,}/)],
      ['broadband-set-up', expect.stringMatching(/\w{6,}/)],
    ]);
  });

  it('holds no personal value', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await historyOf(mover.id);
    const stored = JSON.stringify(await api.database.collection('enrolment_events').find({}).toArray());
    expect(stored).toContain('address-saved');
    for (const value of ['Hartley', '1985', samsContact.emailAddress, samsContact.contactNumber, 'Castle', 'MK40'])
      expect(stored).not.toContain(value);
  });

  it('returns a page at a time, which stays the same while entries are added', async () => {
    const { id } = await aMover(api);
    const history = api.app.get(HistoryService, { strict: false });
    for (let entry = 0; entry < 24; entry += 1) {
      if (entry % 10 === 0) api.clock.advance({ minutes: 1 });
      await history.recording(id, 'note-saved', async () => undefined);
    }
    const token = await api.tokenFor(id, 'agent');
    const page = async (from: string | null) => {
      const query = from === null ? {} : { from };
      return entryPageOf((await api.call(telephonyEndpoints.history, { query }, { token })).body);
    };
    const before = await page(null);
    expect(before.entries).toHaveLength(20);
    await history.recording(id, 'call-started', async () => undefined);
    const rest = await page(before.next);
    expect(rest.next).toBeNull();
    expect(rest.entries.map(({ type }) => type)).toEqual([...Array.from({ length: 4 }, () => 'note-saved'), 'created']);
    const ids = [...before.entries, ...rest.entries].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(25);
    const other = await api.tokenFor((await aMover(api)).id, 'agent');
    const query = { from: ids[0] };
    const foreign = await api.call(telephonyEndpoints.history, { query }, { token: other });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('counts the same by the same caller within a minute once', async () => {
    const mover = await aMover(api);
    await saveName(mover);
    await saveName(mover, 'Samuel');
    await saveName({ token: await api.tokenFor(mover.id, 'agent') }, 'Samantha');
    await saveName(mover, 'Sammy');
    expect(await historyOf(mover.id)).toEqual([
      'created by mover',
      'personal-details-saved by mover',
      'personal-details-saved by Jordan Lee',
    ]);
    api.clock.advance({ minutes: 2 });
    await saveName(mover, 'Sam');
    expect((await historyOf(mover.id)).at(-1)).toBe('personal-details-saved by mover');
    expect(await read(mover.id)).toHaveLength(4);
  });

  it('counts what undoes each other each time', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const agent = { token: await api.tokenFor(id, 'agent') };
    for (let time = 0; time < 2; time += 1) {
      expect(await api.call(telephonyEndpoints.finish, {}, agent)).toMatchObject({ status: 200 });
      await api.app.get(ClosingService, { strict: false }).reopen(id);
    }
    expect((await read(id)).map(({ type }) => type).slice(0, 4)).toEqual([
      'reopened',
      'finished',
      'reopened',
      'finished',
    ]);
  });

  it('has no entry for a save that changes nothing', async () => {
    const mover = await aMover(api);
    await saveName(mover);
    api.clock.advance({ minutes: 2 });
    await saveName(mover);
    expect(await read(mover.id)).toHaveLength(2);
  });

  it('uses an index', async () => {
    const indexes = await api.database.collection('enrolment_events').indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({ enrolmentId: 1, at: -1, _id: -1 });
  });
});

describe('the actions of an agent', () => {
  it('are each recorded with name and time: the call, notes, reminders', async () => {
    const { id: enrolmentId } = await aMover(api);
    api.clock.at('2026-11-21T09:00:00Z');
    const access = { agentId: 'a-1', agentName: 'Jordan Lee', enrolmentId };
    const tokens = api.app.get(TelephonyTokenRepository, { strict: false });
    await tokens.add('for-this-call', access, new Date('2026-11-22T09:00:00Z'));
    const login = { body: { token: 'for-this-call' } };
    const { body: call } = await api.call(telephonyEndpoints.login, login, { token: await api.appToken() });
    const token = call.access_token;
    api.clock.advance({ minutes: 1 });
    const body = { content: 'Call back', remindOn: '2026-11-27' };
    const { body: note } = await api.call(telephonyEndpoints.saveNote, { body }, { token });
    await api.call(telephonyEndpoints.endReminder, { params: { id: note.id } }, { token });
    await api.call(telephonyEndpoints.endReminder, { params: { id: note.id } }, { token });
    const entries = (await read(enrolmentId)).toReversed().slice(1);
    expect(entries.map(named)).toEqual([
      'call-started by Jordan Lee',
      'note-saved by Jordan Lee',
      'reminder-done by Jordan Lee',
    ]);
    expect(entries.map(({ at }) => at)).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T09:01:00.000Z',
      '2026-11-21T09:01:00.000Z',
    ]);
  });

  it('are recorded even if they change no field of the enrolment', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const agent = { token: await api.tokenFor(id, 'agent') };
    const flatmate = { name: 'Alex', email: 'alex.of.history@example.test' };
    await api.call(flatmatesEndpoints.notify, { body: flatmate }, agent);
    const photo = { params: { meter: 'gas' }, body: { image: Buffer.from(aJpeg()).toString('base64') } } as const;
    await api.call(planEndpoints.savePhoto, photo, agent);
    await api.call(planEndpoints.removePhoto, { params: { meter: 'gas' } }, agent);
    const byAgent = (await historyOf(id)).filter((entry) => entry.endsWith('by Jordan Lee'));
    expect(byAgent).toEqual([
      'flatmate-notified by Jordan Lee',
      'meter-photo-saved by Jordan Lee',
      'meter-photo-removed by Jordan Lee',
    ]);
  });

  it('leave no entry when they fail', async () => {
    const { id } = await aMover(api);
    const agent = { token: await api.tokenFor(id, 'agent') };
    await api.call(telephonyEndpoints.saveNote, { body: { content: '' } }, agent);
    const failing = api.app.get(HistoryService, { strict: false }).recording(id, 'note-saved', async () => {
      throw new Error('not saved');
    });
    await expect(failing).rejects.toThrow('not saved');
    expect(await historyOf(id)).toEqual(['created by mover']);
  });
});

describe('others who act', () => {
  it('are the mover who logs in', async () => {
    const body = { grant_type: 'password', username: 'pat.morgan@example.test', password: 'Moving1!' } as const;
    const { body: tokens } = await api.call(sessionEndpoints.token, { body });
    const { body: own } = await api.call(enrolmentEndpoints.mine, {}, { token: tokens.access_token });
    expect(await historyOf(own.id)).toContain('logged-in by mover');
  });

  it('are support, in the support tool', async () => {
    const invite = ['enrolment', 'invite', '--brand', 'oakwood', '--type', 'Lettings', '--surname', 'Hart'];
    const { lines } = await runAdminCommand(api, invite);
    const id = /[\da-f]{24}/.exec(lines[0] ?? '')?.[0] ?? '';
    expect(await historyOf(id)).toEqual(['created by support']);
  });

  it('are callers at the same moment, each recorded for their own enrolment', async () => {
    const movers = await Promise.all(Array.from({ length: 6 }, () => aMover(api)));
    await Promise.all(
      movers.map(async ({ id, token }, index) =>
        saveName({ token: index % 2 ? token : await api.tokenFor(id, 'agent') }),
      ),
    );
    const histories = await Promise.all(movers.map(({ id }) => historyOf(id)));
    expect(histories.map((history) => history.at(-1))).toEqual(
      movers.map((_, index) => `personal-details-saved by ${index % 2 ? 'mover' : 'Jordan Lee'}`),
    );
  });
});

describe('an entry whose copy fails', () => {
  it('is stored with the change, and copied when the history is read or the enrolment changes next', async () => {
    const { id, token } = await aMover(api);
    const copies = jest.spyOn(api.app.get(HistoryRepository, { strict: false }), 'add');
    copies.mockRejectedValueOnce(new Error('the database went away'));
    expect((await saveName({ token })).status).toBe(200);
    const stored = () => api.database.collection('enrolment_events').countDocuments({ enrolmentId: id });
    expect(await stored()).toBe(1);
    expect(await historyOf(id)).toEqual(['created by mover', 'personal-details-saved by mover']);
    copies.mockRejectedValueOnce(new Error('the database went away'));
    await saveContact({ token });
    expect(await stored()).toBe(2);
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 201 } }, { token });
    expect(await stored()).toBe(4);
    expect(await read(id)).toHaveLength(4);
    copies.mockRestore();
  });
});

describe('a forgotten customer', () => {
  it('leaves type and time', async () => {
    const { id, token } = await aMover(api);
    await saveName({ token });
    await api.app.get(HistoryRepository, { strict: false }).reduce(id);
    const left = await api.database.collection('enrolment_events').find({ enrolmentId: id }).toArray();
    expect(left.map((entry) => Object.keys(entry).toSorted())).toEqual([
      ['_id', 'at', 'enrolmentId', 'type'],
      ['_id', 'at', 'enrolmentId', 'type'],
    ]);
  });
});
