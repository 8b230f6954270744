import {
  accountEndpoints,
  councilWaterEndpoints,
  enrolmentEndpoints,
  entertainmentEndpoints,
  planEndpoints,
} from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { linkSentTo, readHolder, messagesTo, updateStored, findStored } from '../../identity/account/login.fixture.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { aMover, clearFaults, fault, homeIn, type Mover, sam } from '../../journey/mover.builder.js';
import { commit, save } from '../onboarding/onboarding-journey.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let worker: JobsWorker;
let mover: Mover;
let email: string;
let count = 0;

beforeAll(async () => {
  api = await bootApp();
  worker = await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  count += 1;
  email = `undecided-${count}@example.test`;
  mover = await aMover(api, { selectedPartner: 101 });
  const body = { emailAddress: email, contactNumber: '07700900150' };
  await api.call(enrolmentEndpoints.saveContactDetails, { body }, await as());
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

/** A current session: the first one expires within the four weeks. */
const as = async () => ({ token: await api.tokenFor(mover.id) });
const unknown = async () => api.call(enrolmentEndpoints.moveInDateUnknown, {}, await as());
const give = async (moveInDate: string) => api.call(enrolmentEndpoints.update, { body: { moveInDate } }, await as());
const after = async (days: number) => {
  api.clock.advance({ days });
  await worker.runDue();
};

const reminders = async () =>
  (await messagesTo(api, email)).filter(({ subject }) => subject === 'Do you know your move-in date now?');
/** The mails with a link back, which are sent at once. */
const saved = async () =>
  (await messagesTo(api, email)).filter(({ subject }) => subject === 'Your move with Oakwood Lettings is saved');

describe('an unknown move-in date', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.moveInDateUnknown, {});

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

  it('changes nothing when reported again, also at the same time', async () => {
    const answers = await Promise.all([unknown(), unknown(), unknown()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await after(1);
    expect((await unknown()).body.version).toBe(answers[0]?.body.version);
    const kind = { $in: ['move-in-reminder', 'move-saved'] };
    expect(await api.database.collection('jobs').countDocuments({ kind, 'data.enrolmentId': mover.id })).toBe(2);
    await after(27);
    await after(10);
    expect(await reminders()).toHaveLength(1);
  });

  it('ends once a date is given, and no mail is sent', async () => {
    await unknown();
    await after(7);
    expect((await give('2026-12-01')).status).toBe(200);
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('clears a date, and counts four weeks from then', async () => {
    await unknown();
    await after(7);
    await give('2026-12-01');
    await after(7);
    expect((await unknown()).body.moveInDate).toBeNull();
    await after(14);
    expect(await reminders()).toEqual([]);
    await after(14);
    expect(await reminders()).toHaveLength(1);
  });

  it('clears a date of the onboarding journey too, and ends with a date given there', async () => {
    await save(api, mover, { moveInDate: '2026-12-01' });
    await unknown();
    expect((await findStored(api, mover.id))['onboarding'].given.moveInDate).toBeNull();
    await save(api, mover, { moveInDate: '2026-12-05' });
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('ignores the date of a committed journey', async () => {
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, await as());
    await unknown();
    await save(api, mover, {
      isManualAddress: true,
      manualAddressStreetOne: '3 River Walk',
      manualAddressStreetTwo: '',
      manualAddressTown: 'Truro',
      manualAddressCounty: 'Cornwall',
      postcode: 'TR1 2HE',
    });
    await save(api, mover, { moveInDate: '2026-12-05' });
    expect((await commit(api, mover)).body.moveInDate).toBe('2026-12-05');
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('is rejected once energy is set up', async () => {
    await give('2026-12-01');
    await updateStored(api, mover.id, {
      completed: { energy: true, entertainment: false, council: false, water: false },
    });
    expect(await unknown()).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
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

describe('a move without a date', () => {
  const choose = async (packageId: string) => select(api, mover, packageId);
  const mine = async () => (await api.call(enrolmentEndpoints.mine, {}, await as())).body;

  beforeEach(async () => {
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, await as());
    await unknown();
    const found = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, await as());
    await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(found.body) } }, await as());
    const choices = { energyOptIn: 1, entertainmentOptIn: 1, residentialStatus: 201 } as const;
    await api.call(enrolmentEndpoints.update, { body: choices }, await as());
  });

  it('finds the council and water company, and packages', async () => {
    const { body: found } = await api.call(councilWaterEndpoints.services, {}, await as());
    expect(found.council?.name).toBe('Bedford Borough Council');
    const { body: list } = await api.call(entertainmentEndpoints.broadband, { body: {} }, await as());
    expect(list.packages.packages.length).toBeGreaterThan(0);
  });

  it('orders nothing that starts on the day', async () => {
    expect(await choose('BRI-FF150')).toMatchObject({ status: 409, body: { code: 'MOVE_IN_DATE_MISSING' } });
    expect((await mine()).entertainmentComplete).toBe(false);
    await give('2026-11-27');
    expect((await choose('BRI-FF150')).status).toBe(200);
  });

  it('accepts the date later, also after broadband on the provider’s own site', async () => {
    expect((await choose('wm-81301')).status).toBe(200);
    await api.call(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } }, await as());
    await updateStored(api, mover.id, {
      completed: { energy: false, entertainment: true, council: false, water: false },
    });
    expect(await give('2026-11-27')).toMatchObject({ status: 200, body: { isMoveInDateInRange: true } });
    expect(await give('2026-11-28')).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('has a summary and a plan, which ask for the date', async () => {
    const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, await as());
    expect(summary.energy).toMatchObject({ moveInDate: null, isMoveInDateInRange: false });
    const { body: plan } = await api.call(planEndpoints.plan, {}, await as());
    expect(plan.moveInDate).toBeNull();
    expect(plan.entries.find(({ id }) => id === 'move-in')).toMatchObject({
      title: 'Give us your move-in date',
      action: { kind: 'step', step: 'moving-details' },
    });
  });
});
