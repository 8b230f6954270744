import { otpEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { linkToken, messagesTo, PartnerSystem, sentMove } from './partner-moves.fixture.js';

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
const newMailbox = () => `occupier-${(count += 1)}@example.test`;
const newNumber = () => `077009007${String((count += 1)).padStart(2, '0')}`;
const enrolmentOf = async (reference: string) => findStored(api, await partner.enrolmentIdOf(reference));
const newest = async (contact: string) => {
  const [message] = await messagesTo(api, contact);
  if (!message) throw new Error('no message');
  return message;
};
const openLink = async (token: string) =>
  api.call(otpEndpoints.channelDetails, { query: { channel: 'email', token } }, { token: await api.appToken() });

describe('PATCH /moves/:reference', () => {
  it('replaces the given parts, of the enrolment too', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    const person = { surname: 'Fennimore-Lee', emailAddress };
    const change = { person, property: { postcode: 'MK40 1AA' }, moveInDate: '2026-12-01' };
    expect(await partner.change(reference, change)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect(await enrolmentOf(reference)).toMatchObject({
      surname: 'Fennimore-Lee',
      firstName: null,
      partnerPostcode: 'MK40 1AA',
      address: null,
      moveInDate: '2026-12-01',
    });
    // The changed move counts as sent.
    const again = { ...sentMove, ...change, reference };
    expect(await partner.create(again)).toMatchObject({ status: 201 });
  });

  it('names each wrong field, and changes nothing', async () => {
    const { reference } = await partner.createFor({ emailAddress: newMailbox() });
    expect(await partner.change(reference, { person: { surname: 'F' }, moveInDate: '2030-01-01' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        errors: { 'person.surname': expect.any(String) as string, moveInDate: expect.any(String) as string },
      },
    });
    expect(await partner.change(reference, {})).toMatchObject({ status: 400 });
    expect(await enrolmentOf(reference)).toMatchObject({ surname: 'Fennimore', moveInDate: '2026-11-27' });
  });

  it('moves an invitation that is due some days before the move', async () => {
    const invite = { daysBefore: 2 };
    const { reference } = await partner.createFor({ emailAddress: newMailbox() }, { invite });
    expect((await partner.change(reference, { moveInDate: '2026-12-04' })).body).toMatchObject({
      inviteAt: '2026-12-02T09:00:00.000Z',
    });
    expect(await partner.change(reference, { moveInDate: null })).toMatchObject({
      status: 400,
      body: { errors: { 'invite.daysBefore': 'A number of days before the move needs a move-in date' } },
    });
    expect(await partner.change(reference, { invite: { by: ['sms'] } })).toMatchObject({
      status: 400,
      body: { errors: { 'invite.by': 'Give the contact by which to invite the person' } },
    });
  });

  it('keeps the time of an invitation when other parts change', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress }, { invite: { on: '2026-11-24' } });
    await partner.change(reference, { moveInDate: '2026-12-04' });
    await worker.runDue();
    expect(await messagesTo(api, emailAddress)).toEqual([]);
    api.clock.at('2026-11-24T09:00:00Z');
    await worker.runDue();
    expect(await messagesTo(api, emailAddress)).toHaveLength(1);
  });

  it('invites a new contact, and the link to the earlier one opens nothing', async () => {
    const [wrong, right] = [newMailbox(), newMailbox()];
    const { reference } = await partner.createFor({ emailAddress: wrong });
    await worker.runDue();
    const earlier = linkToken(await newest(wrong));
    await partner.change(reference, { person: { surname: 'Fennimore', emailAddress: right } });
    await worker.runDue();
    const later = linkToken(await newest(right));
    expect(later).not.toBe(earlier);
    expect(await openLink(later)).toMatchObject({ status: 200 });
    const body = { channel: 0 as const, postcode: 'MK40 2QT', token: earlier };
    const opened = await api.call(otpEndpoints.validatePostcode, { body }, { token: await api.appToken() });
    expect(opened.body).not.toHaveProperty('token');
    expect(await partner.eventsOf(reference)).toEqual(['move.invited']);
  });

  it('changes only how the person agreed once the mover has opened the move', async () => {
    const { reference } = await partner.createFor({ emailAddress: newMailbox() });
    await partner.open(reference);
    for (const change of [{ moveInDate: '2026-12-01' }, { invite: {} }, { person: { surname: 'Lee' } }])
      expect((await partner.change(reference, change)).status).not.toBe(200);
    expect(await partner.change(reference, { moveInDate: '2026-12-01' })).toMatchObject({
      status: 409,
      body: { code: 'MOVE_OPENED' },
    });
    const agreed = { text: 'tenancy-2026-04', date: '2026-11-20' };
    expect(await partner.change(reference, { agreed })).toMatchObject({ status: 200, body: { status: 'opened' } });
    expect(await api.database.collection('partner_moves').findOne({ reference })).toMatchObject({ agreed });
  });
});

describe('DELETE /moves/:reference', () => {
  it('ends the link, erases the person, and notifies one who was invited', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await worker.runDue();
    const token = linkToken(await newest(emailAddress));
    expect(await partner.cancel(reference)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await newest(emailAddress)).toMatchObject({
      subject: 'Oakwood Bedford has cancelled your invitation',
    });
    expect(await openLink(token)).not.toMatchObject({ status: 200 });
    expect(await enrolmentOf(reference)).toMatchObject({ surname: null, emailAddress: null });
    expect(await partner.eventsOf(reference)).toEqual(['move.invited', 'move.cancelled']);
    api.clock.at('2026-12-20T10:00:00Z');
    await worker.runDue();
    expect(await messagesTo(api, emailAddress)).toHaveLength(2);
    expect(await partner.status(reference)).toBe('cancelled');
  });

  it('is idempotent, and ends the reference', async () => {
    const { reference } = await partner.createFor({ emailAddress: newMailbox() });
    await partner.cancel(reference);
    expect(await partner.cancel(reference)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    for (const answer of [await partner.create({ reference }), await partner.change(reference, { invite: {} })])
      expect(answer).toMatchObject({ status: 409, body: { code: 'MOVE_ENDED' } });
  });

  it('writes to no one who was not invited', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress }, { invite: { on: '2026-11-24' } });
    await partner.cancel(reference);
    api.clock.at('2026-11-24T09:00:00Z');
    await worker.runDue();
    expect(await messagesTo(api, emailAddress)).toEqual([]);
  });

  it('notifies a person without an email address by text message, in the morning', async () => {
    const contactNumber = newNumber();
    const { reference } = await partner.createFor({ contactNumber });
    await worker.runDue();
    const token = linkToken(await newest(contactNumber));
    api.clock.at('2026-11-20T23:00:00Z');
    await partner.cancel(reference);
    expect(await openLink(token)).not.toMatchObject({ status: 200 });
    expect(await messagesTo(api, contactNumber)).toHaveLength(1);
    await worker.runDue();
    api.clock.at('2026-11-21T08:00:00Z');
    await worker.runDue();
    expect(await newest(contactNumber)).toMatchObject({
      text: expect.stringContaining('has cancelled the move') as string,
    });
    expect(await enrolmentOf(reference)).toMatchObject({ contactNumber: null });
  });

  it('leaves a move that the mover has opened with the mover, and ends its links', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await worker.runDue();
    const token = linkToken(await newest(emailAddress));
    await partner.open(reference);
    await partner.cancel(reference);
    expect(await newest(emailAddress)).toMatchObject({ subject: 'Oakwood Bedford has cancelled your move' });
    const enrolment = await enrolmentOf(reference);
    expect(enrolment).toMatchObject({ surname: 'Fennimore', emailAddress, forgottenAt: null });
    expect(await api.database.collection('partner_moves').findOne({ reference })).toMatchObject({
      status: 'cancelled',
    });
    const body = { channel: 0 as const, postcode: 'MK40 2QT', token };
    const opened = await api.call(otpEndpoints.validatePostcode, { body }, { token: await api.appToken() });
    expect(opened.body).not.toHaveProperty('token');
  });

  it('completes by a job what a crash has interrupted', async () => {
    const emailAddress = newMailbox();
    const { reference } = await partner.createFor({ emailAddress });
    await worker.runDue();
    const jobs = api.database.collection('jobs');
    const found = await api.database.collection('partner_moves').findOne({ reference });
    // As a process leaves it that ends after the change.
    await api.database.collection('partner_moves').updateOne({ reference }, { $set: { status: 'cancelled' } });
    await jobs.insertOne({
      kind: 'move-ending',
      key: `move-ending:${String(found?._id)}`,
      runAt: api.clock.now(),
      attempts: 0,
      lockedUntil: new Date(0),
      doneAt: null,
      data: { moveId: String(found?._id) },
    });
    await worker.runDue();
    expect(await newest(emailAddress)).toMatchObject({
      subject: 'Oakwood Bedford has cancelled your invitation',
    });
    expect(await enrolmentOf(reference)).toMatchObject({ emailAddress: null });
  });
});

it('reads, changes and cancels only moves of the partner', async () => {
  const answers = [
    await partner.change('OAK-NONE', { moveInDate: null }),
    await partner.cancel('OAK-NONE'),
    await partner.inviteAgain('OAK-NONE'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
