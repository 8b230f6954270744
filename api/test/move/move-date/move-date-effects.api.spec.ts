import { councilWaterEndpoints, energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverAt, aMoverWithTariff, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { anOrderedMove, changeTo, preview, supplierDays } from './move-date.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay } = paymentCalls(() => api);
const as = ({ token }: Mover) => ({ token });
const effectsOf = async (mover: Mover, to = '2026-12-10') => (await preview(api, mover, to)).body.effects;
const effectOf = async (mover: Mover, id: string, to?: string) =>
  (await effectsOf(mover, to)).find((effect) => effect.id === id);
const idsOf = async (mover: Mover) => (await effectsOf(mover)).map(({ id }) => id);

describe('the effects of another move-in date', () => {
  it('are on orders, council tax, water and the move plan', async () => {
    const mover = await anOrderedMove(api);
    expect(await idsOf(mover)).toEqual(['energy-start', 'broadband-start', 'council', 'water', 'plan']);
  });

  it('leave out energy that the mover skipped', async () => {
    const mover = await aMoverWithTariff(api);
    await api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover));
    expect(await idsOf(mover)).toEqual(['council', 'water', 'plan']);
  });

  it('leave out council tax for a brand that does not offer it', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT', { brand: { selectedSubpartner: 201 } });
    const ids = await idsOf(mover);
    expect(ids).toContain('water');
    expect(ids).not.toContain('council');
  });

  it.each([
    ['2026-12-03', '2026-11-27', '2026-12-03', 'The plan that you chose starts on this day, once you have set it up.'],
    ['2026-12-10', '2026-11-13', '2026-11-26', 'You can choose a plan from this day.'],
  ])('on a chosen plan, for a move on %s, are that %s becomes %s: %s', async (to, before, after, text) => {
    const mover = await aMoverWithTariff(api, { postcode: 'BS8 1TH' });
    expect(await effectOf(mover, 'energy-choice', to)).toEqual({
      id: 'energy-choice',
      title: 'Your choice of energy plan',
      before,
      after,
      action: 'none',
      text,
      contact: null,
    });
  });

  it.each([
    ['stays while it is possible', '2026-12-10', '2026-12-01', '2026-12-10', 'none'],
    ['moves with a later move', '2026-12-10', '2026-12-12', '2026-12-12', 'change'],
    ['moves if it is too long after the move', '2026-12-25', '2026-11-25', '2026-12-05', 'change'],
  ])('on a start day that the mover chose: it %s', async (_, startServiceDate, to, after, action) => {
    const mover = await aMoverWithTariff(api, { postcode: 'SW9 8HG' });
    const body = { startServiceDate, agreeToSwitchOvo: true } as never;
    expect((await api.call(energyEndpoints.saveStartDate, { body }, as(mover))).status).toBe(200);
    expect((await pay(mover, { startServiceDate })).status).toBe(200);
    expect(await effectOf(mover, 'energy-start', to)).toMatchObject({ before: startServiceDate, after, action });
  });

  it('name the authority with which the mover has registered', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect((await api.call(councilWaterEndpoints.services, {}, as(mover))).status).toBe(200);
    await api.call(enrolmentEndpoints.update, { body: { councilRegistrationConfirmed: true } }, as(mover));
    expect(await effectOf(mover, 'council')).toEqual({
      id: 'council',
      title: 'Council tax',
      before: '2026-11-27',
      after: '2026-12-10',
      action: 'call',
      text: 'You have registered. Give Bedford Borough Council your new date.',
      contact: {
        name: 'Bedford Borough Council',
        url: 'https://bedford-borough-council.example/council-tax/moving-home',
        reference: null,
      },
    });
    expect(await effectOf(mover, 'water')).toMatchObject({
      action: 'none',
      text: 'We look up your water company for the new day.',
      contact: null,
    });
  });
});

describe('the effect on broadband', () => {
  it('follows a move that is brought forward, if the line waited for it', async () => {
    const mover = await anOrderedMove(api, { energy: false });
    expect((await changeTo(api, mover, '2026-12-16')).body.isChanged).toBe(true);
    expect((await changeTo(api, mover, '2026-12-10')).body.isChanged).toBe(true);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-10']);
  });

  it('is a call to a provider that has given no day yet', async () => {
    const mover = await anOrderedMove(api, { energy: false });
    await updateStored(api, mover.id, { 'broadband.order.activationDate': null });
    expect(await effectOf(mover, 'broadband-start')).toMatchObject({
      before: null,
      after: null,
      action: 'call',
      text: 'Brightline has not given a day yet. Let them know your new date.',
      contact: { name: 'Brightline' },
    });
  });

  it('is a reminder of the new day before the mover has ordered on the provider’s site', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as(mover));
    expect((await select(api, mover, 'wm-81301')).status).toBe(200);
    expect(await effectOf(mover, 'broadband-start')).toMatchObject({
      before: null,
      after: null,
      action: 'none',
      text: expect.stringMatching(/^Order from .+ for the new day\.$/) as string,
      contact: null,
    });
  });
});
