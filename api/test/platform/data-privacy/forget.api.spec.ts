import {
  accountEndpoints,
  enrolmentEndpoints,
  otpEndpoints,
  sessionEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { SuppressionRepository } from '../../../src/modules/platform/comms/suppression.repository.js';
import { UndeliverableMailboxes } from '../../../src/modules/platform/comms/undeliverable-mailboxes.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { email, messagesTo, passwordGrant } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { aMoverAt, aMoverWithTariff, clearFaults, fault } from '../../journey/mover.builder.js';
import { applyWithoutAnswer } from '../../energy/payment/lost-answer.fixture.js';
import { readFeed } from '../../after-setup/plan/plan.fixture.js';
import { type ApiResponse, type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aBusyCustomer, personalValues, type BusyCustomer } from './busy-customer.builder.js';
import { impersonalCollections } from './impersonal-collections.js';
import { storedTexts } from './stored-texts.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  // The most verbose level.
  api = await bootApp({ LOG_LEVEL: 'trace', TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const forget = (token: string) => api.call(telephonyEndpoints.forget, {}, { token });
const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED' } };

/** The documents that were stored before the customer came: demo people live in the same town. */
const earlier = new Set<string>();

/** Every collection with its documents since then, as text. */
async function newTexts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = Object.entries(await storedTexts(api));
  return Object.fromEntries(all.map(([name, texts]) => [name, texts.filter((text) => !earlier.has(text))]));
}

/** The sealed values of these documents. */
async function sealedBoxes(): Promise<readonly string[]> {
  const all = Object.values(await newTexts()).flat();
  return all.flatMap((text) => [...text.matchAll(/"box":"([^"]+)"/g)].map(([, box = '']) => box));
}

/** Where these texts are found, whatever their case: as "collection: text", and "log: text". */
async function places(values: readonly string[]): Promise<readonly string[]> {
  const searched = [
    ...Object.entries(await newTexts()).map(([name, texts]) => [name, texts.join('\n').toLowerCase()] as const),
    ['log', api.testApp.logged.join('\n').toLowerCase()] as const,
  ];
  return searched.flatMap(([place, text]) =>
    values.filter((value) => text.includes(value.toLowerCase())).map((value) => `${place}: ${value}`),
  );
}

const traces = () => places(personalValues);

/** The collections with this text in a document. */
async function collectionsWith(value: string): Promise<readonly string[]> {
  return (await places([value])).map((place) => place.split(':')[0] ?? '').filter((name) => name !== 'log');
}

async function runJobsIn(minutes: number): Promise<void> {
  api.clock.advance({ minutes });
  await worker.runDue();
}

describe('POST /enrolment/data-privacy/forget', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.forget, {});

  describe('for a customer who has used everything', () => {
    let customer: BusyCustomer;
    let bystander: string;
    let answer: ApiResponse;
    let tracesBefore: readonly string[];
    let boxesBefore: readonly string[];
    let sessionsBefore: readonly unknown[];
    let mailsBefore: number;

    beforeAll(async () => {
      bystander = (await aMoverAt(api, 'LS6 1AN')).id;
      for (const text of Object.values(await newTexts()).flat()) earlier.add(text);
      customer = await aBusyCustomer(api);
      tracesBefore = await traces();
      boxesBefore = await sealedBoxes();
      const sessions = await api.database.collection('sessions').find({ subject: customer.id }).toArray();
      sessionsBefore = sessions.map(({ _id }) => _id);
      mailsBefore = (await messagesTo(api, customer.emailAddress)).length;
      answer = await forget(customer.agentToken);
    }, 60_000);

    it('answers with the id of the enrolment, without a body [TEL-16] [TEL-17]', async () => {
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { id: customer.id } });
      const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: customer.id });
      expect(record).toMatchObject({ by: 'Jordan Lee', requestedAt: expect.any(Date) });
    });

    it('leaves no personal detail in any collection or the log [TEL-15]', async () => {
      expect(tracesBefore).toEqual(
        expect.arrayContaining(['enrolments: Quillfeather', 'customers: Quillfeather', 'notes: rings after six']),
      );
      expect(await traces()).toEqual([]);
    });

    it('leaves no sealed value that belonged to the enrolment', async () => {
      expect(boxesBefore.length).toBeGreaterThan(5);
      expect(await sealedBoxes()).toEqual([]);
    });

    it('leaves the id of the enrolment only in records', async () => {
      const left = await collectionsWith(customer.id);
      expect(left.toSorted()).toEqual(['disclosures', 'enrolment_events', 'enrolments', 'erasures', 'jobs']);
      const jobs = await api.database.collection('jobs').find().toArray();
      const ofCustomer = jobs.filter((job) => JSON.stringify(job).includes(customer.id));
      expect(ofCustomer.map(({ kind }) => String(kind))).toEqual(['erasure']);
    });

    it('leaves of the contracts the supplier, the reference and the days', async () => {
      const stored = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(customer.id) });
      expect(stored?.['keptContracts']).toEqual([
        {
          service: 'energy',
          supplier: 'Larkfield Energy',
          reference: expect.stringMatching(/\S/),
          acceptedOn: '2026-11-20',
          startsOn: expect.stringMatching(/^2026-1[12]-\d\d$/),
        },
        {
          service: 'broadband',
          supplier: expect.stringMatching(/\S/),
          reference: expect.stringMatching(/\S/),
          acceptedOn: '2026-11-20',
          startsOn: expect.stringMatching(/^2026-1[12]-\d\d$/),
        },
      ]);
    });

    it('leaves type and time of the history', async () => {
      const events = await api.database.collection('enrolment_events').find({ enrolmentId: customer.id }).toArray();
      expect(events.map(({ type }) => type as string)).toContain('forgotten');
      for (const { actor, agentName, reference } of events)
        expect([actor === undefined || actor === 'system', agentName ?? null, reference ?? null]).toEqual([
          true,
          null,
          null,
        ]);
    });

    it('ends the sessions of mover and agents, and their refresh tokens', async () => {
      for (const token of [customer.token, customer.agentToken])
        expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject(unauthenticated);
      expect(await api.call(telephonyEndpoints.notes, {}, { token: customer.agentToken })).toMatchObject(
        unauthenticated,
      );
      const renewal = { grant_type: 'refresh_token', refresh_token: customer.refreshToken } as const;
      expect(await api.call(sessionEndpoints.token, { body: renewal })).toMatchObject({ status: 401 });
      expect(sessionsBefore).not.toEqual([]);
      const renewable = { session: { $in: [...sessionsBefore] } };
      expect(await api.database.collection('refresh_tokens').countDocuments(renewable)).toBe(0);
    });

    it('is not opened by password, code, link or telephony token any more', async () => {
      const app = { token: await api.appToken() };
      expect(await passwordGrant(api, customer.emailAddress, customer.password)).toMatchObject({ status: 401 });
      const code = { body: { channel: email, contact: customer.emailAddress } };
      expect(await api.call(otpEndpoints.request, code, app)).toMatchObject({ status: 404 });
      const link = { body: { token: customer.saveAndContinueToken, surname: 'Quillfeather', postcode: 'MK40 2QT' } };
      const validated = await api.call(accountEndpoints.validate, link, app);
      expect(validated).toMatchObject({ status: 400, body: { result: 9 } });
      const login = await api.call(telephonyEndpoints.login, { body: { token: 'agent-token-1' } }, app);
      expect(login).toMatchObject({ status: 401 });
    });

    it('answers 404 to its calendar', async () => {
      expect(await readFeed(api, customer.feed)).toMatchObject({ status: 404 });
    });

    it('sends no mail that was waiting, and the repeated erasure finds nothing more', async () => {
      await runJobsIn(5);
      await runJobsIn(60 * 24 * 40);
      expect((await messagesTo(api, customer.emailAddress)).length).toBe(mailsBefore);
      const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: customer.id });
      expect(record).toMatchObject({ completedAt: expect.any(Date) });
      expect(await traces()).toEqual([]);
    });

    it('changes nothing of another customer', async () => {
      const token = await api.tokenFor(bystander);
      const { status, body } = await api.call(enrolmentEndpoints.mine, {}, { token });
      expect({ status, surname: body.surname }).toEqual({ status: 200, surname: 'Hartley' });
    });
  });

  it('is harmless for two agents at once, and when it is repeated', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const tokens = [await api.tokenFor(id, 'agent'), await api.tokenFor(id, 'agent')];
    const answers = await Promise.all(tokens.map(forget));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    // A session that was issued while the customer was forgotten.
    expect(await forget(await api.tokenFor(id, 'agent'))).toMatchObject({ status: 200, body: { id } });
    expect(await api.database.collection<{ _id: string }>('erasures').countDocuments({ _id: id })).toBe(1);
  });

  it('forgets the customer of a finished enrolment', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const token = await api.tokenFor(id, 'agent');
    expect(await api.call(telephonyEndpoints.finish, {}, { token })).toMatchObject({ status: 200 });
    expect(await forget(token)).toMatchObject({ status: 200, body: { id } });
  });

  it('opens nothing after a crash in the middle, and a job completes it', async () => {
    const { id, token } = await aMoverAt(api, 'MK40 2QT');
    const details = { title: 'Ms', firstName: 'Ottilie', surname: 'Wexcombe', dateOfBirth: '1985-03-27' } as const;
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: details }, { token });
    const interrupted = jest.spyOn(api.app.get(Erasure), 'erase').mockRejectedValueOnce(new Error('the process ended'));
    expect(await forget(await api.tokenFor(id, 'agent'))).toMatchObject({ status: 500 });
    interrupted.mockRestore();
    expect(await api.call(enrolmentEndpoints.mine, {}, { token })).toMatchObject(unauthenticated);
    expect(await collectionsWith('Wexcombe')).toEqual(['enrolments']);
    await runJobsIn(5);
    expect(await collectionsWith('Wexcombe')).toEqual([]);
    expect(await collectionsWith(id)).not.toContain('sessions');
    const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: id });
    expect(record).toMatchObject({ completedAt: expect.any(Date) });
  });

  it('is completed by a job even if the job of an earlier request was given up', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const now = api.clock.now();
    const data = { forgottenId: id };
    const givenUp = {
      kind: 'erasure',
      key: `erasure:${id}`,
      runAt: now,
      attempts: 12,
      lockedUntil: now,
      doneAt: now,
      data,
    };
    await api.database.collection('jobs').insertOne(givenUp);
    expect((await forget(await api.tokenFor(id, 'agent'))).status).toBe(200);
    await runJobsIn(5);
    const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: id });
    expect(record).toMatchObject({ completedAt: expect.any(Date) });
  });

  it('waits for the outcome of an application that was sent, and then keeps its reference', async () => {
    const mover = await aMoverWithTariff(api);
    await applyWithoutAnswer(api, mover);
    await fault(api, 'quotes', 'down');
    const token = await api.tokenFor(mover.id, 'agent');
    expect(await forget(token)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await api.call(enrolmentEndpoints.mine, {}, mover)).toMatchObject({ body: { surname: 'Hartley' } });
    expect(await api.database.collection<{ _id: string }>('erasures').findOne({ _id: mover.id })).toBeNull();
    await clearFaults(api);
    api.clock.advance({ minutes: 1 });
    expect(await forget(token)).toMatchObject({ status: 200 });
    const stored = await api.database.collection('enrolments').findOne({ _id: new Types.ObjectId(mover.id) });
    expect(stored).toMatchObject({ application: null, bankDetails: null, keptContracts: [{ service: 'energy' }] });
  });

  it('subscribes no one to mails who shares the address and has unsubscribed', async () => {
    const [one, other] = [await aMoverAt(api, 'MK40 2QT'), await aMoverAt(api, 'MK40 2QT')];
    const suppressions = api.app.get(SuppressionRepository, { strict: false });
    const undeliverable = api.app.get(UndeliverableMailboxes, { strict: false });
    await suppressions.add('sam.hartley@example.test', api.clock.now());
    await undeliverable.add({ emailAddress: 'sam.hartley@example.test', cause: 'bounced' }, api.clock.now());
    await forget(await api.tokenFor(one.id, 'agent'));
    expect(await suppressions.has('sam.hartley@example.test')).toBe(true);
    expect(await undeliverable.find('sam.hartley@example.test')).not.toBeNull();
    await forgetAllBut(other.id);
    await forget(await api.tokenFor(other.id, 'agent'));
    expect(await suppressions.has('sam.hartley@example.test')).toBe(false);
    expect(await undeliverable.find('sam.hartley@example.test')).toBeNull();
  });

  /** The movers of other tests have the same address. */
  const forgetAllBut = (id: string) =>
    api.database
      .collection('enrolments')
      .updateMany({ _id: { $ne: new Types.ObjectId(id) } }, { $set: { forgottenAt: new Date() } });
});

describe('every collection', () => {
  /** Erased by the service itself, after the others. */
  const erased = () => [...api.app.get(Erasure).collections, 'enrolments'];

  it('is erased, or is listed as impersonal with the reason', async () => {
    const unknown = Object.keys(await newTexts()).filter(
      (name) => !erased().includes(name) && !(name in impersonalCollections),
    );
    expect(unknown).toEqual([]);
  });

  it('is not both', () => {
    expect(erased().filter((name) => name in impersonalCollections)).toEqual([]);
  });
});
