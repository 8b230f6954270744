import { enrolmentEndpoints, entertainmentEndpoints } from '@home-move/contract';
import { SuppressionRepository } from '../../../src/modules/platform/comms/suppression.repository.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { findStored, messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMover, clearFaults, fault, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aChooser, select } from './chooser.builder.js';

let api: BootedApp;
let worker: JobsWorker;
bootWithShortTimeouts((booted) => (api = booted));
beforeAll(async () => {
  worker = await manualJobsWorker(api);
});

const consent = ({ token }: Mover, serviceType: string, { sendEmail = 'false', app = api } = {}) =>
  app.call(entertainmentEndpoints.womConsent, { query: { serviceType, sendEmail } }, { token });
const storedConsents = async ({ id }: Mover) => (await findStored(api, id))['womConsents'] as unknown;
const storedChoice = async ({ id }: Mover) =>
  (await findStored(api, id))['broadband'] as { consent: object; skyCallbackSlot: string | null };
const at = (instant: string) => ({ version: '2026-11', givenAt: new Date(instant) });

describe('consent to pass details on', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.womConsent, {
    query: { serviceType: '1', sendEmail: 'false' },
  });

  it('is recorded for each service with the version of its text and the time, the latest only [CALL-10]', async () => {
    const mover = await aChooser(api);
    expect(await consent(mover, '1')).toMatchObject({ status: 200, body: { id: mover.id } });
    api.clock.advance({ minutes: 5 });
    await consent(mover, '4');
    await consent(mover, '1');
    expect(await storedConsents(mover)).toEqual([
      { serviceType: 4, ...at('2026-11-20T10:05:00Z') },
      { serviceType: 1, ...at('2026-11-20T10:05:00Z') },
    ]);
  });

  it.each([
    ['another service', { serviceType: '0', sendEmail: 'false' }, 'serviceType'],
    ['no service', { sendEmail: 'false' }, 'serviceType'],
    ['an unknown version', { serviceType: '1', sendEmail: 'false', version: '2025-01' }, 'version'],
    ['an answer that is neither yes nor no', { serviceType: '1', sendEmail: 'perhaps' }, 'sendEmail'],
  ])('is rejected for %s [CALL-10]', async (_, query, field) => {
    const mover = await aChooser(api);
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const answer = await api.send('POST', `/api/v1/enrolment/wom-consent?${search}`, { token: mover.token });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { [field]: expect.any(String) as string } },
    });
    expect(await storedConsents(mover)).toEqual([]);
  });

  it('is rejected once broadband is ordered, as the choice of a package is', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    expect(await consent(mover, '1')).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('is limited per enrolment', async () => {
    const other = await api.another({ CONSENT_LIMIT: '2' });
    other.clock.at('2026-11-20T10:00:00Z');
    const mover = await aChooser(api);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await consent(mover, '1', { app: other })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await other.close();
  });
});

describe('the choice of a package', () => {
  it.each([
    ['an order', 'BRI-FF150', '1'],
    ['an order from Sky', 'SKY-F67TV', '2'],
    ['a visit to the provider’s own site', 'wm-81202', '4'],
  ])('stores the consent that was recorded for %s [CALL-10]', async (_, packageId, serviceType) => {
    const mover = await aChooser(api);
    for (const other of ['1', '2', '4']) if (other !== serviceType) await consent(mover, other);
    api.clock.advance({ minutes: 1 });
    await consent(mover, serviceType);
    api.clock.advance({ minutes: 1 });
    expect((await select(api, mover, packageId)).status).toBe(200);
    expect((await storedChoice(mover)).consent).toEqual(at('2026-11-20T10:01:00Z'));
  });

  it('stores its own consent, to the current text, if none was recorded [CALL-10]', async () => {
    const mover = await aChooser(api);
    await consent(mover, '2');
    api.clock.advance({ minutes: 1 });
    await select(api, mover, 'BRI-FF150');
    expect((await storedChoice(mover)).consent).toEqual(at('2026-11-20T10:01:00Z'));
  });
});

describe('the mail about a consent', () => {
  const mailTo = async ({ emailAddress }: { emailAddress: string }) => {
    await worker.runDue();
    return messagesTo(api, emailAddress);
  };

  it.each([
    [
      '1',
      'gets your name, email address, mobile number, new address and start date',
      'Home Move passes on your details when it places an order for you',
    ],
    [
      '2',
      'gets your name, email address, mobile number, new address and start date',
      'Home Move passes on your details when it places an order for you',
    ],
    [
      '4',
      'gets a reference that does not name you',
      "Home Move can tell the provider which package you chose when you visit the provider's site",
    ],
  ])('of service %s states when and to what the mover agreed, and how to withdraw [CALL-10]', async (...expected) => {
    const [serviceType, passed, agreed] = expected;
    const mover = await aChooser(api);
    await consent(mover, serviceType, { sendEmail: 'true' });
    const [mail, ...more] = await mailTo(mover);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your agreement to pass on your details');
    for (const text of [
      `On 20\u00a0Nov\u00a02026 you agreed that ${agreed}`,
      passed,
      'To withdraw this, call 020 7946 0123, Monday to Friday, 9am to 5pm, or write to help@example.test.',
      'This is a service message, so it has no unsubscribe link.',
    ])
      expect(mail?.text).toContain(text);
    for (const personal of [sam.surname, samsContact.contactNumber, 'MK40']) expect(mail?.text).not.toContain(personal);
  });

  it('is not sent unless the mover requests it', async () => {
    const mover = await aChooser(api);
    await consent(mover, '1');
    expect(await mailTo(mover)).toEqual([]);
  });

  it('is sent once a day for a service, however often the mover tries to order', async () => {
    const mover = await aChooser(api);
    await consent(mover, '1', { sendEmail: 'true' });
    await worker.runDue();
    await consent(mover, '1', { sendEmail: 'true' });
    expect(await mailTo(mover)).toHaveLength(1);
    await consent(mover, '4', { sendEmail: 'true' });
    expect(await mailTo(mover)).toHaveLength(2);
    api.clock.at('2026-11-21T10:00:00Z');
    const later = { ...mover, token: await api.tokenFor(mover.id) };
    await consent(later, '1', { sendEmail: 'true' });
    expect(await mailTo(mover)).toHaveLength(3);
  });

  it('needs an email address, without which nothing is recorded [CALL-10]', async () => {
    const mover = await aMover(api);
    expect(await consent(mover, '1', { sendEmail: 'true' })).toMatchObject({
      status: 409,
      body: { code: 'DETAILS_MISSING' },
    });
    expect(await storedConsents(mover)).toEqual([]);
    expect((await consent(mover, '1')).status).toBe(200);
  });

  it('is sent when the mail server is back', async () => {
    const mover = await aChooser(api);
    await fault(api, 'email', 'error', { match: mover.emailAddress });
    await consent(mover, '1', { sendEmail: 'true' });
    expect(await mailTo(mover)).toEqual([]);
    await clearFaults(api);
    api.clock.advance({ minutes: 2 });
    expect(await mailTo(mover)).toHaveLength(1);
  });

  it('is not sent to a mover who was forgotten, or has consented again since that day', async () => {
    const [forgotten, renewed] = [await aChooser(api), await aChooser(api)];
    await consent(forgotten, '1', { sendEmail: 'true' });
    await updateStored(api, forgotten.id, { forgottenAt: new Date() });
    expect(await mailTo(forgotten)).toEqual([]);
    await consent(renewed, '1', { sendEmail: 'true' });
    await updateStored(api, renewed.id, { womConsents: [{ serviceType: 1, ...at('2026-11-21T10:00:00Z') }] });
    expect(await mailTo(renewed)).toEqual([]);
  });

  it('goes to movers who have unsubscribed from marketing', async () => {
    const mover = await aChooser(api);
    await api.app.get(SuppressionRepository, { strict: false }).add(mover.emailAddress, new Date());
    await consent(mover, '1', { sendEmail: 'true' });
    expect(await mailTo(mover)).toHaveLength(1);
  });
});

it('changes nothing in the shown enrolment except its version', async () => {
  const mover = await aChooser(api);
  const before = (await api.call(enrolmentEndpoints.mine, {}, { token: mover.token })).body;
  const { body } = await consent(mover, '1');
  expect(body).toEqual({ ...before, version: before.version + 1 });
});
