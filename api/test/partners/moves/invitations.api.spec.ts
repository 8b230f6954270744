import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { SubscriptionsService } from '../../../src/modules/platform/comms/subscriptions.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { linkToken, messagesTo, PartnerSystem } from './partner-moves.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let partner: PartnerSystem;

beforeAll(async () => {
  api = await bootApp({ UNPROVEN_CONTACT_LIMIT: '50' });
  worker = await manualJobsWorker(api);
  partner = new PartnerSystem(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

let count = 0;
const newMailbox = () => `tenant-${(count += 1)}@example.test`;
const newNumber = () => `077009006${String((count += 1)).padStart(2, '0')}`;
async function runAt(instant: string): Promise<void> {
  api.clock.at(instant);
  await worker.runDue();
}
const subjectsTo = async (contact: string) => (await messagesTo(api, contact)).map(({ subject }) => subject);

describe('the invitation', () => {
  it('is mailed at once in the name of the brand, with a link and the way to refuse', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await runAt('2026-11-20T10:00:00Z');
    const [mail] = await messagesTo(api, emailAddress);
    expect(mail?.subject).toBe('Set up your new home with Oakwood Bedford');
    expect(mail?.text).toContain('choose "I don\'t want this"');
    expect(linkToken(mail ?? { channel: 'email', subject: '', text: '' })).toHaveLength(43);
    expect((await partner.read(reference)).body).toMatchObject({
      status: 'invited',
      inviteAt: null,
      invitedAt: '2026-11-20T10:00:00.000Z',
      notInvited: null,
    });
    expect(await partner.eventsOf(reference)).toEqual(['move.invited']);
  });

  it('is a text message to a person without an email address', async () => {
    const contactNumber = newNumber();
    await partner.createFor({ contactNumber });
    await runAt('2026-11-20T10:00:00Z');
    expect(await messagesTo(api, contactNumber)).toMatchObject([
      { channel: 'sms', text: expect.stringContaining("say that you don't want this") as string },
    ]);
  });

  it('is sent by both if the partner wants that', async () => {
    const [emailAddress, contactNumber] = [newMailbox(), newNumber()];
    await partner.createFor({ emailAddress, contactNumber }, { invite: { by: ['email', 'sms'] } });
    await runAt('2026-11-20T10:00:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
    expect(await messagesTo(api, contactNumber)).toHaveLength(1);
  });

  it('needs the contact by which the partner wants it', async () => {
    const person = { surname: 'Fennimore', emailAddress: newMailbox() };
    expect(await partner.create({ person, invite: { by: ['sms'] } })).toMatchObject({
      status: 400,
      body: { errors: { 'invite.by': 'Give the contact by which to invite the person' } },
    });
  });

  it('waits for its day, at nine in London', async () => {
    const emailAddress = newMailbox();
    const { inviteAt } = await partner.createFor({ emailAddress }, { invite: { on: '2026-11-24' } });
    expect(inviteAt).toBe('2026-11-24T09:00:00.000Z');
    await runAt('2026-11-24T08:59:00Z');
    expect(await messagesTo(api, emailAddress)).toEqual([]);
    await runAt('2026-11-24T09:00:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
  });

  it('is due a number of days before the move, and at once after that', async () => {
    const invite = { daysBefore: 3 };
    expect(await partner.createFor({ emailAddress: newMailbox() }, { invite })).toMatchObject({
      inviteAt: '2026-11-24T09:00:00.000Z',
    });
    const soon = { moveInDate: '2026-11-21', invite };
    expect(await partner.createFor({ emailAddress: newMailbox() }, soon)).toMatchObject({
      inviteAt: '2026-11-20T10:00:00.000Z',
    });
    expect(await partner.create({ moveInDate: undefined, invite })).toMatchObject({
      status: 400,
      body: { errors: { 'invite.daysBefore': 'A number of days before the move needs a move-in date' } },
    });
  });

  it.each([
    ['2026-11-20T20:00:00Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-20T07:59:00Z', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T19:59:00Z', '2026-11-20T19:59:00.000Z'],
  ])('that is due at %s is sent outside the quiet hours, at %s', async (now, expected) => {
    api.clock.at(now);
    expect(await partner.createFor({ emailAddress: newMailbox() })).toMatchObject({ inviteAt: expected });
  });

  it('that is late is not sent in the quiet hours', async () => {
    const emailAddress = newMailbox();
    await partner.createFor({ emailAddress });
    await runAt('2026-11-20T22:00:00Z');
    expect(await messagesTo(api, emailAddress)).toEqual([]);
    await runAt('2026-11-21T08:00:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
  });

  it('is repeated after three and seven days, and no more', async () => {
    const emailAddress = newMailbox();
    await partner.createFor({ emailAddress });
    await runAt('2026-11-20T10:00:00Z');
    await runAt('2026-11-23T09:59:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
    await runAt('2026-11-23T10:00:00Z');
    await runAt('2026-11-27T10:00:00Z');
    await runAt('2026-12-20T10:00:00Z');
    expect(await subjectsTo(emailAddress)).toEqual([
      'Your new home with Oakwood Bedford is still to be set up',
      'Your new home with Oakwood Bedford is still to be set up',
      'Set up your new home with Oakwood Bedford',
    ]);
  });

  it('is not repeated once the mover has opened the move', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await runAt('2026-11-20T10:00:00Z');
    await partner.open(reference);
    await runAt('2026-11-23T10:00:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
  });

  it('is not sent to a mailbox that is unsubscribed, and the partner reads that', async () => {
    const emailAddress = newMailbox();
    await api.app.get(SubscriptionsService, { strict: false }).unsubscribeOnRequest(emailAddress);
    const { reference } = await partner.createFor({ emailAddress });
    await runAt('2026-11-20T10:00:00Z');
    await runAt('2026-11-23T10:00:00Z');
    expect(await messagesTo(api, emailAddress)).toEqual([]);
    expect((await partner.read(reference)).body).toMatchObject({ status: 'scheduled', notInvited: 'unsubscribed' });
  });

  it.each([
    ['sms', newNumber(), 'contactNumber'],
    ['email', newMailbox(), 'emailAddress'],
  ])('that cannot be delivered by %s is reported to the partner', async (channel, contact, field) => {
    await fetch(`${api.sandbox.origin}/faults/${channel}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'refuse', match: contact }),
    });
    const { reference } = await partner.createFor({ [field]: contact });
    await runAt('2026-11-20T10:00:00Z');
    expect((await partner.read(reference)).body).toMatchObject({ invitedAt: null, notInvited: 'undeliverable' });
  });
});

describe('inviting again', () => {
  it('sends the next message at once, three in all', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await runAt('2026-11-20T10:00:00Z');
    for (const minute of ['01', '02']) {
      expect(await partner.inviteAgain(reference)).toMatchObject({ status: 200 });
      await runAt(`2026-11-20T10:${minute}:00Z`);
    }
    expect(await partner.inviteAgain(reference)).toMatchObject({ status: 409, body: { code: 'INVITATION_LIMIT' } });
    await runAt('2026-12-20T10:00:00Z');
    expect(await messagesTo(api, emailAddress)).toHaveLength(3);
  });

  it('is not possible once the mover has opened the move, or it has ended', async () => {
    const { reference } = await partner.createFor({ emailAddress: newMailbox() });
    await partner.open(reference);
    expect(await partner.inviteAgain(reference)).toMatchObject({ status: 409, body: { code: 'MOVE_OPENED' } });
    await partner.cancel(reference);
    expect(await partner.inviteAgain(reference)).toMatchObject({
      status: 409,
      body: { code: 'MOVE_ENDED', detail: 'cancelled' },
    });
  });
});
