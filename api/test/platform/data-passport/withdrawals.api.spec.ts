import {
  dataPassportEndpoints,
  flatmatesEndpoints,
  householdEndpoints,
  legalBasisOf,
  telephonyEndpoints,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { FieldEncryption } from '../../../src/common/crypto/field-encryption.js';
import { ConsentWithdrawals } from '../../../src/common/disclosures/consent-withdrawals.js';
import { openAnswers } from '../../../src/modules/energy/psr/stored-answers.js';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { choiceOf } from '../../broadband/entertainment/chooser.builder.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { psrCalls, someAnswers } from '../../energy/psr/psr.fixture.js';
import { linkSentTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, aMoverWithTariff, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { storedTexts } from '../data-privacy/stored-texts.fixture.js';
import { readPassport } from './passport.fixture.js';
import { withdrawalCalls } from './withdrawals.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000', LOG_LEVEL: 'silent' });
  worker = await manualJobsWorker(api);
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  await worker.runDue();
  await fetch(`${api.sandbox.origin}/received`, { method: 'DELETE' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { save, received: registrations } = psrCalls(() => api);
const { pay } = paymentCalls(() => api);
const { prove, aReferredMover, withdraw, entryOf, stored, withdrawnTypes } = withdrawalCalls(() => api);

/** A mover with energy, whose needs are about to be registered. */
async function aMoverWithNeeds() {
  const mover = await aMoverWithTariff(api);
  await save(mover, someAnswers);
  expect((await pay(mover)).status).toBe(200);
  return prove(mover);
}

/** A mover whose needs the supplier and the network operator have received. */
async function aRegisteredMover() {
  const mover = await aMoverWithNeeds();
  await worker.runDue();
  return mover;
}

const answersOf = async ({ id }: Mover) =>
  openAnswers(
    api.app.get(FieldEncryption, { strict: false }),
    await api.app.get(EnrolmentRepository, { strict: false }).get(id),
  );
const counts = async (mover: Mover) => (await readPassport(api, mover)).body.counts;

describe('POST /enrolment/data-passport/entries/:id/withdraw', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.withdraw, { params: { id: '0123456789abcdef01234567' } });

  describe('of priority support', () => {
    it('removes the consent to one company, and the answers with the last one [PASS-05, PASS-09]', async () => {
      const mover = await aRegisteredMover();
      expect((await counts(mover)).withdrawable).toBe(2);
      await withdraw(mover, await entryOf(mover, 'prioritySupport', 'supply'));
      expect((await answersOf(mover))?.consents).toEqual({ supplier: true, network: false, water: false });
      expect((await counts(mover)).withdrawable).toBe(1);
      await withdraw(mover, await entryOf(mover, 'prioritySupport', 'quotes'));
      expect(await answersOf(mover)).toBeNull();
      expect((await counts(mover)).withdrawable).toBe(0);
      expect(await withdrawnTypes(mover)).toHaveLength(2);
    });

    it('ends registrations that the company has not confirmed yet [PASS-09]', async () => {
      const networks = async () => (await registrations()).filter(({ keeper }) => keeper === 'network').length;
      const before = await networks();
      const [mover] = [await aMoverWithNeeds(), await aMoverWithNeeds()];
      await fault(api, 'supply', 'error');
      await worker.runDue();
      await withdraw(mover, await entryOf(mover, 'prioritySupport', 'supply'));
      await clearFaults(api);
      api.clock.advance({ minutes: 2 });
      await worker.runDue();
      // Only that of the other mover.
      expect(await networks()).toBe(before + 1);
    });

    it('is no saving of answers in the history', async () => {
      const mover = await aRegisteredMover();
      const token = await api.tokenFor(mover.id, 'agent');
      const saved = async () =>
        (await api.call(telephonyEndpoints.history, {}, { token })).body.filter(({ type }) => type === 'psr-saved');
      expect(await saved()).toHaveLength(1);
      await withdraw(mover, await entryOf(mover, 'prioritySupport', 'supply'));
      expect(await saved()).toHaveLength(1);
    });
  });

  it('marks a message to a housemate, which cannot be taken back [PASS-09]', async () => {
    const mover = await prove(await aMoverAt(api, 'MK40 2QT'));
    const flatmate = { name: 'Alex', email: `alex-${mover.id}@example.test` };
    await api.call(flatmatesEndpoints.notify, { body: flatmate }, { token: mover.token });
    const id = await entryOf(mover, 'housemateNotice');
    expect((await withdraw(mover, id)).body.withdrawnAt).toBe('2026-11-20T10:00:00.000Z');
    expect(await withdrawnTypes(mover)).toHaveLength(1);
  });

  it('ends the open invitations to the household that were sent this way, with names and contacts [PASS-09]', async () => {
    const mover = await prove(await aMoverAt(api, 'MK40 2QT'));
    const { token } = mover;
    const ellie = { name: 'Ellie Quillfeather', channel: 'email', contact: `ellie-${mover.id}@example.test` } as const;
    const ben = { name: 'Ben Okafor', channel: 'sms', contact: '07700900133' } as const;
    for (const body of [ellie, ben])
      expect((await api.call(householdEndpoints.invite, { body }, { token })).status).toBe(201);
    const linkTo = async (contact: string) =>
      (await linkSentTo(api, contact, `${api.environment['PUBLIC_ORIGIN']}/default/join`)).token;
    const open = async (contact: string) =>
      api.call(
        householdEndpoints.openJoin,
        { body: { token: await linkTo(contact) } },
        { token: await api.appToken() },
      );

    await withdraw(mover, await entryOf(mover, 'householdInvitation', 'email'));

    expect(await open(ellie.contact)).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
    expect(await open(ben.contact)).toMatchObject({ status: 200 });
    const { households = [] } = await storedTexts(api);
    for (const text of households) expect(text).not.toMatch(new RegExp(`Quillfeather|${ellie.contact}`));

    api.clock.advance({ minutes: 1 });
    await api.call(householdEndpoints.invite, { body: ellie }, { token });
    expect(await open(ellie.contact)).toMatchObject({ status: 200 });
  });

  it('has an effect for every purpose that is based on a consent [PASS-09]', async () => {
    const { id: enrolmentId } = await aMoverAt(api, 'MK40 2QT');
    const withdrawals = api.app.get(ConsentWithdrawals, { strict: false });
    const recipient = { id: 'any', kind: 'mailService' } as const;
    for (const purpose of ['prioritySupport', 'broadbandReferral', 'housemateNotice', 'householdInvitation'] as const)
      await expect(
        withdrawals.apply(purpose, { enrolmentId, recipient, at: api.clock.now(), entries: [] }),
      ).resolves.toBeUndefined();
    expect(Object.values(legalBasisOf).filter((basis) => basis === 'consent')).toHaveLength(4);
  });

  it('rejects an entry on another legal basis [PASS-09]', async () => {
    const mover = await prove(await aMoverAt(api, 'MK40 2QT'));
    expect(await withdraw(mover, await entryOf(mover, 'addressSearch'))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { id: 'You can withdraw only what you have consented to.' } },
    });
    expect(await stored(mover)).toBe(0);
  });

  it('requires a contact that the mover has proven, and an own entry', async () => {
    const [mover, other] = [await aReferredMover(), await prove(await aMoverAt(api, 'MK40 2QT'))];
    const id = await entryOf(mover, 'broadbandReferral');
    expect((await withdraw(other, id)).status).toBe(404);
    expect((await withdraw(mover, new Types.ObjectId().toHexString())).status).toBe(404);
    expect((await withdraw(mover, 'unknown')).status).toBe(400);
    await updateStored(api, mover.id, { emailAddressVerified: false });
    expect(await withdraw(mover, id)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
    expect((await choiceOf(api, mover)).body).not.toBeNull();
  });

  it('is no call of agents, and works after one has finished the enrolment', async () => {
    const mover = await aReferredMover();
    const id = await entryOf(mover, 'broadbandReferral');
    expect((await withdraw({ token: await api.tokenFor(mover.id, 'agent') }, id)).status).toBe(403);
    await updateStored(api, mover.id, { closedAt: new Date(), closedBy: 'Jordan Lee' });
    expect((await withdraw(mover, id)).body.withdrawnAt).toBe('2026-11-20T10:00:00.000Z');
  });

  it('leaves nothing of a forgotten customer, and is closed to them', async () => {
    const mover = await aReferredMover();
    const id = await entryOf(mover, 'broadbandReferral');
    await withdraw(mover, id);
    const token = await api.tokenFor(mover.id, 'agent');
    expect((await api.call(telephonyEndpoints.forget, {}, { token })).status).toBe(200);
    expect(await stored(mover)).toBe(0);
    expect((await withdraw(mover, id)).status).toBe(401);
  });
});
