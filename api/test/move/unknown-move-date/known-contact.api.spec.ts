import { accountEndpoints, enrolmentEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { linkSentTo, messagesTo, readHolder, updateStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { aMover, type Mover, sam } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let worker: JobsWorker;
let email: string;
let count = 0;
let first: Mover;

const oakwood = { selectedPartner: 101 };

beforeAll(async () => {
  api = await bootApp();
  worker = await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  count += 1;
  email = `again-${count}@example.test`;
  first = await aSignUp(email);
  await worker.runDue();
});
afterAll(() => api.close());

async function give(mover: Mover, emailAddress: string, contactNumber = '07700900150') {
  const body = { emailAddress, contactNumber };
  return api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: await api.tokenFor(mover.id) });
}
async function aSignUp(emailAddress: string, brand = oakwood): Promise<Mover> {
  const mover = await aMover(api, brand);
  await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, { token: mover.token });
  await give(mover, emailAddress);
  return mover;
}
const mails = async () =>
  (await messagesTo(api, email)).filter(
    ({ subject }) => subject === 'There is already a move with Oakwood Lettings for your email address',
  );

describe('a sign-up with the email address of another move', () => {
  it('mails the owner of the mailbox a link to the first one', async () => {
    await aSignUp(email);
    await worker.runDue();
    const [mail] = await mails();
    expect(mail?.text).toContain('Someone has just started another move with this email address.');
    expect(mail?.text).not.toContain('Sam');
    const { link, token } = await linkSentTo(api, email, 'http://localhost:4000/oakwood/continue');
    expect(link.searchParams.get('commType')).toBe('move-exists');
    const answer = await api.call(accountEndpoints.continue, { body: { token } }, { token: await api.appToken() });
    expect(await readHolder(api, answer)).toEqual({ role: 'customer', id: first.id });
  });

  it('gets the same response as any other, which reveals nothing to a stranger', async () => {
    const [known, unknown] = [await aMover(api, oakwood), await aMover(api, oakwood)];
    const answers = [await give(known, email), await give(unknown, `new-${email}`)];
    const [one, other] = answers.map(({ status, body }) => {
      const { id: _id, emailAddress: _email, reference: _reference, saveAndContinueToken: _token, ...rest } = body;
      return { status, rest };
    });
    expect(one).toEqual(other);
    const jobs = await api.database.collection('jobs').find({ kind: 'known-contact' }).toArray();
    const ids = jobs.map(({ data }) => (data as { enrolmentId: string }).enrolmentId);
    expect(ids).toEqual(expect.arrayContaining([known.id, unknown.id]));
  });

  it('sends one mail a day, to the move in which the address is proven, however often it is typed', async () => {
    await updateStored(api, first.id, { emailAddressVerified: true });
    for (let index = 0; index < 3; index += 1) {
      await aSignUp(email);
      await worker.runDue();
    }
    expect(await mails()).toHaveLength(1);
    api.clock.advance({ days: 1 });
    await aSignUp(email);
    await worker.runDue();
    expect(await mails()).toHaveLength(2);
  });

  it('finds it when a mistyped address is corrected', async () => {
    const mover = await aSignUp(`typo-${email}`);
    await worker.runDue();
    expect(await mails()).toEqual([]);
    await give(mover, email);
    await worker.runDue();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['is complete', { status: 40 }],
    ['was forgotten', { forgottenAt: new Date() }],
    ['is locked, with nothing proven', { lockedAt: new Date() }],
    ['has no details', { status: 10 }],
    ['is of another brand', { brand: { level: 1, id: 102 } }],
  ])('mails nothing when the other one %s', async (_, fields) => {
    await updateStored(api, first.id, fields);
    await aSignUp(email);
    await worker.runDue();
    expect(await mails()).toEqual([]);
  });

  it('stores neither name nor contact in its jobs', async () => {
    await aSignUp(email);
    await worker.runDue();
    const job = await api.database.collection('jobs').findOne({ kind: 'move-exists', 'data.enrolmentId': first.id });
    expect(job?.['data']).toEqual({ enrolmentId: first.id });
    expect(job?.['key']).toBe(`move-exists:${first.id}:2026-11-20`);
  });
});
