import { DataPrivacyService } from '../../../src/modules/platform/data-privacy/data-privacy.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { PartnerSystem } from './partner-moves.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let partner: PartnerSystem;

beforeAll(async () => {
  api = await bootApp();
  worker = await manualJobsWorker(api);
  partner = new PartnerSystem(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

let count = 0;
const aMove = async (body = {}) =>
  (await partner.createFor({ emailAddress: `lodger-${(count += 1)}@example.test` }, body)).reference;
const runReports = () => runDueAfter({ api, worker }, { seconds: 3 });

describe('the progress of a move', () => {
  it('is reported step by step, with an event for each', async () => {
    const reference = await aMove();
    await worker.runDue();
    await partner.open(reference);
    await runReports();
    expect(await partner.status(reference)).toBe('opened');
    await partner.revise(reference, ({ consented }) => ({ consented: { ...consented, energy: true, council: true } }));
    await runReports();
    expect(await partner.status(reference)).toBe('inProgress');
    await partner.revise(reference, ({ completed }) => ({ completed: { ...completed, energy: true } }));
    await runReports();
    expect((await partner.read(reference)).body).toMatchObject({ completedServices: ['energy'] });
    expect(await partner.eventsOf(reference)).toEqual(['move.invited', 'move.opened', 'move.service_completed energy']);
  });

  it('is reported with every step that a mover takes at once', async () => {
    const reference = await aMove();
    await partner.revise(reference, ({ consented, completed }) => ({
      detailsConfirmedAt: api.clock.now(),
      consented: { ...consented, energy: true },
      completed: { ...completed, energy: true },
    }));
    await runReports();
    expect(await partner.eventsOf(reference)).toEqual(['move.opened', 'move.service_completed energy']);
  });

  it('is not changed by what a partner does not see', async () => {
    const reference = await aMove();
    const pending = () => api.database.collection('jobs').countDocuments({ kind: 'move-progress' });
    const before = await pending();
    await partner.revise(reference, () => ({ firstName: 'Mari' }));
    expect(await pending()).toBe(before);
  });

  it('ends when the mover is forgotten', async () => {
    const reference = await aMove();
    const privacy = api.app.get(DataPrivacyService, { strict: false });
    await privacy.forget(await partner.enrolmentIdOf(reference), 'Jordan Lee');
    await runReports();
    expect((await partner.read(reference)).body).toMatchObject({ status: 'forgotten', completedServices: [] });
    expect(await partner.eventsOf(reference)).toContain('move.forgotten');
    expect(await api.database.collection('partner_moves').findOne({ reference })).toMatchObject({
      sent: [],
      agreed: { text: '', date: '' },
      moveInDate: null,
    });
  });
});

describe('the list', () => {
  it('is filtered by status and by a service that is set up', async () => {
    const references = [await aMove(), await aMove(), await aMove()];
    const [first = '', second = ''] = references;
    await partner.open(first);
    await partner.revise(second, ({ consented, completed }) => ({
      consented: { ...consented, water: true },
      completed: { ...completed, water: true },
    }));
    await runReports();
    const listed = async (query: Record<string, string>) =>
      (await partner.list(query)).body.moves.map(({ reference }) => reference);
    expect(await listed({ status: 'opened' })).toEqual([first]);
    expect(await listed({ completedService: 'water' })).toEqual([second]);
    expect(await partner.list({ status: 'lost' })).toMatchObject({ status: 400 });
  });
});

describe('a move that no one has opened', () => {
  it('is erased 60 days after its date', async () => {
    const reference = await aMove({ moveInDate: '2026-11-25' });
    api.clock.at('2027-01-24T12:00:00Z');
    await worker.runDue();
    expect(await partner.status(reference)).toBe('invited');
    api.clock.at('2027-01-25T12:00:00Z');
    await worker.runDue();
    expect(await partner.status(reference)).toBe('forgotten');
    expect(await findStored(api, await partner.enrolmentIdOf(reference))).toMatchObject({ emailAddress: null });
    expect(await partner.eventsOf(reference)).toContain('move.forgotten');
  });

  it('that has no date is erased 60 days after it was sent, and an opened one is kept', async () => {
    const [unopened, opened] = [await aMove({ moveInDate: undefined }), await aMove({ moveInDate: undefined })];
    await partner.open(opened);
    api.clock.at('2027-02-20T12:00:00Z');
    await worker.runDue();
    expect([await partner.status(unopened), await partner.status(opened)]).toEqual(['forgotten', 'opened']);
  });
});
