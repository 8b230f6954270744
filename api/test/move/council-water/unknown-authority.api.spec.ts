import { councilWaterEndpoints, enrolmentEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
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
  count += 1;
  email = `council-${count}@example.test`;
  mover = await aMoverAt(api, 'PL4 8AA');
  await giveEmail(email);
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const giveEmail = (emailAddress: string) =>
  api.call(
    enrolmentEndpoints.saveContactDetails,
    { body: { emailAddress, contactNumber: '07700900170' } },
    { token: mover.token },
  );
const open = () => api.call(councilWaterEndpoints.services, {}, { token: mover.token });
const subjects = async (to = email) => (await messagesTo(api, to)).map(({ subject }) => subject);
const chooseHomeAt = async (postcode: string) => {
  const body = { houseNameOrNumber: '3', addressLine1: 'River Walk', addressLine2: '', town: 'Walton', postcode };
  await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: mover.token });
};

describe('a mover whose council is not identified', () => {
  beforeEach(() => updateStored(api, mover.id, { 'offered.water': 2 }));

  it('gets one mail with the link to the government’s finder, however often the page is opened [COUNCIL-06]', async () => {
    expect((await open()).body.council).toBeNull();
    await Promise.all([open(), open()]);
    await worker.runDue();
    await open();
    await worker.runDue();
    expect(await messagesTo(api, email)).toMatchObject([
      {
        subject: 'Find the council for your new home',
        text: expect.stringContaining('Find your local council:\nhttps://www.gov.uk/find-local-council\n') as string,
      },
    ]);
    const [mail] = await messagesTo(api, email);
    expect(mail?.text).toContain('This is a service message, so it has no unsubscribe link.');
    expect(mail?.text).not.toContain('PL4 8AA');
  });

  it('gets it when the mail server is back', async () => {
    await fault(api, 'email', 'error', { match: email });
    await open();
    await worker.runDue();
    expect(await subjects()).toEqual([]);
    await clearFaults(api);
    api.clock.advance({ minutes: 2 });
    await worker.runDue();
    expect(await subjects()).toHaveLength(1);
  });

  it('gets it at the address of today', async () => {
    await open();
    await giveEmail(`new-${email}`);
    await worker.runDue();
    expect(await subjects()).toEqual([]);
    expect(await subjects(`new-${email}`)).toHaveLength(1);
  });

  it.each([
    ['has chosen another home since', () => chooseHomeAt('MK40 2QT')],
    ['was forgotten', () => updateStored(api, mover.id, { forgottenAt: new Date() })],
    ['has no email any more', () => updateStored(api, mover.id, { emailAddress: null })],
  ])('gets none who %s', async (_, change) => {
    await open();
    await change();
    await worker.runDue();
    expect(await subjects()).toEqual([]);
  });
});

describe('a mover whose water company is not identified', () => {
  const offerWaterOnly = () => updateStored(api, mover.id, { 'offered.council': 2, 'offered.water': 3 });

  it('gets one mail about only the company if the brand does not offer council tax [COUNCIL-07]', async () => {
    await offerWaterOnly();
    expect((await open()).body.water).toBeNull();
    await open();
    await worker.runDue();
    const [mail, ...others] = await messagesTo(api, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Find the water company for your new home');
    expect(mail?.text).toContain("Unfortunately we couldn't identify the water company for your new home.");
    expect(mail?.text).not.toMatch(/council/i);
  });

  it('gets one mail about both if the council is unknown too [COUNCIL-06] [COUNCIL-07]', async () => {
    await open();
    await worker.runDue();
    expect(await subjects()).toEqual(['Find the council and the water company for your new home']);
  });
});

it('no mail is scheduled if the council is known or not offered', async () => {
  const scheduled = () =>
    api.database.collection('jobs').countDocuments({ kind: 'unknown-council', 'data.enrolmentId': mover.id });
  await updateStored(api, mover.id, { 'offered.council': 2, 'offered.water': 2 });
  await open();
  expect(await scheduled()).toBe(0);
  await updateStored(api, mover.id, { 'offered.council': 3 });
  await chooseHomeAt('MK40 2QT');
  expect((await open()).body.council?.name).toBe('Bedford Borough Council');
  expect(await scheduled()).toBe(0);
});
