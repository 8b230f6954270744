import { accountEndpoints, enrolmentEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { linkSentTo, readHolder, updateStored } from '../../identity/account/login.fixture.js';
import { clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { bootForUndecidedMovers } from './undecided-mover.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let mover: Mover;
let email: string;
const { as, unknown, give, after, reminders, saved } = bootForUndecidedMovers((started) => {
  ({ api, worker, mover, email } = started);
});

describe('an unknown move-in date', () => {
  it('sends one mail after four weeks [MOVE-22]', async () => {
    expect(await unknown()).toMatchObject({ status: 200, body: { moveInDate: null } });
    await after(27.9);
    expect(await reminders()).toEqual([]);
    await after(0.1);
    await after(30);
    expect(await reminders()).toMatchObject([{ subject: 'Do you know your move-in date now?' }]);
    const [mail] = await reminders();
    expect(mail?.text).toContain('This is a service message, so it has no unsubscribe link.');
  });

  it('sends no second mail for a request that is repeated after done jobs are deleted', async () => {
    await unknown();
    await after(28);
    await after(35);
    await api.database.collection('jobs').deleteMany({ expiresAt: { $lte: api.clock.now() } });
    expect(await unknown()).toMatchObject({ status: 200 });
    await after(1);
    expect([(await reminders()).length, (await saved()).length]).toEqual([1, 1]);
  });

  it('opens the move of the mailbox’s owner for 14 days, once', async () => {
    await unknown();
    await after(28);
    const { link, token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    expect(link.searchParams.get('commType')).toBe('move-in-reminder');
    api.clock.advance({ days: 13.9 });
    const open = async () => api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    const answer = await open();
    expect(answer.status).toBe(200);
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: mover.id });
    expect(await open()).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it('opens nothing after 14 days', async () => {
    await unknown();
    await after(28);
    const { token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    api.clock.advance({ days: 14.1 });
    expect(
      await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() }),
    ).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
  });

  it.each([
    ['was forgotten', { forgottenAt: new Date() }],
    ['is locked, with nothing proven', { lockedAt: new Date() }],
    ['is complete', { status: 40 }],
    ['has no email any more', { emailAddress: null }],
  ])('is not asked about when the enrolment %s', async (_, fields) => {
    await unknown();
    await updateStored(api, mover.id, fields);
    await after(28);
    expect(await reminders()).toEqual([]);
    expect(
      await api.database.collection('jobs').findOne({ kind: 'move-in-reminder', 'data.enrolmentId': mover.id }),
    ).toMatchObject({
      doneAt: api.clock.now(),
    });
  });

  it('stores no name and no contact in its job', async () => {
    await unknown();
    const job = await api.database
      .collection('jobs')
      .findOne({ kind: 'move-in-reminder', 'data.enrolmentId': mover.id });
    expect(job?.['data']).toEqual({ enrolmentId: mover.id, unknownSince: '2026-11-20T10:00:00.000Z' });
  });
});

describe('the mail after four weeks', () => {
  it('leads to the login if only the mobile number is verified, because links to unverified addresses open nothing', async () => {
    await unknown();
    await updateStored(api, mover.id, { contactNumberVerified: true });
    await after(28);
    const [mail] = await reminders();
    expect(mail?.subject).toBe('Do you know your move-in date now?');
    expect(mail?.text).toContain('Give my move-in date:\nhttp://localhost:4000/oakwood/login\n');
    expect(mail?.text).toContain('Choose "Use my mobile number instead" there. You get a code by text message.');
    expect(mail?.text).not.toContain('The link works for');
    expect(await api.database.collection('link_tokens').countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('opens a locked enrolment whose address is proven', async () => {
    await unknown();
    await updateStored(api, mover.id, { lockedAt: new Date(), emailAddressVerified: true });
    await after(28);
    const { token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    const answer = await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: mover.id });
  });

  it('is sent once when the mail server is back, and logs no name', async () => {
    await unknown();
    await fault(api, 'email', 'error', { match: email });
    await after(28);
    expect(await reminders()).toEqual([]);
    await clearFaults(api);
    await after(1);
    await after(1);
    expect(await reminders()).toHaveLength(1);
    expect(api.testApp.logged.join()).not.toContain(email);
  });

  it('is sent once by another process when the one that scheduled it died', async () => {
    const process = await api.another();
    process.clock.at('2026-11-20T10:00:00Z');
    await process.call(enrolmentEndpoints.moveInDateUnknown, {}, await as());
    await process.close();
    const others = [await api.another(), await api.another()];
    const workers = [worker, ...(await Promise.all(others.map(manualJobsWorker)))];
    for (const { clock } of [api, ...others]) {
      clock.at('2026-11-20T10:00:00Z');
      clock.advance({ days: 28 });
    }
    await Promise.all(workers.map((one) => one.runDue()));
    expect(await reminders()).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });

  it('is scheduled again when the process died before storing the job', async () => {
    await unknown();
    await api.database.collection('jobs').deleteMany({ 'data.enrolmentId': mover.id });
    await after(2);
    await unknown();
    await after(26);
    expect(await reminders()).toHaveLength(1);
  });
});

describe('the mail with a link back', () => {
  it('is sent at once, and opens the move for 14 days', async () => {
    await unknown();
    await after(0);
    const [mail] = await saved();
    expect(mail?.text).toContain('You do not know your move-in date yet. We kept what you filled in.');
    expect(mail?.text).not.toContain('Sam');
    const { link, token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    expect(link.searchParams.get('commType')).toBe('move-saved');
    api.clock.advance({ days: 13.9 });
    const answer = await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: mover.id });
  });

  it('is sent once a day, however often the mover changes their mind', async () => {
    await unknown();
    await after(0);
    await give('2026-12-01');
    await unknown();
    await after(0);
    expect(await saved()).toHaveLength(1);
    await after(1);
    await give('2026-12-02');
    await unknown();
    await after(0);
    expect(await saved()).toHaveLength(2);
  });

  it('is not sent when a date was given before the job runs', async () => {
    await unknown();
    await give('2026-12-01');
    await after(0);
    expect(await saved()).toEqual([]);
  });
});
