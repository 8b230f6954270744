import { dataPassportEndpoints, enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { allEntries } from './passport.fixture.js';

let api: BootedApp;
/** A process that does not reach the mail server. */
let unconnected: BootedApp;
let worker: JobsWorker;
let failingWorker: JobsWorker;
let count = 0;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000', LOG_LEVEL: 'silent' });
  unconnected = await api.another({ SMTP_URL: 'smtp://127.0.0.1:9' });
  worker = await manualJobsWorker(api);
  failingWorker = await manualJobsWorker(unconnected);
});
beforeEach(() => {
  for (const { clock } of [api, unconnected]) clock.at('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  await unconnected.close();
  await api.close();
});

interface Reader extends Mover {
  readonly mailbox: string;
}

async function aReader(): Promise<Reader> {
  const mover = await aMoverAt(api, 'MK40 2QT');
  count += 1;
  const mailbox = `resend-${count}@example.test`;
  await updateStored(api, mover.id, { emailAddress: mailbox, emailAddressVerified: true });
  return { ...mover, mailbox };
}

/** A mover whose mail about the saved move could not be delivered. */
async function aReaderWithoutMail(): Promise<Reader> {
  const reader = await aReader();
  await api.call(enrolmentEndpoints.moveInDateUnknown, {}, { token: reader.token });
  await failingWorker.runDue();
  return reader;
}

const reminders = async (reader: Mover) =>
  (await allEntries(api, reader)).filter(({ purpose }) => purpose === 'reminder');
const statesOf = async (reader: Mover) => (await reminders(reader)).map(({ result, resend }) => [result, resend]);

const resend = ({ token }: Pick<Mover, 'token'>, id: string) =>
  api.call(dataPassportEndpoints.resend, { params: { id } }, { token });

/** The only entry that was not delivered. */
async function undelivered(reader: Mover): Promise<string> {
  const [entry, ...others] = await reminders(reader);
  if (!entry || others.length > 0) throw new Error('not one entry');
  return entry.id;
}

describe('POST /enrolment/data-passport/entries/:id/resend', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.resend, { params: { id: '0123456789abcdef01234567' } });

  it('sends a message at once that could not be delivered, and shows what became of it [PASS-13]', async () => {
    const reader = await aReaderWithoutMail();
    expect(await statesOf(reader)).toEqual([['notDelivered', 'possible']]);
    await worker.runDue();
    expect(await messagesTo(api, reader.mailbox)).toEqual([]);
    expect(await resend(reader, await undelivered(reader))).toMatchObject({
      status: 200,
      body: { result: 'notDelivered', resend: 'requested' },
    });
    expect(await statesOf(reader)).toEqual([['notDelivered', 'requested']]);
    await worker.runDue();
    expect(await messagesTo(api, reader.mailbox)).toHaveLength(1);
    expect(await statesOf(reader)).toEqual([
      ['notDelivered', 'repeated'],
      ['delivered', undefined],
    ]);
  });

  it('sends once, also for two tabs at the same time [PASS-13]', async () => {
    const reader = await aReaderWithoutMail();
    const id = await undelivered(reader);
    const answers = await Promise.all([resend(reader, id), resend(reader, id)]);
    expect(answers.map(({ status, body }) => [status, body.resend])).toEqual([
      [200, 'requested'],
      [200, 'requested'],
    ]);
    await worker.runDue();
    expect((await resend(reader, id)).body).toMatchObject({ resend: 'repeated' });
    await worker.runDue();
    expect(await messagesTo(api, reader.mailbox)).toHaveLength(1);
    expect(await api.database.collection('disclosure_resends').countDocuments({ enrolmentId: reader.id })).toBe(1);
  });

  it('does not send again when the second attempt has failed, too [PASS-13]', async () => {
    const reader = await aReaderWithoutMail();
    const id = await undelivered(reader);
    await resend(reader, id);
    await failingWorker.runDue();
    expect((await resend(reader, id)).body).toMatchObject({ resend: 'repeated' });
    await worker.runDue();
    expect(await messagesTo(api, reader.mailbox)).toEqual([]);
    expect(await statesOf(reader)).toEqual([
      ['notDelivered', 'repeated'],
      ['notDelivered', 'possible'],
    ]);
  });

  it('runs a job that was given up [PASS-13]', async () => {
    const reader = await aReaderWithoutMail();
    await api.database
      .collection('jobs')
      .updateOne(
        { 'data.enrolmentId': reader.id, attempts: { $gt: 0 } },
        { $set: { doneAt: api.clock.now(), givenUpAt: api.clock.now() } },
      );
    await resend(reader, await undelivered(reader));
    await worker.runDue();
    expect(await messagesTo(api, reader.mailbox)).toHaveLength(1);
  });

  it('offers and sends nothing to which the mover has objected', async () => {
    const reader = await aReaderWithoutMail();
    const { token } = reader;
    await api.call(dataPassportEndpoints.object, { body: { purpose: 'reminder' } }, { token });
    expect((await resend(reader, await undelivered(reader))).body).not.toHaveProperty('resend');
    expect(await api.database.collection('disclosure_resends').countDocuments({ enrolmentId: reader.id })).toBe(0);
  });

  it('leaves the entry itself as it was written [PASS-03]', async () => {
    const reader = await aReaderWithoutMail();
    const _id = new Types.ObjectId(await undelivered(reader));
    const stored = () => api.database.collection('disclosures').findOne({ _id });
    const before = await stored();
    await resend(reader, _id.toHexString());
    await worker.runDue();
    expect(await stored()).toEqual(before);
  });

  it('sends nothing again that was delivered, or that a page has sent', async () => {
    const reader = await aReader();
    const [delivered] = await allEntries(api, reader);
    const copy = { ...(await api.database.collection('disclosures').findOne({ enrolmentId: reader.id })) };
    const _id = new Types.ObjectId();
    await api.database.collection('disclosures').insertOne({
      ...copy,
      _id,
      at: api.clock.in(1000),
      result: 'notDelivered',
    });
    expect((await resend(reader, delivered?.id ?? '')).body).not.toHaveProperty('resend');
    expect((await resend(reader, _id.toHexString())).body).toMatchObject({ resend: 'onPage' });
    expect(await api.database.collection('disclosure_resends').countDocuments({ enrolmentId: reader.id })).toBe(0);
  });

  it('requires a contact that the mover has proven, and an own entry', async () => {
    const [reader, other] = [await aReaderWithoutMail(), await aReader()];
    const id = await undelivered(reader);
    expect((await resend(other, id)).status).toBe(404);
    expect((await resend(reader, 'f'.repeat(24))).status).toBe(404);
    expect((await resend(reader, 'unknown')).status).toBe(400);
    await updateStored(api, reader.id, { emailAddressVerified: false });
    expect(await resend(reader, id)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    expect(await api.database.collection('disclosure_resends').countDocuments({ enrolmentId: reader.id })).toBe(0);
  });

  it('is no call of agents', async () => {
    const reader = await aReader();
    const token = await api.tokenFor(reader.id, 'agent');
    const [entry] = await allEntries(api, reader);
    expect((await resend({ token }, entry?.id ?? '')).status).toBe(403);
  });

  it('works after an agent has finished the enrolment', async () => {
    const reader = await aReaderWithoutMail();
    await updateStored(api, reader.id, { closedAt: new Date(), closedBy: 'Jordan Lee' });
    expect((await resend(reader, await undelivered(reader))).body).toMatchObject({ resend: 'requested' });
  });

  it('leaves nothing of a forgotten customer, and is closed to them', async () => {
    const reader = await aReaderWithoutMail();
    const id = await undelivered(reader);
    await resend(reader, id);
    const token = await api.tokenFor(reader.id, 'agent');
    expect((await api.call(telephonyEndpoints.forget, {}, { token })).status).toBe(200);
    expect(await api.database.collection('disclosure_resends').countDocuments({ enrolmentId: reader.id })).toBe(0);
    expect(
      await api.database.collection('disclosures').countDocuments({ jobId: { $exists: true }, enrolmentId: reader.id }),
    ).toBe(0);
    expect((await resend(reader, id)).status).toBe(401);
  });
});
