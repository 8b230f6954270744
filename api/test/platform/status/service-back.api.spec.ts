import { accountEndpoints, enrolmentEndpoints, healthEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { linkSentTo, readHolder, messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { aMover, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let worker: JobsWorker;
let mover: Mover;
let email: string;
let count = 0;

beforeAll(async () => {
  api = await bootApp(briefTimeLimit);
  worker = await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  api.clock.advance({ days: count });
  count += 1;
  email = `waiting-${count}@example.test`;
  mover = await aMover(api, { selectedPartner: 101 });
  await giveContacts(email);
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const giveContacts = (emailAddress: string) =>
  api.call(
    enrolmentEndpoints.saveContactDetails,
    { body: { emailAddress, contactNumber: '07700900160' } },
    { token: mover.token },
  );
const ask = async (token = mover.token) =>
  (await api.call(healthEndpoints.serviceStatus, {}, { token })).body.data.status;
const after = async (minutes: number) => {
  api.clock.advance({ minutes });
  await worker.runDue();
};
const jobs = () =>
  api.database.collection('jobs').countDocuments({ kind: 'service-back', 'data.enrolmentId': mover.id });

describe('a mover who encountered an outage', () => {
  it('gets one mail when the service is back, and not before', async () => {
    await fault(api, 'addresses', 'down');
    expect(await ask()).toBe('Down');
    await after(5);
    expect(await ask()).toBe('Down');
    await after(5);
    expect(await messagesTo(api, email)).toEqual([]);
    await clearFaults(api);
    await after(1);
    await after(60);
    expect(await messagesTo(api, email)).toMatchObject([
      { subject: 'We are back: carry on with your move with Oakwood Lettings' },
    ]);
    expect(await jobs()).toBe(1);
  });

  it('returns to their enrolment by that mail', async () => {
    await fault(api, 'addresses', 'down');
    await ask();
    await clearFaults(api);
    await after(2);
    const { link, token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    expect(link.searchParams.get('commType')).toBe('service-back');
    const answer = await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: mover.id });
  });

  it('is led to the login by that mail if only the mobile number is verified', async () => {
    await updateStored(api, mover.id, { contactNumberVerified: true });
    await fault(api, 'addresses', 'down');
    await ask();
    await clearFaults(api);
    await after(2);
    const [mail] = await messagesTo(api, email);
    expect(mail?.text).toContain('Carry on:\nhttp://localhost:4000/oakwood/login\n');
    expect(mail?.text).not.toContain('/continue/');
  });

  it.each(['enrolment', 'customer', 'agent'] as const)('is promised it as %s', async (role) => {
    await fault(api, 'addresses', 'error');
    await ask(await api.tokenFor(mover.id, role));
    expect(await jobs()).toBe(1);
  });

  it('gets no mail while the service is slow', async () => {
    await fault(api, 'addresses', 'down');
    await ask();
    await fault(api, 'addresses', 'slow');
    await after(2);
    expect(await messagesTo(api, email)).toEqual([]);
    await clearFaults(api);
    await after(2);
    expect(await messagesTo(api, email)).toHaveLength(1);
  });

  it('gets another mail for another outage', async () => {
    for (const outage of [1, 2]) {
      await fault(api, 'addresses', 'down');
      api.clock.advance({ minutes: 61 });
      await ask(await api.tokenFor(mover.id));
      await clearFaults(api);
      await after(2);
      expect(await messagesTo(api, email)).toHaveLength(outage);
    }
  });

  it('is notified at the new address after changing it', async () => {
    await fault(api, 'addresses', 'down');
    await ask();
    await giveContacts(`new-${email}`);
    await clearFaults(api);
    await after(2);
    expect(await messagesTo(api, email)).toEqual([]);
    expect(await messagesTo(api, `new-${email}`)).toHaveLength(1);
  });
});

describe('no mail is scheduled', () => {
  it('for a mover without an email address, or a visitor without an enrolment', async () => {
    await fault(api, 'addresses', 'down');
    const before = await api.database.collection('jobs').countDocuments();
    expect(await ask((await aMover(api)).token)).toBe('Down');
    expect(await ask(await api.appToken())).toBe('Down');
    expect(await api.database.collection('jobs').countDocuments()).toBe(before);
  });

  it.each(['ok', 'slow'])('while the service is %s', async (mode) => {
    await fault(api, 'addresses', mode);
    await ask();
    expect(await jobs()).toBe(0);
  });
});
