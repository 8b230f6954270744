import { councilWaterEndpoints, enrolmentEndpoints, entertainmentEndpoints, planEndpoints } from '@home-move/contract';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import { findStored, updateStored } from '../../identity/account/login.fixture.js';
import { homeIn, type Mover, sam } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { commit, save } from '../onboarding/onboarding-journey.builder.js';
import { bootForUndecidedMovers } from './undecided-mover.fixture.js';

let api: BootedApp;
let mover: Mover;
const { as, unknown, give, after, reminders } = bootForUndecidedMovers((started) => ({ api, mover } = started));

describe('an unknown move-in date', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.moveInDateUnknown, {});

  it('changes nothing when reported again, also at the same time', async () => {
    const answers = await Promise.all([unknown(), unknown(), unknown()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await after(1);
    expect((await unknown()).body.version).toBe(answers[0]?.body.version);
    const kind = { $in: ['move-in-reminder', 'move-saved'] };
    expect(await api.database.collection('jobs').countDocuments({ kind, 'data.enrolmentId': mover.id })).toBe(2);
    await after(27);
    await after(10);
    expect(await reminders()).toHaveLength(1);
  });

  it('ends once a date is given, and no mail is sent', async () => {
    await unknown();
    await after(7);
    expect((await give('2026-12-01')).status).toBe(200);
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('clears a date, and counts four weeks from then', async () => {
    await unknown();
    await after(7);
    await give('2026-12-01');
    await after(7);
    expect((await unknown()).body.moveInDate).toBeNull();
    await after(14);
    expect(await reminders()).toEqual([]);
    await after(14);
    expect(await reminders()).toHaveLength(1);
  });

  it('clears a date of the onboarding journey too, and ends with a date given there', async () => {
    await save(api, mover, { moveInDate: '2026-12-01' });
    await unknown();
    expect((await findStored(api, mover.id))['onboarding'].given.moveInDate).toBeNull();
    await save(api, mover, { moveInDate: '2026-12-05' });
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('ignores the date of a committed journey', async () => {
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, await as());
    await unknown();
    await save(api, mover, {
      isManualAddress: true,
      manualAddressStreetOne: '3 River Walk',
      manualAddressStreetTwo: '',
      manualAddressTown: 'Truro',
      manualAddressCounty: 'Cornwall',
      postcode: 'TR1 2HE',
    });
    await save(api, mover, { moveInDate: '2026-12-05' });
    expect((await commit(api, mover)).body.moveInDate).toBe('2026-12-05');
    await after(30);
    expect(await reminders()).toEqual([]);
  });

  it('is rejected once energy is set up', async () => {
    await give('2026-12-01');
    await updateStored(api, mover.id, {
      completed: { energy: true, entertainment: false, council: false, water: false },
    });
    expect(await unknown()).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });
});

describe('a move without a date', () => {
  const choose = async (packageId: string) => select(api, mover, packageId);
  const mine = async () => (await api.call(enrolmentEndpoints.mine, {}, await as())).body;

  beforeEach(async () => {
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, await as());
    await unknown();
    const found = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, await as());
    await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: homeIn(found.body) } }, await as());
    const choices = { energyOptIn: 1, entertainmentOptIn: 1, residentialStatus: 201 } as const;
    await api.call(enrolmentEndpoints.update, { body: choices }, await as());
  });

  it('finds the council and water company, and packages', async () => {
    const { body: found } = await api.call(councilWaterEndpoints.services, {}, await as());
    expect(found.council?.name).toBe('Bedford Borough Council');
    const { body: list } = await api.call(entertainmentEndpoints.broadband, { body: {} }, await as());
    expect(list.packages.packages.length).toBeGreaterThan(0);
  });

  it('orders nothing that starts on the day', async () => {
    expect(await choose('BRI-FF150')).toMatchObject({ status: 409, body: { code: 'MOVE_IN_DATE_MISSING' } });
    expect((await mine()).entertainmentComplete).toBe(false);
    await give('2026-11-27');
    expect((await choose('BRI-FF150')).status).toBe(200);
  });

  it('accepts the date later, also after broadband on the provider’s own site', async () => {
    expect((await choose('wm-81301')).status).toBe(200);
    await api.call(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } }, await as());
    await updateStored(api, mover.id, {
      completed: { energy: false, entertainment: true, council: false, water: false },
    });
    expect(await give('2026-11-27')).toMatchObject({ status: 200, body: { isMoveInDateInRange: true } });
    expect(await give('2026-11-28')).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('has a summary and a plan, which ask for the date', async () => {
    const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, await as());
    expect(summary.energy).toMatchObject({ moveInDate: null, isMoveInDateInRange: false });
    const { body: plan } = await api.call(planEndpoints.plan, {}, await as());
    expect(plan.moveInDate).toBeNull();
    expect(plan.entries.find(({ id }) => id === 'move-in')).toMatchObject({
      title: 'Give us your move-in date',
      action: { kind: 'step', step: 'moving-details' },
    });
  });
});
