import {
  addDays,
  dataPassportEndpoints,
  enrolmentEndpoints,
  londonToday,
  telephonyEndpoints,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { DisclosureRepository } from '../../../src/common/disclosures/disclosure.repository.js';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { aMover, aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { allEntries, readPassport } from './passport.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({
    TOKEN_LIMIT_PER_MINUTE: '1000',
    ADDRESS_LIMIT: '1000',
    COMPLAINTS_ANSWER_DAYS: '21',
    COMPLAINTS_AUTHORITY_NAME: 'Data Authority',
    COMPLAINTS_AUTHORITY_URL: 'https://authority.example.test/cases',
    COMPLAINTS_AUTHORITY_MONTHS: '4',
  });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

/** A mover who has proven the address. */
async function aProvenMover(): Promise<Mover> {
  const mover = await aMoverAt(api, 'MK40 2QT');
  await updateStored(api, mover.id, { emailAddressVerified: true });
  return mover;
}

const lookUp = ({ token }: Mover, postcode = 'MK40 2QT') =>
  api.call(enrolmentEndpoints.addresses, { params: { postcode } }, { token });

const stored = ({ id }: Mover) => api.database.collection('disclosures').find({ enrolmentId: id }).toArray();

const repository = () => api.app.get(DisclosureRepository, { strict: false });

describe('GET /enrolment/data-passport', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.read, {});

  it('shows who received which kinds of data, when, why and with which result [PASS-01]', async () => {
    const { body } = await readPassport(api, await aProvenMover());
    const at = '2026-11-20T10:00:00.000Z';
    const entry = {
      id: expect.any(String) as string,
      at,
      legalBasis: 'contract',
      reference: null,
      result: 'delivered',
    };
    const recipient = { id: 'addresses', kind: 'addressFinder' };
    expect(body).toEqual({
      entries: [
        { ...entry, recipient, kinds: ['address'], purpose: 'addressSearch' },
        { ...entry, recipient, kinds: ['postcode'], purpose: 'addressSearch' },
      ],
      next: null,
      counts: { organisations: 1, entries: 2, byConsent: 0, withdrawable: 0, open: 0 },
      complaints: expect.any(Object) as object,
    });
  });

  it('names the days of an answer, and the authority with its period, as they are configured [PASS-12]', async () => {
    const { body } = await readPassport(api, await aProvenMover());
    expect(body.complaints).toEqual({
      answerDays: 21,
      authority: { name: 'Data Authority', url: 'https://authority.example.test/cases', withinMonths: 4 },
    });
  });

  it('requires a contact that the mover has proven [PASS-16]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await readPassport(api, mover)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    await updateStored(api, mover.id, { contactNumberVerified: true });
    expect((await readPassport(api, mover)).status).toBe(200);
  });

  it('shows an agent the number of entries only [PASS-16]', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const token = await api.tokenFor(id, 'agent');
    expect((await readPassport(api, { token })).status).toBe(403);
    expect((await api.call(dataPassportEndpoints.count, {}, { token })).body).toEqual({ entries: 2 });
  });

  it('returns pages, newest first, that newer entries do not shift', async () => {
    const mover = await aProvenMover();
    for (let count = 0; count < 20; count += 1) {
      api.clock.advance({ seconds: 1 });
      await lookUp(mover);
    }
    const first = await readPassport(api, mover);
    expect(first.body.entries).toHaveLength(20);
    api.clock.advance({ seconds: 1 });
    await lookUp(mover);
    const second = await readPassport(api, mover, { from: first.body.next ?? '' });
    expect(second.body.entries).toHaveLength(2);
    expect(second.body.counts.entries).toBe(23);
    const times = [...first.body.entries, ...second.body.entries].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const others = await aProvenMover();
    expect(await readPassport(api, others, { from: first.body.next ?? '' })).toMatchObject({ status: 404 });
  });

  it('can be limited to entries without a delivery, and to entries by consent', async () => {
    const mover = await aProvenMover();
    const [entry] = await stored(mover);
    const copy = { ...entry, _id: new Types.ObjectId() };
    const consent = { ...copy, _id: new Types.ObjectId(), legalBasis: 'consent', purpose: 'broadbandReferral' };
    await api.database.collection('disclosures').insertMany([{ ...copy, result: 'notDelivered' }, consent]);
    const open = await readPassport(api, mover, { only: 'open' });
    expect(open.body.entries.map(({ result }) => result)).toEqual(['notDelivered']);
    const byConsent = await readPassport(api, mover, { only: 'consent' });
    expect(byConsent.body.entries.map(({ purpose }) => purpose)).toEqual(['broadbandReferral']);
    expect(byConsent.body.counts).toEqual({ organisations: 1, entries: 4, byConsent: 1, withdrawable: 1, open: 1 });
  });

  it('shows a request whose outcome is lost as unknown, as is one whose process ended before it was stored', async () => {
    const mover = await aProvenMover();
    await fault(api, 'addresses', 'error');
    expect((await lookUp(mover)).status).toBe(502);
    const id = await repository().add({
      enrolmentId: mover.id,
      recipient: { id: 'quotes', kind: 'energyComparison' },
      kinds: ['postcode'],
      purpose: 'energyPrices',
      reference: null,
      at: api.clock.now(),
    });
    const results = async () => (await allEntries(api, mover)).slice(2).map(({ result }) => result);
    expect(await results()).toEqual(['unknown', 'waiting']);
    const open = async () => (await readPassport(api, mover, { only: 'open' })).body.entries.length;
    expect(await open()).toBe(1);
    api.clock.advance({ minutes: 6 });
    expect(await results()).toEqual(['unknown', 'unknown']);
    expect(await open()).toBe(0);
    await repository().complete(id, { result: 'delivered' });
    expect(await results()).toEqual(['unknown', 'delivered']);
  });
});

describe('an entry', () => {
  it('is stored before its request is sent, and nothing is sent without it [PASS-01]', async () => {
    const mover = await aMover(api);
    await fetch(`${api.sandbox.origin}/received`, { method: 'DELETE' });
    const add = repository().add.bind(repository());
    const failing = jest.spyOn(repository(), 'add');
    // Jobs of other movers send messages meanwhile.
    failing.mockImplementation((entry) =>
      entry.enrolmentId === mover.id ? Promise.reject(new Error('no database')) : add(entry),
    );
    expect((await lookUp(mover)).status).toBe(500);
    failing.mockRestore();
    expect(await (await fetch(`${api.sandbox.origin}/received?with=MK40 2QT`)).json()).toEqual([]);
    expect(await stored(mover)).toEqual([]);
    expect((await lookUp(mover)).status).toBe(200);
    expect(await stored(mover)).toHaveLength(1);
  });

  it('is completed once, and never changed afterwards [PASS-03]', async () => {
    const mover = await aProvenMover();
    const before = await stored(mover);
    for (const { _id } of before) await repository().complete(_id, { result: 'unknown', reference: 'TH-9K2M4X7P' });
    expect(await stored(mover)).toEqual(before);
    const moveInDate = addDays(londonToday(api.clock.now()), 8);
    await api.call(enrolmentEndpoints.update, { body: { moveInDate } }, { token: mover.token });
    await lookUp(mover, 'EH3 9QN');
    expect((await stored(mover)).slice(0, before.length)).toEqual(before);
  });
});

describe('the right to be forgotten', () => {
  it('leaves recipient, purpose, time and result of each entry [PASS-03]', async () => {
    const mover = await aProvenMover();
    const before = await stored(mover);
    const waiting = await repository().add({
      enrolmentId: mover.id,
      recipient: { id: 'quotes', kind: 'energyComparison' },
      kinds: ['bankAccount'],
      purpose: 'energyApplication',
      reference: null,
      at: api.clock.now(),
    });
    const token = await api.tokenFor(mover.id, 'agent');
    expect((await api.call(telephonyEndpoints.forget, {}, { token })).status).toBe(200);
    // Its result arrives after the erasure.
    await repository().complete(waiting, { result: 'delivered', reference: 'TH-9K2M4X7P' });
    const reduced = before.map(({ kinds: _kinds, reference: _reference, ...rest }) => rest);
    expect(await stored(mover)).toEqual([
      ...reduced,
      {
        _id: waiting,
        enrolmentId: mover.id,
        recipient: { id: 'quotes', kind: 'energyComparison' },
        purpose: 'energyApplication',
        legalBasis: 'contract',
        at: api.clock.now(),
        result: 'delivered',
      },
    ]);
  });

  it('leaves nothing of an enrolment that has expired', async () => {
    const mover = await aProvenMover();
    const subject = { enrolmentId: mover.id, emailAddress: null, isExpired: true };
    await api.app.get(Erasure, { strict: false }).erase(subject);
    expect(await stored(mover)).toEqual([]);
  });
});
