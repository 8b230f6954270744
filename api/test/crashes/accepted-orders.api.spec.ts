import { enrolmentEndpoints, moveDateEndpoints } from '@home-move/contract';
import { EnrolmentRepository } from '../../src/modules/move/enrolment/enrolment.repository.js';
import { BroadbandHtPort } from '../../src/providers/broadband-ht/broadband-ht.port.js';
import { QuotesPort } from '../../src/providers/quotes/quotes.port.js';
import { aChooser, select } from '../broadband/entertainment/chooser.builder.js';
import { bootWithShortTimeouts } from '../journey/short-timeouts.fixture.js';
import { aMoverWithMixedMeters, aMoverWithTariff, clearFaults, fault, type Mover } from '../journey/mover.builder.js';
import { anOrderedMove, preview, supplierDays } from '../move/move-date/move-date.fixture.js';
import { paymentCalls } from '../energy/payment/payment.fixture.js';
import type { BootedApp } from '../support/boot-app.js';
import { loseNextAnswer } from './interruption.fixture.js';

let api: BootedApp;
let key: string;
bootWithShortTimeouts((booted) => (api = booted));
beforeEach(() => (key = `key-${Math.random()}`));

const { pay, payAsYouGo, mine, spyOnSubmit } = paymentCalls(() => api);
const complete = { status: 409, body: { code: 'ENROLMENT_COMPLETE' } };
const lost = { status: 503 };

/** The request is done, but its process ends before the response is stored. */
async function interrupted(send: () => Promise<{ readonly status: number }>): Promise<void> {
  loseNextAnswer(api);
  expect(await send()).toMatchObject(lost);
}

/** The provider accepts, but the process ends before that is stored; another call of the mover finds out later. */
async function settledByAnother(
  mover: Mover,
  send: () => Promise<{ readonly status: number }>,
  writesBefore: number,
): Promise<void> {
  const repository = api.app.get(EnrolmentRepository, { strict: false });
  const revise = repository.revise.bind(repository);
  const spy = jest.spyOn(repository, 'revise');
  for (let write = 0; write < writesBefore; write += 1) spy.mockImplementationOnce(revise);
  spy.mockRejectedValueOnce(new Error('the process has ended'));
  expect((await send()).status).toBe(500);
  spy.mockRestore();
  api.clock.advance({ seconds: 10 });
  await api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-01' } }, { token: mover.token });
}

describe('a repeat under the same key, after a kill once it was stored that the supplier accepted,', () => {
  it('returns the Direct Debit, and applies once', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    await interrupted(() => pay(mover, {}, key));
    const { status, body } = await pay(mover, {}, key);
    expect([status, body]).toMatchObject([
      200,
      {
        enrolment: { energyComplete: true },
        directDebit: { maskedAccountNumber: '*****958', firstPaymentOn: '2026-12-15' },
        unfinished: null,
      },
    ]);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(await pay(mover, {}, `${key}-other`)).toMatchObject(complete);
  });

  it('returns the energy that is paid as you go, and applies once', async () => {
    const mover = await aMoverWithTariff(api, { postcode: 'M14 5RX', priceId: 'LARK-PAYG' });
    const { submit } = spyOnSubmit();
    await interrupted(() => payAsYouGo(mover, {}, key));
    expect(await payAsYouGo(mover, {}, key)).toMatchObject({
      status: 200,
      body: { enrolment: { energyComplete: true }, directDebit: null, unfinished: null },
    });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('returns both fuels of mixed meters', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit } = spyOnSubmit();
    await interrupted(() => pay(mover, {}, key));
    expect(await pay(mover, {}, key)).toMatchObject({
      status: 200,
      body: { enrolment: { fuelsSetUp: ['Electric', 'Gas'] }, unfinished: null },
    });
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('reports the refused second fuel as before', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await fault(api, 'quotes', 'refuse', { match: 'LARK-PAYG-E-GAS-STD-PPM' });
    await interrupted(() => pay(mover, {}, key));
    expect(await pay(mover, {}, key)).toMatchObject({
      status: 200,
      body: {
        enrolment: { energyComplete: false, fuelsSetUp: ['Electric'] },
        unfinished: { fuel: 'Gas', code: 'QUOTE_EXPIRED' },
      },
    });
    await clearFaults(api);
  });

  it('is rejected if another request has set up the second fuel since', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { provider, submit } = spyOnSubmit();
    const really = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
    submit.mockImplementationOnce(really).mockRejectedValueOnce(new Error('the process has ended'));
    expect((await pay(mover, {}, key)).status).toBe(500);
    expect(await payAsYouGo(mover)).toMatchObject({ status: 200, body: { enrolment: { energyComplete: true } } });
    expect(await pay(mover, {}, key)).toMatchObject(complete);
  });

  it('returns the broadband, and orders once', async () => {
    const mover = await aChooser(api);
    const order = jest.spyOn(api.app.get(BroadbandHtPort, { strict: false }), 'order');
    const choose = (idempotencyKey: string) => select(api, mover, 'BRI-FF150', { idempotencyKey });
    await interrupted(() => choose(key));
    expect(await choose(key)).toMatchObject({
      status: 200,
      body: { id: mover.id, entertainmentComplete: true, wombbPackageUrl: null },
    });
    expect(order).toHaveBeenCalledTimes(1);
    expect(await choose(`${key}-other`)).toMatchObject(complete);
  });

  it('returns the provider’s own site, and registers one click', async () => {
    const mover = await aChooser(api);
    const choose = () => select(api, mover, 'wm-81102', { idempotencyKey: key });
    const { body: other } = await select(api, mover, 'wm-81102');
    await interrupted(choose);
    expect(await choose()).toMatchObject({ status: 200, body: { wombbPackageUrl: other.wombbPackageUrl } });
  });
});

describe('a repeat under the same key, after another call has found out that the supplier accepted,', () => {
  it('returns the Direct Debit', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    // Bank details and the attempt.
    await settledByAnother(mover, () => pay(mover, {}, key), 2);
    expect(await mine(mover)).toMatchObject({ energyComplete: true });
    expect(await pay(mover, {}, key)).toMatchObject({
      status: 200,
      body: { directDebit: { maskedAccountNumber: '*****958' } },
    });
    expect(new Set(submit.mock.calls.map(([sentKey]) => sentKey)).size).toBe(1);
  });

  it('returns the broadband', async () => {
    const mover = await aChooser(api);
    const choose = () => select(api, mover, 'BRI-FF150', { idempotencyKey: key });
    await settledByAnother(mover, choose, 1);
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: true });
    expect(await choose()).toMatchObject({ status: 200, body: { entertainmentComplete: true } });
  });
});

describe('a repeated change of the move date, after a kill once it was stored,', () => {
  const change = async (mover: Mover, to: string) => {
    const { fingerprint } = (await preview(api, mover, to)).body;
    const body = { moveInDate: to, fingerprint };
    return () => api.call(moveDateEndpoints.change, { body }, { token: mover.token, idempotencyKey: key });
  };

  it('returns the changes at the suppliers, and calls each supplier once', async () => {
    const mover = await anOrderedMove(api);
    const changeStart = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'changeStart');
    const shown = (await preview(api, mover, '2026-12-16')).body.effects;
    const send = await change(mover, '2026-12-16');
    await interrupted(send);
    expect(await send()).toMatchObject({
      status: 200,
      body: { isChanged: true, refusedBy: null, effects: shown, enrolment: { moveInDate: '2026-12-16' } },
    });
    expect(changeStart).toHaveBeenCalledTimes(1);
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-16', '2026-12-16']);
  });

  it('returns the new date if no supplier has an order', async () => {
    const mover = await aMoverWithTariff(api);
    const send = await change(mover, '2026-12-10');
    await interrupted(send);
    const { status, body } = await send();
    expect([status, body.isChanged, body.enrolment.moveInDate]).toEqual([200, true, '2026-12-10']);
    expect(body.effects.map(({ id, before, after }) => [id, before, after])).toContainEqual([
      'plan',
      '2026-11-27',
      '2026-12-10',
    ]);
  });

  it('names the supplier that refused, and calls it once', async () => {
    const mover = await anOrderedMove(api);
    const reference = (await supplierDays(api, mover)).references.energy;
    await fault(api, 'quotes', 'refuse', { match: reference });
    const send = await change(mover, '2026-12-16');
    await interrupted(send);
    await clearFaults(api);
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        isChanged: false,
        refusedBy: { name: 'Larkfield Energy', reference },
        enrolment: { moveInDate: '2026-11-27' },
      },
    });
    expect((await supplierDays(api, mover)).days).toEqual(['2026-12-05', '2026-12-04']);
  });

  it('is found after a later change', async () => {
    const mover = await aMoverWithTariff(api);
    const send = await change(mover, '2026-12-10');
    await interrupted(send);
    const other = (await preview(api, mover, '2026-12-12')).body;
    const body = { moveInDate: '2026-12-12', fingerprint: other.fingerprint };
    const later = await api.call(
      moveDateEndpoints.change,
      { body },
      { token: mover.token, idempotencyKey: `${key}-later` },
    );
    expect(later.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: { isChanged: true } });
  });
});
