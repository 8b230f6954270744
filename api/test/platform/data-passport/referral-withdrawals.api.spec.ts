import { dataPassportEndpoints, type DisclosurePurpose, enrolmentEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { choiceOf, select } from '../../broadband/entertainment/chooser.builder.js';
import { clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { allEntries, readPassport } from './passport.fixture.js';
import { withdrawalCalls } from './withdrawals.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000', LOG_LEVEL: 'silent' });
  worker = await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  await worker.runDue();
  await fetch(`${api.sandbox.origin}/received`, { method: 'DELETE' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { aReferredMover, withdraw, entryOf, stored, withdrawnTypes } = withdrawalCalls(() => api);

const cancellations = async () =>
  ((await (await fetch(`${api.sandbox.origin}/received`)).json()) as { path: string; fields: string[] }[]).filter(
    ({ path }) => path === '/broadband-wombb/feed/clicks/:click/cancel',
  );
/** The references of the entries for a purpose, oldest first. */
const referencesOf = async (mover: Mover, purpose: DisclosurePurpose) =>
  (await allEntries(api, mover)).flatMap((entry) => (entry.purpose === purpose ? [entry.reference] : []));
const referralsOf = (mover: Mover) => referencesOf(mover, 'broadbandReferral');
const informedOf = (mover: Mover) => referencesOf(mover, 'consentWithdrawal');

describe('the withdrawal of a referral to a provider’s own site', () => {
  it('ends the referral at once, and informs its recipient by one call with an entry [PASS-09]', async () => {
    const mover = await aReferredMover();
    const id = await entryOf(mover, 'broadbandReferral');
    expect(await withdraw(mover, id)).toMatchObject({
      status: 200,
      body: { id, purpose: 'broadbandReferral', withdrawnAt: '2026-11-20T10:00:00.000Z' },
    });
    expect((await choiceOf(api, mover)).body).toBeNull();
    await worker.runDue();
    expect(await cancellations()).toEqual([
      expect.objectContaining({ fields: ['params.click', 'body.consent_withdrawn_at'] }),
    ]);
    const { reference } = (await allEntries(api, mover)).find((entry) => entry.id === id) ?? {};
    expect((await allEntries(api, mover)).at(-1)).toMatchObject({
      recipient: { id: 'broadband-wombb' },
      purpose: 'consentWithdrawal',
      legalBasis: 'legalObligation',
      kinds: ['agreements'],
      reference,
      result: 'delivered',
    });
    expect(await withdrawnTypes(mover)).toMatchObject([{ actor: { kind: 'mover' } }]);
  });

  it('calls its recipient once, also for two tabs and repetitions [PASS-09]', async () => {
    const mover = await aReferredMover();
    const id = await entryOf(mover, 'broadbandReferral');
    const answers = await Promise.all([withdraw(mover, id), withdraw(mover, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await worker.runDue();
    api.clock.advance({ minutes: 5 });
    expect((await withdraw(mover, id)).body.withdrawnAt).toBe('2026-11-20T10:00:00.000Z');
    await worker.runDue();
    expect(await cancellations()).toHaveLength(1);
    expect([await stored(mover), (await withdrawnTypes(mover)).length]).toEqual([1, 1]);
  });

  it('informs its recipient later if that does not answer [PASS-09]', async () => {
    const mover = await aReferredMover();
    await fault(api, 'broadband-wombb', 'error');
    expect((await withdraw(mover, await entryOf(mover, 'broadbandReferral'))).status).toBe(200);
    await worker.runDue();
    await clearFaults(api);
    await fetch(`${api.sandbox.origin}/received`, { method: 'DELETE' });
    api.clock.advance({ minutes: 2 });
    await worker.runDue();
    expect(await cancellations()).toHaveLength(1);
  });

  it('can be sent again if it could not be delivered [PASS-13]', async () => {
    const unconnected = await api.another({ BROADBAND_WOMBB_URL: 'http://127.0.0.1:9' });
    unconnected.clock.at('2026-11-20T10:00:00Z');
    try {
      const mover = await aReferredMover();
      await withdraw(mover, await entryOf(mover, 'broadbandReferral'));
      await (await manualJobsWorker(unconnected)).runDue();
      const informing = (await allEntries(api, mover)).at(-1);
      expect(informing).toMatchObject({ purpose: 'consentWithdrawal', result: 'notDelivered', resend: 'possible' });
      const params = { id: informing?.id ?? '' };
      expect((await api.call(dataPassportEndpoints.resend, { params }, mover)).body).toMatchObject({
        resend: 'requested',
      });
      await worker.runDue();
      expect(await cancellations()).toHaveLength(1);
    } finally {
      await unconnected.close();
    }
  });

  it('informs its recipient even after an erasure, with an entry that holds no details [PASS-09]', async () => {
    const mover = await aReferredMover();
    await fault(api, 'broadband-wombb', 'error');
    await withdraw(mover, await entryOf(mover, 'broadbandReferral'));
    await worker.runDue();
    const { kept } = (await api.call(dataPassportEndpoints.erasure, {}, mover)).body;
    expect((await api.call(dataPassportEndpoints.erase, {}, mover)).status).toBe(204);
    await clearFaults(api);
    await fetch(`${api.sandbox.origin}/received`, { method: 'DELETE' });
    api.clock.advance({ minutes: 2 });
    await worker.runDue();
    expect(await cancellations()).toHaveLength(1);
    const ofMover = { enrolmentId: mover.id };
    const [entry] = await api.database.collection('disclosures').find(ofMover).sort({ at: -1, _id: -1 }).toArray();
    expect(entry).toEqual({
      _id: expect.anything(),
      ...ofMover,
      recipient: expect.objectContaining({ id: 'broadband-wombb' }),
      purpose: 'consentWithdrawal',
      legalBasis: 'legalObligation',
      at: api.clock.now(),
      result: 'delivered',
    });
    const job = await api.database.collection('jobs').findOne({ 'data.enrolmentId': mover.id });
    const expiresAt: unknown = job?.['expiresAt'];
    if (!(expiresAt instanceof Date)) throw new Error('the job is kept for ever');
    const listed = kept.find(({ item }) => item === 'withdrawals')?.until ?? '';
    expect(expiresAt.toISOString().slice(0, 10) <= listed).toBe(true);
  });

  it('informs its recipient of a referral that an order here has replaced, and keeps the order [PASS-09]', async () => {
    const mover = await aReferredMover();
    expect((await select(api, mover, 'BRI-F36')).status).toBe(200);
    await withdraw(mover, await entryOf(mover, 'broadbandReferral'));
    await worker.runDue();
    expect(await informedOf(mover)).toEqual(await referralsOf(mover));
    expect(await referralsOf(mover)).toHaveLength(1);
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'BRI-F36' }, state: 'ordered' });
  });

  it('informs its recipient once of each referral, also of one that was repeated [PASS-09]', async () => {
    const mover = await aReferredMover();
    for (const packageId of ['wm-81301', 'wm-81202', 'wm-81301']) {
      api.clock.advance({ minutes: 1 });
      expect((await select(api, mover, packageId)).status).toBe(200);
    }
    const id = await entryOf(mover, 'broadbandReferral');
    await Promise.all([withdraw(mover, id), withdraw(mover, id)]);
    await worker.runDue();
    expect((await choiceOf(api, mover)).body).toBeNull();
    const [first, second, ...repeated] = await referralsOf(mover);
    expect(repeated).toEqual([first, second]);
    const informed = await informedOf(mover);
    expect(informed).toHaveLength(2);
    expect(informed).toEqual(expect.arrayContaining([first, second]));
  });

  it('keeps a package that the mover has ordered there', async () => {
    const mover = await aReferredMover();
    await api.call(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } }, { token: mover.token });
    await withdraw(mover, await entryOf(mover, 'broadbandReferral'));
    await worker.runDue();
    expect(await cancellations()).toHaveLength(1);
    expect((await choiceOf(api, mover)).body).toMatchObject({
      package: { packageId: 'wm-81202' },
      wombbPackageUrl: null,
    });
  });

  it('leaves a new consent that the mover gives afterwards [PASS-09]', async () => {
    const mover = await aReferredMover();
    const first = await entryOf(mover, 'broadbandReferral');
    await withdraw(mover, first);
    await worker.runDue();
    api.clock.advance({ minutes: 1 });
    expect((await select(api, mover, 'wm-81202')).status).toBe(200);
    const referrals = async () =>
      (await allEntries(api, mover)).filter(({ purpose }) => purpose === 'broadbandReferral');
    expect((await referrals()).map(({ withdrawnAt }) => withdrawnAt)).toEqual(['2026-11-20T10:00:00.000Z', undefined]);
    expect((await readPassport(api, mover)).body.counts.withdrawable).toBe(1);
    await withdraw(mover, (await referrals())[1]?.id ?? '');
    await worker.runDue();
    expect(await cancellations()).toHaveLength(2);
    expect(await stored(mover)).toBe(2);
  });
});
