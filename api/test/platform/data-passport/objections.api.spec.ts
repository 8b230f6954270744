import {
  dataPassportEndpoints,
  enrolmentEndpoints,
  type DisclosurePurpose,
  legalBasisOf,
  type ObjectionPurpose,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { Messages } from '../../../src/modules/platform/messages/messages.js';
import { messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { readPassport } from './passport.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let count = 0;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

interface Reader extends Mover {
  readonly mailbox: string;
}

/** A mover with a proven mailbox. */
async function aReader(): Promise<Reader> {
  const mover = await aMoverAt(api, 'MK40 2QT');
  count += 1;
  const mailbox = `objection-${count}@example.test`;
  await updateStored(api, mover.id, { emailAddress: mailbox, emailAddressVerified: true });
  return { ...mover, mailbox };
}

const object = ({ token }: Pick<Mover, 'token'>, purpose: DisclosurePurpose) =>
  api.call(dataPassportEndpoints.object, { body: { purpose: purpose as ObjectionPurpose } }, { token });

const messages = () => api.app.get(Messages, { strict: false });

async function mailbox({ id, mailbox: contact }: Reader) {
  const brand = await api.app.get(BrandService, { strict: false }).find('oakwood');
  if (!brand) throw new Error('no Oakwood');
  return { contact, brand, isProven: true, enrolmentId: id };
}

const link = 'http://localhost:4000/oakwood/continue/a-token';
const id = 'move-1';
const byMail = { channel: 'email' } as const;
const bySms = { channel: 'sms', contact: '07700900188' } as const;

/** Every message in our legitimate interest. */
const sends: Readonly<
  Record<string, readonly [ObjectionPurpose, (reader: Reader) => Promise<'sent' | 'blocked' | void>]>
> = {
  'a saved move': ['reminder', async (reader) => messages().sendMoveSaved(await mailbox(reader), link)],
  'a second move': ['reminder', async (reader) => messages().sendMoveExists(await mailbox(reader), link)],
  'the move-in date': ['reminder', async (reader) => messages().sendMoveInReminder(await mailbox(reader), link)],
  'the log-in to a saved move': [
    'reminder',
    async (reader) => messages().sendMoveSaved(await mailbox(reader), link, 'login'),
  ],
  'an erasure to come': [
    'reminder',
    async (reader) => messages().sendErasureWarning(await mailbox(reader), link, { endsOn: '2026-12-04' }),
  ],
  'a service that works again': ['reminder', async (reader) => messages().sendServiceBack(await mailbox(reader), link)],
  'an invitation by support': ['invitation', async (reader) => messages().sendInvitation(await mailbox(reader), link)],
  "a partner's invitation by mail": [
    'invitation',
    async (reader) =>
      messages().sendPartnerInvitation({ ...(await mailbox(reader)), ...byMail }, link, { isReminder: false, id }),
  ],
  "a partner's invitation by text message": [
    'invitation',
    async (reader) =>
      messages().sendPartnerInvitation({ ...(await mailbox(reader)), ...bySms }, link, { isReminder: true, id }),
  ],
  'a cancelled move by mail': [
    'moveCancellation',
    async (reader) => messages().sendMoveCancelled({ ...(await mailbox(reader)), ...byMail }, { link, id }),
  ],
  'a cancelled move by text message': [
    'moveCancellation',
    async (reader) => messages().sendMoveCancelled({ ...(await mailbox(reader)), ...bySms }, { link, id }),
  ],
};

const received = async ({ mailbox: contact }: Reader) =>
  (await messagesTo(api, contact)).length + (await messagesTo(api, bySms.contact)).length;
const entries = ({ id: enrolmentId }: Reader) => api.database.collection('disclosures').countDocuments({ enrolmentId });
const distributions = ({ id: enrolmentId }: Reader) =>
  api.database.collection('distributions').countDocuments({ enrolmentId });

describe('POST /enrolment/data-passport/objections', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.object, { body: { purpose: 'reminder' } });

  it.each(Object.entries(sends))('ends messages about %s [PASS-10]', async (_, [purpose, send]) => {
    const [reader, other] = [await aReader(), await aReader()];
    const before = await received(other);
    expect(await send(other)).not.toBe('blocked');
    expect(await received(other)).toBe(before + 1);
    expect((await object(reader, purpose)).status).toBe(200);
    const [messagesBefore, entriesBefore] = [await received(reader), await entries(reader)];
    expect(await send(reader)).not.toBe('sent');
    expect(await received(reader)).toBe(messagesBefore);
    expect([await entries(reader), await distributions(reader)]).toEqual([entriesBefore, 0]);
  });

  it('ends a mail that is queued [PASS-10]', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    for (const { token } of [reader, other])
      expect((await api.call(enrolmentEndpoints.moveInDateUnknown, {}, { token })).status).toBe(200);
    await object(reader, 'reminder');
    await worker.runDue();
    expect(await messagesTo(api, other.mailbox)).toHaveLength(1);
    expect(await messagesTo(api, reader.mailbox)).toEqual([]);
  });

  it('leaves messages for other purposes', async () => {
    const reader = await aReader();
    await object(reader, 'invitation');
    await messages().sendMoveSaved(await mailbox(reader), link);
    await object(reader, 'reminder');
    await messages().sendCode({ ...(await mailbox(reader)), ...byMail }, '048213');
    expect(await messagesTo(api, reader.mailbox)).toHaveLength(2);
  });

  it('shows the entries of the purpose as objected to, since the first objection [PASS-10]', async () => {
    const reader = await aReader();
    await messages().sendMoveSaved(await mailbox(reader), link);
    const first = await object(reader, 'reminder');
    expect(first.body).toEqual({ purpose: 'reminder', at: '2026-11-20T10:00:00.000Z' });
    api.clock.advance({ minutes: 5 });
    expect((await object(reader, 'reminder')).body).toEqual(first.body);
    const { body } = await readPassport(api, reader);
    expect(body.entries.map(({ purpose, objectedAt }) => [purpose, objectedAt])).toEqual([
      ['reminder', '2026-11-20T10:00:00.000Z'],
      ['addressSearch', undefined],
      ['addressSearch', undefined],
    ]);
  });

  const others = (Object.keys(legalBasisOf) as DisclosurePurpose[]).filter(
    (purpose) => !['invitation', 'reminder', 'moveCancellation'].includes(purpose),
  );

  it.each([...others, 'unknown' as DisclosurePurpose])(
    'rejects %s, whose basis is another [PASS-10]',
    async (purpose) => {
      expect(await object(await aReader(), purpose)).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION',
          errors: { purpose: 'You can object only to what we do in our legitimate interest.' },
        },
      });
      expect(await api.database.collection('disclosure_objections').countDocuments({ purpose })).toBe(0);
    },
  );

  it('requires a contact that the mover has proven', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await object(mover, 'reminder')).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    expect(await api.database.collection('disclosure_objections').countDocuments({ enrolmentId: mover.id })).toBe(0);
  });

  it('is no call of agents', async () => {
    const { id: enrolmentId } = await aReader();
    expect((await object({ token: await api.tokenFor(enrolmentId, 'agent') }, 'reminder')).status).toBe(403);
  });

  it('works after an agent has finished the enrolment', async () => {
    const reader = await aReader();
    await updateStored(api, reader.id, { closedAt: new Date(), closedBy: 'Jordan Lee' });
    expect((await object(reader, 'reminder')).status).toBe(200);
  });

  it('is stored once for two requests at the same time', async () => {
    const reader = await aReader();
    const answers = await Promise.all([object(reader, 'reminder'), object(reader, 'reminder')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored = api.database.collection('disclosure_objections');
    expect(await stored.countDocuments({ enrolmentId: new Types.ObjectId(reader.id).toHexString() })).toBe(1);
  });
});
