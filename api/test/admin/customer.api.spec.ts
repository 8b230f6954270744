import { accountEndpoints, telephonyEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../src/modules/platform/jobs/jobs.worker.js';
import { anInvitation, findStored, messagesTo, validate } from '../identity/account/login.fixture.js';
import { aMover, aMoverAt, aMoverWithTariff, samsContact } from '../journey/mover.builder.js';
import { SubscriptionsService } from '../../src/modules/platform/comms/subscriptions.service.js';
import { UndeliverableMailboxes } from '../../src/modules/platform/comms/undeliverable-mailboxes.js';
import { applyWithoutAnswer } from '../energy/payment/lost-answer.fixture.js';
import { PartnerSystem } from '../partners/moves/partner-moves.fixture.js';
import { aBusyCustomer, type BusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { manualJobsWorker } from '../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let customer: BusyCustomer;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  worker = await manualJobsWorker(api);
  api.clock.at('2026-11-20T10:00:00Z');
  customer = await aBusyCustomer(api);
}, 60_000);
afterAll(() => api.close());

const run = (verb: string, id: string, ...args: string[]) =>
  runAdminCommand(api, ['customer', verb, '--enrolment', id, ...args]);
const resend = (id: string, message: string) => run('resend', id, '--message', message);
const subjectsTo = async (contact: string) => (await messagesTo(api, contact)).map(({ subject }) => subject);
const lastAudit = () => api.database.collection('admin_audit').findOne({}, { sort: { _id: -1 } });
const referenceOf = async (id: string) => String((await findStored(api, id))['reference']);

describe('customer resend', () => {
  it('mails the invitation of a partner again', async () => {
    const emailAddress = 'tenant@example.test';
    const partner = new PartnerSystem(api);
    const { reference } = await partner.createFor({ emailAddress });
    await worker.runDue();
    const id = await partner.enrolmentIdOf(reference);
    expect(await resend(id, 'invitation')).toMatchObject({
      code: 0,
      lines: ['The invitation is sent again, now or after the quiet hours.'],
    });
    await worker.runDue();
    expect(await subjectsTo(emailAddress)).toHaveLength(2);
    await partner.open(reference);
    expect(await resend(id, 'invitation')).toMatchObject({ code: 1, lines: [] });
  });

  it('mails the invitation of support again, until the mover has confirmed the details', async () => {
    const { enrolmentId: id, token, email } = await anInvitation(api);
    expect((await resend(id, 'invitation')).lines).toEqual(['The invitation was mailed.']);
    expect((await messagesTo(api, email))[0]?.text).toContain(token);
    await validate(api, token, { surname: 'Hartley', postcode: 'MK40 2QT' });
    expect((await resend(id, 'invitation')).errors).toEqual([
      'customer resend: the customer has opened the invitation; resend the link',
    ]);
  });

  it('mails a link to the move, which the history shows as an action of support', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    expect((await resend(id, 'link')).lines).toEqual(['A link to the move was mailed.']);
    expect(await subjectsTo(samsContact.emailAddress)).toHaveLength(1);
    const { body } = await api.call(telephonyEndpoints.history, {}, { token: await api.tokenFor(id, 'agent') });
    expect(body[0]).toMatchObject({ type: 'link-sent', actor: { kind: 'support' } });
    expect(await lastAudit()).toMatchObject({ action: 'customer resend', on: id, outcome: 'done' });
  });

  it('mails the confirmation of orders again', async () => {
    const before = await subjectsTo(customer.emailAddress);
    expect((await resend(customer.id, 'confirmation')).lines).toEqual(['The confirmation of the orders was mailed.']);
    expect(await subjectsTo(customer.emailAddress)).toHaveLength(before.length + 1);
  });

  it('rejects what cannot be sent, in a dry run too', async () => {
    const { id } = await aMover(api);
    for (const dryRun of [[], ['--dry-run']]) {
      expect(await run('resend', id, '--message', 'invitation', ...dryRun)).toMatchObject({
        code: 1,
        errors: ['customer resend: the customer signed up without an invitation; resend the link'],
      });
      for (const message of ['link', 'confirmation'])
        expect(await run('resend', id, '--message', message, ...dryRun)).toMatchObject({ code: 1, lines: [] });
    }
    expect((await resend(id, 'code')).errors).toEqual([
      'customer resend: --message: one of invitation, link, confirmation',
    ]);
  });
});

describe('customer resend to a mailbox that gets no such mails', () => {
  it.each<readonly [string, (email: string) => Promise<void>]>([
    ['unsubscribed', (email) => api.app.get(SubscriptionsService, { strict: false }).unsubscribeOnRequest(email)],
    [
      'undeliverable',
      (emailAddress) =>
        api.app.get(UndeliverableMailboxes, { strict: false }).add({ emailAddress, cause: 'bounced' }, api.clock.now()),
    ],
  ])('rejects the invitation in a dry run too: %s', async (_, stop) => {
    const { enrolmentId, email } = await anInvitation(api);
    await stop(email);
    const error = 'customer resend: not mailed: this address has unsubscribed, or mails to it bounce';
    for (const dryRun of [[], ['--dry-run']])
      expect(await run('resend', enrolmentId, '--message', 'invitation', ...dryRun)).toEqual({
        code: 1,
        lines: [],
        errors: [error],
      });
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('rejects the link in a dry run with the error of the real run', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    const undeliverable = api.app.get(UndeliverableMailboxes, { strict: false });
    await undeliverable.add({ emailAddress: samsContact.emailAddress, cause: 'bounced' }, api.clock.now());
    const dry = await run('resend', id, '--message', 'link', '--dry-run');
    expect(dry).toEqual({ code: 1, lines: [], errors: [expect.stringMatching(/^customer resend: /)] });
    expect(dry).toEqual(await resend(id, 'link'));
    await undeliverable.remove(samsContact.emailAddress);
  });
});

describe('customer forget', () => {
  it('promises no erasure in a dry run while the outcome of an application is unknown', async () => {
    const mover = await aMoverWithTariff(api);
    await applyWithoutAnswer(api, mover);
    const dryRun = await run('forget', mover.id, '--confirm', await referenceOf(mover.id), '--dry-run');
    expect(dryRun).toEqual({
      code: 1,
      lines: [],
      errors: [
        `customer forget: the outcome of an order of enrolment ${mover.id} is unknown: without --dry-run, its provider is queried first, and nothing is erased if it does not respond`,
      ],
    });
  });

  it('erases nothing unless the reference confirms it', async () => {
    for (const args of [
      ['--confirm', 'HM-00000000'],
      ['--confirm', await referenceOf(customer.id), '--dry-run'],
    ])
      await run('forget', customer.id, ...args);
    expect(await findStored(api, customer.id)).toMatchObject({ surname: 'Quillfeather', forgottenAt: null });
    expect((await run('forget', customer.id, '--confirm', 'HM-00000000')).errors).toEqual([
      `customer forget: --confirm: not the reference of enrolment ${customer.id}`,
    ]);
  });

  it('erases the customer, ends the sessions, and records that support did it', async () => {
    const { code, lines } = await run('forget', customer.id, '--confirm', await referenceOf(customer.id));
    expect({ code, lines }).toEqual({ code: 0, lines: [`The customer of enrolment ${customer.id} is forgotten.`] });
    expect(await findStored(api, customer.id)).toMatchObject({ surname: null, forgottenAt: expect.any(Date) });
    expect(await findStored(api, customer.id)).not.toHaveProperty('surnameKey');
    const opened = await api.call(
      accountEndpoints.validate,
      { body: { token: customer.saveAndContinueToken, surname: 'Quillfeather', postcode: 'MK40 2QT' } },
      { token: await api.appToken() },
    );
    expect(opened.body).not.toHaveProperty('token');
    const record = await api.database.collection<{ _id: string }>('erasures').findOne({ _id: customer.id });
    expect(record).toMatchObject({ by: expect.stringMatching(/^support \(\S+\)$/) });
    expect(await lastAudit()).toMatchObject({ action: 'customer forget', on: customer.id, outcome: 'done' });
  });

  it('rejects a customer who was forgotten', async () => {
    expect((await run('forget', customer.id, '--confirm', await referenceOf(customer.id))).errors).toEqual([
      `customer forget: there is no enrolment ${customer.id}`,
    ]);
  });
});
