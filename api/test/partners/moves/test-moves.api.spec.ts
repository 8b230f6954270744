import { partnerEndpoints, partnerScopes, type TestProgress } from '@home-move/contract';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { messagesTo, newReference, PartnerSystem, sentMove } from './partner-moves.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let key: string;
let partner: PartnerSystem;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
  const keys = api.app.get(PartnerKeyService, { strict: false });
  ({ key } = await keys.add('oakwood', { environment: 'test', scopes: partnerScopes }));
  partner = new PartnerSystem(api, key);
});
afterAll(() => api.close());

const progress = (reference: string, body: TestProgress, token = key) =>
  api.call(partnerEndpoints.testProgress, { params: { reference }, body }, { token });
const outbox = (token = key) => api.call(partnerEndpoints.testMessages, {}, { token });
const aMove = async () => (await partner.createFor({ emailAddress: sentMove.person.emailAddress })).reference;

describe('a move of the test environment', () => {
  it('sends its messages to the outbox only, and creates no enrolment', async () => {
    const reference = await aMove();
    await worker.runDue();
    expect((await outbox()).body.messages[0]).toEqual({
      reference,
      channel: 'email',
      subject: 'Set up your new home with Oakwood Bedford',
      text: expect.stringContaining('/oakwood/12') as string,
      at: '2026-11-20T10:00:00.000Z',
    });
    expect(await messagesTo(api, sentMove.person.emailAddress)).toEqual([]);
    expect(await api.database.collection('enrolments').countDocuments({ surname: 'Fennimore' })).toBe(0);
    expect(JSON.stringify((await outbox()).body)).not.toMatch(/Fennimore|marigold/i);
  });

  it('makes the progress that the partner gives it, with the events of a live one', async () => {
    const reference = await aMove();
    expect(await progress(reference, { status: 'opened' })).toMatchObject({ status: 200, body: { status: 'opened' } });
    await progress(reference, { status: 'inProgress', completedServices: ['energy'] });
    expect((await progress(reference, { status: 'completed' })).body).toMatchObject({
      status: 'completed',
      completedServices: ['energy'],
    });
    expect(await partner.eventsOf(reference)).toEqual([
      'move.opened',
      'move.service_completed energy',
      'move.completed',
    ]);
  });

  it('can be objected to, and then changes no more', async () => {
    const reference = await aMove();
    expect((await progress(reference, { status: 'objected' })).body).toMatchObject({ objection: 'not-wanted' });
    expect(await progress(reference, { status: 'opened' })).toMatchObject({
      status: 409,
      body: { code: 'MOVE_ENDED' },
    });
  });

  it('is changed and cancelled like a live one', async () => {
    const reference = await aMove();
    expect(await partner.change(reference, { moveInDate: '2026-12-04' })).toMatchObject({ status: 200 });
    expect(await partner.cancel(reference)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await partner.eventsOf(reference)).toContain('move.cancelled');
  });

  it('ends after a day', async () => {
    const reference = await aMove();
    const found = await api.database.collection('partner_moves').findOne({ reference });
    expect(found).toMatchObject({ expiresAt: new Date('2026-11-21T10:00:00Z') });
    const indexes = await api.database.collection('partner_moves').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

it('live keys find neither the outbox nor progress of tests', async () => {
  const live = new PartnerSystem(api);
  const { reference } = await live.createFor({ emailAddress: 'live@example.test' }, { reference: newReference() });
  expect(await progress(reference, { status: 'completed' }, partnerKey)).toMatchObject({ status: 404 });
  expect(await outbox(partnerKey)).toMatchObject({ status: 404 });
  expect(await live.status(reference)).toBe('scheduled');
});
