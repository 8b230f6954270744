import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { JourneyGuard } from '../../../src/modules/move/enrolment/journey-guard.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import { aMover, aMoverWithMixedMeters, aMoverWithTariff, type Mover } from '../../journey/mover.builder.js';
import { paymentCalls } from '../payment/payment.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, mine, spyOnSubmit } = paymentCalls(() => api);
const as = ({ token }: Mover) => ({ token });
const questions = (mover: Mover) => api.call(energyEndpoints.startDate, {}, as(mover));
const save = (mover: Mover, body: object) =>
  api.call(energyEndpoints.saveStartDate, { body: { agreeToSwitchOvo: true, ...body } as never }, as(mover));
const selection = async (mover: Mover) => (await api.call(energyEndpoints.selection, {}, as(mover))).body;
/** At a home with fast switching, moving in a week; on 20 November 2026. */
const aFastMover = (more: object = {}) => aMoverWithTariff(api, { postcode: 'SW9 8HG', ...more });
/** The mover, with a token that is valid on the day that the clock shows. */
const today = async <M extends Mover>(mover: M): Promise<M> => ({ ...mover, token: await api.tokenFor(mover.id) });

const consented = { startServiceDate: '2026-11-27', consentToPayWhileSwitch: true };

describe('the questions about the start date', () => {
  itRequiresAuthentication(() => api, energyEndpoints.startDate, {});

  it('are about the chosen plan and the home [SWITCH-05]', async () => {
    expect(await questions(await aFastMover())).toMatchObject({
      status: 200,
      body: {
        moveInDate: '2026-11-27',
        knownMeterDetails: true,
        isPaygTariff: false,
        changesSupplier: true,
        answers: null,
      },
    });
  });

  it('need a plan', async () => {
    expect(await questions(await aMover(api))).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
  });
});

describe('confirming the start date', () => {
  itRequiresAuthentication(() => api, energyEndpoints.saveStartDate, { body: { agreeToSwitchOvo: true } as never });
  itValidatesItsBody(
    () => api,
    energyEndpoints.saveStartDate,
    {},
    async () => (await aFastMover()).token,
    {
      'no date [SWITCH-06]': {
        body: { agreeToSwitchOvo: true },
        errors: { startServiceDate: 'Please enter a valid start date' },
      },
      'a day within the cooling-off period without consent [SWITCH-07, SWITCH-10]': {
        body: { agreeToSwitchOvo: true, startServiceDate: '2026-12-04' },
        errors: {
          startServiceDate: 'You must select a date between 05\u00a0Dec\u00a02026 and 25\u00a0Dec\u00a02026',
        },
      },
      'a day after the latest [SWITCH-08]': {
        body: { agreeToSwitchOvo: true, startServiceDate: '2026-12-26' },
        errors: {
          startServiceDate: 'You must select a date between 05\u00a0Dec\u00a02026 and 25\u00a0Dec\u00a02026',
        },
      },
      'no agreement to pay [SWITCH-13]': {
        body: { startServiceDate: '2026-12-10' },
        errors: {
          agreeToSwitchOvo: 'Please confirm that you are happy to pay for services during cooling-off period',
        },
      },
    },
  );

  it('stores the day with the plan, and with its fixed price [SWITCH-14]', async () => {
    const mover = await aFastMover();
    const { status, body } = await save(mover, { startServiceDate: '2026-12-10' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expectedSwitchDate: '2026-12-10',
      isStartDateConfirmed: true,
      tariffs: [{ startServiceDate: '2026-12-10', fixedTermEnd: '2027-12-09' }],
    });
    expect(await selection(mover)).toEqual(body);
    expect((await questions(mover)).body.answers).toEqual({
      startServiceOption: 'customInstallationDate',
      startServiceDate: '2026-12-10',
      consentToPayWhileSwitch: false,
    });
  });

  it('takes the earliest day with asap, from the move-in date with consent [SWITCH-12, SWITCH-15]', async () => {
    const mover = await aFastMover();
    expect((await save(mover, { startServiceOption: 'asap' })).body.expectedSwitchDate).toBe('2026-12-05');
    const { body } = await save(mover, { startServiceOption: 'asap', consentToPayWhileSwitch: true });
    expect(body.expectedSwitchDate).toBe('2026-11-27');
  });

  it.each([
    ['another supplier', { priceId: 'GLIM-TRACK12' }],
    ['a home without fast switching', { postcode: 'MK40 2QT' }],
    ['a brand without the page', { brand: { selectedPartner: 103 } }],
    ['no supplier that changes', { postcode: 'BS8 1TH' }],
  ])('is not possible for %s, as its page is not available [NEXT-15]', async (_, more) => {
    const mover = await aFastMover(more);
    expect(await save(mover, { startServiceDate: '2026-12-10' })).toMatchObject({
      status: 409,
      body: { code: 'START_DATE_FIXED', title: "You can't choose a start date for this plan." },
    });
    expect((await selection(mover)).isStartDateConfirmed).toBe(false);
  });

  it('is open to an agent as to the mover: the state of the journey decides, not the role [NEXT-03]', async () => {
    const mover = await aFastMover();
    const agent = { id: mover.id, token: await api.tokenFor(mover.id, 'agent') };
    expect(await save(agent, { startServiceDate: '2026-12-10' })).toMatchObject({ status: 200 });
    await pay(mover, { startServiceDate: '2026-12-10' });
    expect((await save(agent, { startServiceDate: '2026-12-11' })).status).toBe(409);
  });

  it('stays with other add-ons, and ends with another tariff or move-in date', async () => {
    const mover = await aFastMover();
    await save(mover, consented);
    const { tariffsId } = mover.shown;
    const withCover = { body: { tariffsId, addOnsIdentifiers: ['HEATCOVER'] } };
    expect((await api.call(energyEndpoints.select, withCover, as(mover))).body).toMatchObject({
      expectedSwitchDate: '2026-11-27',
      isStartDateConfirmed: true,
    });
    await api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-11-28' } }, as(mover));
    expect(await selection(mover)).toMatchObject({ expectedSwitchDate: '2026-12-05', isStartDateConfirmed: false });
  });

  it('waits for an application of unknown outcome, unless the day stays the same', async () => {
    const mover = await aFastMover();
    await save(mover, { startServiceDate: '2026-12-10' });
    const { submit } = spyOnSubmit();
    submit.mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    expect((await pay(mover, { startServiceDate: '2026-12-10' })).status).toBe(502);
    const other = { startServiceDate: '2026-12-11' };
    expect(await save(mover, other)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect((await save(mover, { startServiceDate: '2026-12-10' })).body.expectedSwitchDate).toBe('2026-12-10');
    expireLeases(api);
    expect((await save(mover, other)).body.expectedSwitchDate).toBe('2026-12-11');
  });

  it('is a conflict if the move-in date changes meanwhile', async () => {
    const mover = await aFastMover();
    const guard = api.app.get(JourneyGuard, { strict: false });
    const really = guard.require.bind(guard);
    jest.spyOn(guard, 'require').mockImplementationOnce(async (...step) => {
      const body = { moveInDate: '2026-12-01' };
      expect((await api.call(enrolmentEndpoints.update, { body }, as(mover))).status).toBe(200);
      return really(...step);
    });
    expect(await save(mover, { startServiceDate: '2026-12-10' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await selection(mover)).isStartDateConfirmed).toBe(false);
  });

  it('is rejected once energy is set up', async () => {
    const mover = await aFastMover();
    await pay(mover);
    expect(await save(mover, consented)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
  });

  it('is submitted with the application', async () => {
    const mover = await aFastMover();
    await save(mover, consented);
    const { submit } = spyOnSubmit();
    expect((await pay(mover, { startServiceDate: '2026-11-27' })).status).toBe(200);
    expect(submit.mock.calls[0]?.[1].startOn).toBe('2026-11-27');
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
    expect(body.energy.energySwitchDate).toBe('2026-11-27');
  });
});

describe('a plan that is set up on a later day', () => {
  it('starts later if the earliest day was not confirmed', async () => {
    const mover = await aFastMover();
    api.clock.at('2026-11-23T10:00:00Z');
    const later = await today(mover);
    expect((await selection(later)).expectedSwitchDate).toBe('2026-12-08');
    const { submit } = spyOnSubmit();
    // The page may have been opened on Friday or today.
    expect((await pay(later)).status).toBe(200);
    expect(submit.mock.calls[0]?.[1].startOn).toBe('2026-12-08');
  });

  it('keeps a confirmed day while it is possible', async () => {
    const mover = await aFastMover();
    await save(mover, { startServiceDate: '2026-12-10' });
    api.clock.at('2026-11-23T10:00:00Z');
    const { submit } = spyOnSubmit();
    expect((await pay(await today(mover), { startServiceDate: '2026-12-10' })).status).toBe(200);
    expect(submit.mock.calls[0]?.[1].startOn).toBe('2026-12-10');
  });

  it('is shown again if the confirmed day has become too early', async () => {
    const mover = await aFastMover();
    await save(mover, { startServiceDate: '2026-12-05' });
    api.clock.at('2026-11-23T10:00:00Z');
    const later = await today(mover);
    const { submit } = spyOnSubmit();
    expect(await pay(later, { startServiceDate: '2026-12-05' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(submit).not.toHaveBeenCalled();
    const { expectedSwitchDate: startServiceDate, isStartDateConfirmed } = await selection(later);
    expect([startServiceDate, isStartDateConfirmed]).toEqual(['2026-12-08', false]);
    expect((await pay(later, { startServiceDate })).status).toBe(200);
  });

  it('moves if the mover chose the earliest day', async () => {
    const mover = await aFastMover({ moveInDays: 1 });
    await save(mover, { startServiceOption: 'asap', consentToPayWhileSwitch: true });
    api.clock.at('2026-11-23T10:00:00Z');
    const { submit } = spyOnSubmit();
    expect((await pay(await today(mover), { startServiceDate: '2026-11-25' })).status).toBe(200);
    expect(submit.mock.calls[0]?.[1].startOn).toBe('2026-11-28');
  });

  it('resubmits the same application after a lost response', async () => {
    const mover = await aFastMover();
    const { submit } = spyOnSubmit();
    submit.mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    expect((await pay(mover)).status).toBe(502);
    api.clock.at('2026-11-23T10:00:00Z');
    const later = await today(mover);
    expect((await pay(later)).status).toBe(200);
    const [first, second] = submit.mock.calls;
    expect(second).toEqual(first);
    expect((await mine(later)).energyComplete).toBe(true);
  });
});

describe('two tariffs of mixed meters', () => {
  it('start together, within the window of the slowest', async () => {
    const mover = await aMoverWithMixedMeters(api, { moveInDays: 2 });
    expect((await selection(mover)).tariffs.map(({ startServiceDate }) => startServiceDate)).toEqual([
      '2026-12-05',
      '2026-12-05',
    ]);
    expect((await questions(mover)).body).toMatchObject({ isPaygTariff: false, changesSupplier: true });
  });
});
