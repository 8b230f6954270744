import { enrolmentEndpoints, moveDateEndpoints, planEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import {
  aMoverAt,
  aMoverWithMixedMeters,
  aMoverWithTariff,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import { applyWithoutAnswer } from '../../energy/payment/lost-answer.fixture.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { anOrderedMove, changeTo, preview, supplierDays } from './move-date.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, mine } = paymentCalls(() => api);
const moveInDateOf = async (mover: Mover) => (await mine(mover)).moveInDate;
const confirmation = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.confirmation, {}, { token })).body;
const planDays = async ({ token }: Mover) => {
  const { entries } = (await api.call(planEndpoints.plan, {}, { token })).body;
  return Object.fromEntries(entries.map(({ id, date }) => [id, date]));
};
/** Overwrites stored days, as if time had passed. */
const storeDays = ({ id }: Mover, days: Readonly<Record<string, string>>) =>
  api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(id) }, { $set: days });

describe('without orders', () => {
  it('changes only the date, and names the effects', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.call(enrolmentEndpoints.update, { body: { energyOptIn: 1 } }, { token: mover.token });
    const { body } = await preview(api, mover, '2026-12-10');
    expect(body).toMatchObject({ from: '2026-11-27', to: '2026-12-10' });
    expect(body.effects.map(({ id, before, after, action }) => [id, before, after, action])).toEqual([
      ['energy-choice', '2026-11-13', '2026-11-26', 'none'],
      ['council', '2026-11-27', '2026-12-10', 'none'],
      ['water', '2026-11-27', '2026-12-10', 'none'],
      ['plan', '2026-11-27', '2026-12-10', 'none'],
    ]);
    expect(await changeTo(api, mover, '2026-12-10')).toMatchObject({
      status: 200,
      body: { isChanged: true, refusedBy: null, enrolment: { moveInDate: '2026-12-10' } },
    });
  });

  it.each([
    ['2026-12-20', 'I can only help with move-in dates up to 29 days in the future'],
    ['2026-08-19', 'I can only help with dates 3 months in the past'],
    ['2026-02-30', 'Invalid'],
    ['2026-11-27', 'This is the date that we already have'],
  ])('rejects %s: %s', async (to, message) => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await preview(api, mover, to)).toMatchObject({ status: 400, body: { errors: { to: message } } });
    const { token } = mover;
    const body = { moveInDate: to, fingerprint: '' };
    expect(await api.call(moveDateEndpoints.change, { body }, { token })).toMatchObject({
      status: 400,
      body: { errors: { moveInDate: message } },
    });
  });
});

describe('with energy and broadband ordered', () => {
  it('shows both days before and after, with the references', async () => {
    const mover = await anOrderedMove(api);
    const { references } = await supplierDays(api, mover);
    const { body } = await preview(api, mover, '2026-12-16');
    expect(body.effects.slice(0, 2)).toEqual([
      {
        id: 'energy-start',
        title: 'Larkfield Energy starts to supply your electricity and gas',
        before: '2026-12-05',
        after: '2026-12-16',
        action: 'change',
        text: 'We change the day with Larkfield Energy.',
        contact: expect.objectContaining({ name: 'Larkfield Energy', reference: references.energy }) as unknown,
      },
      {
        id: 'broadband-start',
        title: 'Broadband from Brightline starts',
        before: '2026-12-04',
        after: '2026-12-16',
        action: 'change',
        text: 'We change the day with Brightline.',
        contact: expect.objectContaining({ name: 'Brightline', reference: references.broadband }) as unknown,
      },
    ]);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-05', '2026-12-04']);
  });

  it('changes suppliers, card, first Direct Debit and plan together', async () => {
    const mover = await anOrderedMove(api);
    expect((await changeTo(api, mover, '2026-12-16')).body).toMatchObject({ isChanged: true, refusedBy: null });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-16']);
    expect(await confirmation(mover)).toMatchObject({
      energy: { energySwitchDate: '2026-12-16', moveInDate: '2026-12-16', firstPaymentOn: '2027-01-15' },
    });
    expect(await planDays(mover)).toMatchObject({
      'move-in': '2026-12-16',
      'energy-start': '2026-12-16',
      'first-payment': '2027-01-15',
      'broadband-start': '2026-12-16',
    });
  });

  it('moves the activation to a working day', async () => {
    const mover = await anOrderedMove(api, { energy: false });
    expect((await changeTo(api, mover, '2026-12-12')).body.isChanged).toBe(true);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-14']);
  });

  it('keeps days that still fit', async () => {
    const mover = await anOrderedMove(api);
    const { body } = await changeTo(api, mover, '2026-12-01');
    expect(body.effects.slice(0, 2).map(({ before, after, action }) => [before, after, action])).toEqual([
      ['2026-12-05', '2026-12-05', 'none'],
      ['2026-12-04', '2026-12-04', 'none'],
    ]);
    expect(await moveInDateOf(mover)).toBe('2026-12-01');
  });

  it('follows the move back to an earlier day', async () => {
    const mover = await anOrderedMove(api, { broadband: false });
    await changeTo(api, mover, '2026-12-16');
    await changeTo(api, mover, '2026-11-30');
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-05']);
    expect(await confirmation(mover)).toMatchObject({ energy: { firstPaymentOn: '2026-12-15' } });
  });

  it('is rejected with CONFLICT when the preview is out of date, and then calls no supplier', async () => {
    const mover = await anOrderedMove(api);
    const { token } = mover;
    const { body } = await preview(api, mover, '2026-12-16');
    await changeTo(api, mover, '2026-12-10');
    const sent = { moveInDate: '2026-12-16', fingerprint: body.fingerprint };
    expect(await api.call(moveDateEndpoints.change, { body: sent }, { token })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-10', '2026-12-10']);
  });

  it('runs once under a key', async () => {
    const mover = await anOrderedMove(api);
    const { token } = mover;
    const { body } = await preview(api, mover, '2026-12-16');
    const sent = { moveInDate: '2026-12-16', fingerprint: body.fingerprint };
    const twice = { token, idempotencyKey: 'one' };
    const first = await api.call(moveDateEndpoints.change, { body: sent }, twice);
    expect(first.body.isChanged).toBe(true);
    expect((await api.call(moveDateEndpoints.change, { body: sent }, twice)).body).toEqual(first.body);
  });

  it('is changed by an agent on the call', async () => {
    const mover = await anOrderedMove(api);
    const token = await api.tokenFor(mover.id, 'agent');
    expect((await changeTo(api, { token }, '2026-12-16')).body.isChanged).toBe(true);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-16']);
  });
});

it('keeps the payment day of the application that the supplier accepted', async () => {
  const mover = await aMoverWithTariff(api);
  await applyWithoutAnswer(api, mover);
  expect((await pay(mover, { preferredDay: 1 })).body.directDebit).toMatchObject({ firstPaymentOn: '2026-12-15' });
  await changeTo(api, mover, '2026-12-16');
  expect(await confirmation(mover)).toMatchObject({ energy: { firstPaymentOn: '2027-01-15' } });
});

it('changes both plans of mixed meters', async () => {
  const mover = await aMoverWithMixedMeters(api);
  expect(await pay(mover, samsDirectDebit)).toMatchObject({ status: 200 });
  const { body } = await changeTo(api, mover, '2026-12-16');
  expect(body.effects.filter(({ action }) => action === 'change').map(({ id, after }) => [id, after])).toEqual([
    ['energy-start', '2026-12-16'],
    ['gas-start', '2026-12-16'],
  ]);
  expect(await planDays(mover)).toMatchObject({ 'energy-start': '2026-12-16', 'gas-start': '2026-12-16' });
});

describe('when a supplier can no longer change', () => {
  it('names energy to call two working days before its start, and changes the rest', async () => {
    const mover = await anOrderedMove(api);
    const { references } = await supplierDays(api, mover);
    await storeDays(mover, { 'energySetUp.switchesOn': '2026-11-23' });
    const { body } = await changeTo(api, mover, '2026-12-16');
    expect(body).toMatchObject({ isChanged: true, enrolment: { moveInDate: '2026-12-16' } });
    expect(body.effects[0]).toMatchObject({
      before: '2026-11-23',
      after: '2026-11-23',
      action: 'call',
      contact: { name: 'Larkfield Energy', reference: references.energy },
    });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-05', '2026-12-16']);
  });

  it.each([
    ['2026-11-26', 'call'],
    ['2026-11-27', 'change'],
  ])('names broadband with start %s: %s', async (start, action) => {
    const mover = await anOrderedMove(api, { energy: false });
    await storeDays(mover, { 'broadband.order.activationDate': start });
    const { effects } = (await preview(api, mover, '2026-12-16')).body;
    expect(effects.find(({ id }) => id === 'broadband-start')).toMatchObject({ action });
  });

  it.each([
    ['EH3 9QN', 'call'],
    ['MK40 2QT', 'change'],
  ])('counts the holidays of the nation of %s: %s', async (postcode, action) => {
    // St Andrew's Day, Monday 30 November, is a holiday only in Scotland.
    api.clock.at('2026-11-27T10:00:00Z');
    const mover = await anOrderedMove(api, { broadband: false, postcode });
    await storeDays(mover, { 'energySetUp.switchesOn': '2026-12-01' });
    expect((await preview(api, mover, '2026-12-16')).body.effects[0]).toMatchObject({ action });
  });

  it('names the provider of an order placed on the provider’s site', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const as = { token: mover.token };
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as);
    expect(await select(api, mover, 'wm-81301')).toMatchObject({ status: 200 });
    await api.call(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } }, as);
    const { effects } = (await preview(api, mover, '2026-12-10')).body;
    expect(effects.find(({ id }) => id === 'broadband-start')).toMatchObject({
      before: null,
      after: null,
      action: 'call',
      contact: { name: expect.any(String) as string, reference: expect.any(String) as string },
    });
    expect((await changeTo(api, mover, '2026-12-10')).body.isChanged).toBe(true);
  });
});
