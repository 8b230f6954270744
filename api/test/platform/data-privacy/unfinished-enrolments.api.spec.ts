import { accountEndpoints, enrolmentEndpoints, feedbackEndpoints, telephonyEndpoints } from '@home-move/contract';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import { TokensService } from '../../../src/modules/identity/token/tokens.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { applyWithoutAnswer } from '../../energy/payment/lost-answer.fixture.js';
import { findStored, linkSentTo, messagesTo, readHolder, updateStored } from '../../identity/account/login.fixture.js';
import { aMover, aMoverWithTariff, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { PartnerSystem } from '../../partners/moves/partner-moves.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { storedTexts } from './stored-texts.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let count = 0;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'warn' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { pay } = paymentCalls(() => api);

/** A mover of Oakwood with a verified email address. */
async function anOwner(): Promise<Mover & { readonly emailAddress: string }> {
  count += 1;
  const emailAddress = `idle-${count}@example.test`;
  const mover = await aMover(api, { selectedPartner: 101 });
  const body = { emailAddress, contactNumber: '07700900150' };
  await api.call(enrolmentEndpoints.saveContactDetails, { body }, mover);
  await updateStored(api, mover.id, { emailAddressVerified: true, ownedAt: api.clock.now() });
  return { ...mover, emailAddress };
}

/** Runs the daily job so many days after 20 November, with every other job that is due. */
async function runAfter(days: number): Promise<void> {
  api.clock.at('2026-11-20T10:00:00Z');
  api.clock.advance({ days, minutes: 5 });
  // Another test may have left it at a later day.
  const isDue = { runAt: api.clock.now(), doneAt: null };
  await api.database.collection('jobs').updateOne({ kind: 'unfinished-enrolments' }, { $set: isDue });
  await worker.runDue();
}

const sessionOf = async ({ id }: Pick<Mover, 'id'>) => ({ token: await api.tokenFor(id) });
const isErased = async ({ id }: Pick<Mover, 'id'>) => (await findStored(api, id))['forgottenAt'] !== null;
const warnings = async (emailAddress: string) =>
  (await messagesTo(api, emailAddress)).filter(({ subject }) => subject.startsWith('Do you still need your move'));

describe('an enrolment in which nothing was ordered', () => {
  it('is erased after 90 days without use, and leaves statistics', async () => {
    const mover = await aMoverWithTariff(api);
    await api.call(feedbackEndpoints.giveFeedback, { body: { score: 5, comment: 'Very kind' } }, mover);
    const agent = { token: await api.tokenFor(mover.id, 'agent'), idempotencyKey: `note-${mover.id}` };
    await api.call(telephonyEndpoints.saveNote, { body: { content: 'rings after six' } }, agent);
    await api.call(enrolmentEndpoints.recordStep, { body: { path: '/enrolment/moving-details' } }, mover);
    await runAfter(76);
    await runAfter(89);
    expect(await isErased(mover)).toBe(false);
    await runAfter(90);
    expect(await isErased(mover)).toBe(true);
    await runAfter(91);
    const left = await findStored(api, mover.id);
    const filled = Object.entries(left).filter(([, value]) => value !== null && value !== false);
    expect(Object.fromEntries(filled)).toMatchObject({
      enrolmentType: 'Direct',
      brand: { level: 1, id: 100 },
      createdAt: new Date('2026-11-01T00:00:00Z'),
      unfinished: { step: '/enrolment/moving-details', services: ['energy'] },
      retention: { stage: 'kept', day: '2027-02-18' },
    });
    expect(JSON.stringify(left)).not.toMatch(/Hartley|sam\.hartley|Castle Road|MK40/);
    const holding = Object.entries(await storedTexts(api)).filter(([, texts]) => texts.join().includes(mover.id));
    expect(holding.map(([name]) => name).toSorted()).toEqual(['enrolments', 'erasures', 'jobs']);
    const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: mover.id });
    expect(record).toMatchObject({ by: 'retention', completedAt: expect.any(Date) });
  });

  it('is erased together with its sessions, on every way in', async () => {
    const mover = await anOwner();
    await runAfter(76);
    const { token } = await linkSentTo(api, mover.emailAddress, 'http://localhost:4000/oakwood/continue');
    await runAfter(90);
    const app = { token: await api.appToken() };
    expect(await api.call(enrolmentEndpoints.mine, {}, await sessionOf(mover))).toMatchObject({ status: 401 });
    expect(await api.call(accountEndpoints.continue, { body: { token } }, app)).toMatchObject({ status: 404 });
  });

  it('is erased in batches, including enrolments of an earlier version', async () => {
    const { id } = await aMover(api);
    const enrolments = api.app.get(EnrolmentRepository, { strict: false });
    const { id: _id, version: _version, ...stored } = await enrolments.get(id);
    const ids = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const own = { reference: `HM-BATCH${index}`, saveAndContinueToken: `batch-${index}`, retention: null };
        return (await enrolments.create({ ...stored, ...own }))?.id ?? '';
      }),
    );
    await runAfter(0);
    await runAfter(76);
    await runAfter(90);
    const erased = await Promise.all(ids.map((each) => isErased({ id: each })));
    expect(erased.filter(Boolean)).toHaveLength(60);
  });

  it('is kept while the outcome of an application is unknown, and then for its contract', async () => {
    const mover = await aMoverWithTariff(api);
    await applyWithoutAnswer(api, mover);
    await fault(api, 'quotes', 'down');
    await runAfter(76);
    await runAfter(90);
    expect(await isErased(mover)).toBe(false);
    expect(api.testApp.logged.join()).toContain('could not be erased and will be retried');
    await clearFaults(api);
    await runAfter(91);
    expect(await isErased(mover)).toBe(false);
    expect(await findStored(api, mover.id)).toMatchObject({ retention: { stage: 'kept' }, surname: 'Hartley' });
  });
});

describe('the mail before', () => {
  it('names the day of the erasure 14 days before it, once, and leads back to the move', async () => {
    const { id, emailAddress } = await anOwner();
    await runAfter(75);
    expect(await warnings(emailAddress)).toEqual([]);
    await runAfter(76);
    await runAfter(77);
    const [mail, ...others] = await warnings(emailAddress);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('We will delete it, and everything you filled in, on 18\u00a0Feb\u00a02027.');
    const { link, token } = await linkSentTo(api, emailAddress, 'http://localhost:4000/oakwood/continue');
    expect(link.searchParams.get('commType')).toBe('erasure-warning');
    await runAfter(89);
    const opened = await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    expect(await readHolder(api, opened)).toEqual({ role: 'customer', id });
    await runAfter(91);
    expect(await isErased({ id })).toBe(false);
  });

  it('is not sent to an address that opens nothing', async () => {
    const { id, emailAddress } = await anOwner();
    await updateStored(api, id, { emailAddressVerified: false, lockedAt: api.clock.now() });
    await runAfter(76);
    expect(await warnings(emailAddress)).toEqual([]);
    await runAfter(90);
    expect(await isErased({ id })).toBe(true);
  });
});

describe('the period', () => {
  it.each([
    [
      'a page that is shown',
      async (mover: Mover) =>
        api.call(
          enrolmentEndpoints.recordStep,
          { body: { path: '/enrolment/moving-details' } },
          await sessionOf(mover),
        ),
    ],
    [
      'a change',
      async (mover: Mover) =>
        api.call(enrolmentEndpoints.update, { body: { moveInDate: api.clock.today() } }, await sessionOf(mover)),
    ],
    [
      'a login',
      ({ id }: Mover) =>
        api.app.get(TokensService, { strict: false }).logIn({ role: 'customer', enrolmentId: id }, { shownBy: null }),
    ],
    [
      "an agent's call",
      ({ id }: Mover) =>
        api.app
          .get(TokensService, { strict: false })
          .startCall({ agentId: 'a-1', agentName: 'Jordan Lee', enrolmentId: id }),
    ],
  ])('starts again with %s, before and after the mail', async (_, use) => {
    const mover = await anOwner();
    await runAfter(70);
    await use(mover);
    await runAfter(76);
    expect(await warnings(mover.emailAddress)).toEqual([]);
    await runAfter(70 + 76);
    expect(await warnings(mover.emailAddress)).toHaveLength(1);
    await runAfter(70 + 89);
    await use(mover);
    await runAfter(70 + 91);
    expect(await isErased(mover)).toBe(false);
    await runAfter(70 + 89 + 76);
    expect(await warnings(mover.emailAddress)).toHaveLength(2);
    await runAfter(70 + 89 + 90);
    expect(await isErased(mover)).toBe(true);
  });

  it('does not apply to an enrolment with an order', async () => {
    const mover = await aMoverWithTariff(api);
    expect(await pay(mover)).toMatchObject({ status: 200 });
    await runAfter(76);
    await runAfter(400);
    expect(await findStored(api, mover.id)).toMatchObject({ forgottenAt: null, retention: { stage: 'kept' } });
  });
});

describe("a partner's move", () => {
  it('is reported as forgotten when its enrolment is erased', async () => {
    const partner = new PartnerSystem(api);
    const { reference } = await partner.createFor({ emailAddress: 'idle-lodger@example.test' });
    await partner.open(reference);
    await updateStored(api, await partner.enrolmentIdOf(reference), {
      retention: { stage: 'active', day: '2026-11-20' },
    });
    await runAfter(76);
    await runAfter(90);
    api.clock.advance({ seconds: 5 });
    await worker.runDue();
    const moved = await api.database.collection('partner_moves').findOne({ reference });
    expect(moved).toMatchObject({ status: 'forgotten', sent: [], agreed: { text: '', date: '' }, moveInDate: null });
    expect(await partner.eventsOf(reference)).toContain('move.forgotten');
    expect(await partner.status(reference)).toBe('forgotten');
  });
});

describe("a partner's move that no one has opened", () => {
  it('is left to the rule of such moves', async () => {
    const partner = new PartnerSystem(api);
    const { reference } = await partner.createFor({ emailAddress: 'invited-lodger@example.test' });
    await api.database.collection('partner_moves').updateOne({ reference }, { $set: { eraseAfter: '2028-01-01' } });
    await runAfter(76);
    await runAfter(90);
    expect(await isErased({ id: await partner.enrolmentIdOf(reference) })).toBe(false);
    expect(await partner.status(reference)).toBe('invited');
  });
});
