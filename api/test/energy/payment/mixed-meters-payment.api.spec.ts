import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import {
  aMoverWithMixedMeters,
  aTariffOf,
  clearFaults,
  fault,
  idsOf,
  lastHomeIn,
  selectionShown,
  type Mover,
} from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, payAsYouGo, skip, mine, spyOnSubmit } = paymentCalls(() => api);
const as = ({ token }: Mover) => ({ token });
const update = (mover: Mover, body: object) => api.call(enrolmentEndpoints.update, { body }, as(mover));
const summary = async (mover: Mover) => (await api.call(enrolmentEndpoints.confirmation, {}, as(mover))).body;
const electricityCode = 'LARK-FIX12-E-ELEC-STD-DD';
const gasCode = 'LARK-PAYG-E-GAS-STD-PPM';
const withdraw = (match: string) => fault(api, 'quotes', 'refuse', { match });

/** Electricity is accepted, gas refused. */
async function aMoverWithElectricityAlone() {
  const mover = await aMoverWithMixedMeters(api);
  await withdraw(gasCode);
  expect((await pay(mover)).body.unfinished).toEqual({ fuel: 'Gas', code: 'QUOTE_EXPIRED' });
  await clearFaults(api);
  return mover;
}

describe('setting up both fuels of mixed meters', () => {
  it('submits electricity, then gas, each with its own key', async () => {
    const mover = await aMoverWithMixedMeters(api, { addOns: ['HEATCOVER'] });
    const { submit } = spyOnSubmit();
    const { status, body } = await pay(mover);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { monthlyAmount: (mover.tariffs[0]?.newSpendMonthly ?? 0) + 950, maskedAccountNumber: '*****958' },
      unfinished: null,
    });
    const [electricity, gas] = submit.mock.calls;
    expect(electricity?.[1]).toMatchObject({
      priceIds: [electricityCode],
      paymentMethod: 'DIRECT_DEBIT',
      addOns: ['USAGEAPP', 'HEATCOVER'],
      bank: { accountNumber: '66374958' },
      mpan: expect.stringMatching(/^\d{13}$/),
      mprn: null,
    });
    expect(gas?.[1]).toMatchObject({
      priceIds: [gasCode],
      paymentMethod: 'PAY_AS_YOU_GO',
      addOns: [],
      bank: null,
      mpan: null,
      mprn: expect.stringMatching(/^\d{10}$/),
    });
    expect(submit).toHaveBeenCalledTimes(2);
    expect(electricity?.[0]).not.toBe(gas?.[0]);
  });

  it('works if electricity is paid as you go and gas by Direct Debit', async () => {
    const mover = await aMoverWithMixedMeters(api, { electricity: 'LARK-PAYG', gas: 'LARK-FIX12', home: lastHomeIn });
    expect(await payAsYouGo(mover)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { body } = await pay(mover);
    expect(body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { monthlyAmount: mover.tariffs[1]?.newSpendMonthly, reference: expect.stringMatching(/^LARK/) },
    });
  });

  it('shows each fuel on the confirmation page [CONF-06] [CONF-31]', async () => {
    const mover = await aMoverWithMixedMeters(api);
    expect(await summary(mover)).toMatchObject({
      energy: { fuelType: 'Electric', isCompleted: false },
      energySecondary: { fuelType: 'Gas', isCompleted: false, isSkipped: false },
    });
    await pay(mover);
    expect(await summary(mover)).toMatchObject({
      energy: { fuelType: 'Electric', isCompleted: true, paymentType: 'Monthly Direct Debit' },
      energySecondary: {
        fuelType: 'Gas',
        isCompleted: true,
        isSkipped: false,
        paymentType: 'Prepayment Meter',
        tariffName: 'Larkfield Pay As You Go',
        directDebit: null,
        energySwitchDate: '2026-12-05',
      },
    });
  });

  it('is complete with only electricity if gas was left out, and opens again for gas', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    expect((await pay(mover)).body.enrolment).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric'] });
    expect((await summary(mover)).energySecondary).toMatchObject({ isCompleted: false, isSkipped: true });
    expect((await update(mover, { energyOptIn: 1 })).body).toMatchObject({ energyComplete: false, energyOptIn: 1 });
    const gas = await aTariffOf(api, mover, 'LARK-PAYG', 'Gas');
    const chosen = await api.call(
      energyEndpoints.select,
      { body: { tariffsId: [idsOf(gas)], addOnsIdentifiers: [] } },
      as(mover),
    );
    const { body } = await payAsYouGo({ ...mover, shown: selectionShown(chosen.body) });
    expect(body).toMatchObject({ enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] } });
  });
});

describe('when the first application is refused', () => {
  it('sends nothing for the second', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit } = spyOnSubmit();
    await withdraw(electricityCode);
    expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: [] });
  });
});

describe('when the second application is refused', () => {
  it('keeps the first, and finishes the second with another tariff', async () => {
    const mover = await aMoverWithElectricityAlone();
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Electric'] });
    expect(await summary(mover)).toMatchObject({
      energy: { isCompleted: true },
      energySecondary: { isCompleted: false, isSkipped: false },
    });
    const { submit } = spyOnSubmit();
    const gas = await aTariffOf(api, mover, 'FERN-PAYG', 'Gas');
    const choice = { tariffsId: [idsOf(gas)], addOnsIdentifiers: ['USAGEAPP'] };
    const { status, body } = await api.call(energyEndpoints.select, { body: choice }, as(mover));
    expect([status, body.tariffs.map(({ tariffName }) => tariffName)]).toEqual([
      200,
      ['Larkfield Fix 12', 'Fernway PAYG'],
    ]);
    expect((await payAsYouGo({ ...mover, shown: selectionShown(body) })).body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { maskedAccountNumber: '*****958' },
      unfinished: null,
    });
    expect(submit.mock.calls.map(([, { priceIds }]) => priceIds)).toEqual([['FERN-PAYG-E-GAS-STD-PPM']]);
  });

  it('can be skipped, which completes energy with the first', async () => {
    const mover = await aMoverWithElectricityAlone();
    expect((await skip(mover)).body).toMatchObject({
      energyComplete: true,
      energySkipped: false,
      fuelsSetUp: ['Electric'],
    });
    const { body } = await api.call(energyEndpoints.selection, {}, as(mover));
    expect(body.tariffs.map(({ energyType }) => energyType)).toEqual(['Electric']);
  });

  it('rejects changes of what the supplier accepted', async () => {
    const mover = await aMoverWithElectricityAlone();
    const other = await aTariffOf(api, mover, 'LARK-VARIABLE', 'Electric');
    const choice = { tariffsId: [idsOf(other)], addOnsIdentifiers: [] };
    const { body: homes } = await api.call(
      enrolmentEndpoints.addresses,
      { params: { postcode: 'B29 6BD' } },
      as(mover),
    );
    const changes = [
      api.call(energyEndpoints.select, { body: choice }, as(mover)),
      api.call(energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never }, as(mover)),
      api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: lastHomeIn(homes) } }, as(mover)),
      update(mover, { moveInDate: '2026-12-01' }),
      update(mover, { energyOptIn: 0 }),
    ];
    for (const answer of await Promise.all(changes)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    }
    const same = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    expect((await api.call(energyEndpoints.saveUsage, { body: same }, as(mover))).status).toBe(200);
  });
});
