import { energyEndpoints, enrolmentEndpoints, type QuotesRequest } from '@home-move/contract';
import {
  aMoverAt,
  aMoverWithMixedMeters,
  aMoverWithUsage,
  aTariffOf,
  idsOf,
  lastHomeIn,
  type Mover,
} from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const as = ({ token }: Mover) => ({ token });
const quotes = async (mover: Mover, body: QuotesRequest = {}) =>
  (await api.call(energyEndpoints.wholeOfMarketQuotes, { body }, as(mover))).body.data;
const select = (mover: Mover, body: object) => api.call(energyEndpoints.select, { body: body as never }, as(mover));
const selection = (mover: Mover) => api.call(energyEndpoints.selection, {}, as(mover));

describe('the tariffs for prepayment meters', () => {
  it('are paid as you go, and explain how to top up', async () => {
    const { tariffs } = await quotes(await aMoverAt(api, 'M14 5RX'));
    expect(tariffs.map(({ tariffName, energyType, paymentMethod }) => [tariffName, energyType, paymentMethod])).toEqual(
      [
        ['Larkfield Pay As You Go', 'DualFuel', 'PAY_AS_YOU_GO'],
        ['Fernway PAYG', 'DualFuel', 'PAY_AS_YOU_GO'],
      ],
    );
    expect(tariffs[0]?.noteDefault?.heading).toBe('How you top up');
  });

  it('have only add-ons that need no Direct Debit', async () => {
    const { tariffs } = await quotes(await aMoverAt(api, 'M14 5RX'));
    expect(tariffs[0]?.addOnsData.map(({ identifier, isDD }) => [identifier, isDD])).toEqual([
      ['USAGEAPP', false],
      ['HOMEHEALTH', false],
    ]);
  });
});

describe('the tariffs for mixed meters', () => {
  it('are for electricity unless gas is requested, and never for both [LIST-14]', async () => {
    const mover = await aMoverAt(api, 'B29 6BD');
    for (const body of [{}, { fuelType: 'DualFuel' } as const]) {
      const { filterSettings, tariffs, assumedUse } = await quotes(mover, body);
      expect(filterSettings.fuelType).toBe('Electric');
      expect(assumedUse.gasKwh).toBeNull();
      expect(tariffs.every((tariff) => tariff.energyType === 'Electric')).toBe(true);
    }
    expect((await quotes(mover, { fuelType: 'Gas' })).filterSettings.fuelType).toBe('Gas');
  });

  it.each([
    ['electricity by Direct Debit, gas as you go', undefined, ['DIRECT_DEBIT', 'PAY_AS_YOU_GO']],
    ['electricity as you go, gas by Direct Debit', lastHomeIn, ['PAY_AS_YOU_GO', 'DIRECT_DEBIT']],
  ])('are paid as the meters are: %s [LIST-02]', async (_, home, expected) => {
    const mover = await aMoverAt(api, 'B29 6BD', { home });
    const methods = async (fuelType: 'Electric' | 'Gas') => [
      ...new Set((await quotes(mover, { fuelType })).tariffs.map(({ paymentMethod }) => paymentMethod)),
    ];
    expect([await methods('Electric'), await methods('Gas')].flat()).toEqual(expected);
  });

  it('of gas leave out add-ons that the chosen electricity has, and the greener upgrade [LIST-13]', async () => {
    const mover = await aMoverWithUsage(api, 'B29 6BD', { home: lastHomeIn });
    const addOns = async () =>
      (await aTariffOf(api, mover, 'LARK-FIX12', 'Gas')).addOnsData.map(({ identifier }) => identifier);
    expect(await addOns()).toEqual(['USAGEAPP', 'HEATCOVER', 'PLUMBDRAIN', 'BOILERSERVICE', 'HOMEHEALTH']);
    const electricity = await aTariffOf(api, mover, 'LARK-PAYG', 'Electric');
    await select(mover, { tariffsId: [idsOf(electricity)], addOnsIdentifiers: [] });
    expect(await addOns()).toEqual(['HEATCOVER', 'PLUMBDRAIN', 'BOILERSERVICE']);
  });
});

describe('choosing tariffs for mixed meters', () => {
  it('stores electricity, then gas with it, and returns both in order with one total [LIST-10]', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    const [electricity] = mover.tariffs;
    expect((await selection(mover)).body.tariffs.map(({ energyType }) => energyType)).toEqual(['Electric']);
    const gas = await aTariffOf(api, mover, 'LARK-PAYG', 'Gas');
    const tariffsId = [...mover.shown.tariffsId, idsOf(gas)];
    const { status, body } = await select(mover, { tariffsId, addOnsIdentifiers: ['HEATCOVER'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tariffs: [
        { tariffName: 'Larkfield Fix 12', energyType: 'Electric', startServiceDate: '2026-12-05' },
        { tariffName: 'Larkfield Pay As You Go', energyType: 'Gas', startServiceDate: '2026-12-05' },
      ],
      addOnsIdentifiers: ['USAGEAPP', 'HEATCOVER'],
      monthlyCost: (electricity?.newSpendMonthly ?? 0) + gas.newSpendMonthly + 950,
      expectedSwitchDate: '2026-12-05',
      isStartDateConfirmed: false,
    });
    expect((await selection(mover)).body).toEqual(body);
  });

  it('removes gas when electricity is chosen again [LIST-12]', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const [electricity] = mover.shown.tariffsId;
    await select(mover, { tariffsId: [electricity], addOnsIdentifiers: [] });
    expect((await selection(mover)).body.tariffs.map(({ energyType }) => energyType)).toEqual(['Electric']);
  });

  it.each([
    ['gas alone', (of: Awaited<ReturnType<typeof bothOf>>) => [of.gas]],
    ['gas before electricity', (of: Awaited<ReturnType<typeof bothOf>>) => [of.gas, of.electricity]],
    ['electricity twice', (of: Awaited<ReturnType<typeof bothOf>>) => [of.electricity, of.electricity]],
  ])('rejects %s', async (_, choose) => {
    const mover = await aMoverWithUsage(api, 'B29 6BD');
    const tariffsId = choose(await bothOf(mover));
    expect(await select(mover, { tariffsId, addOnsIdentifiers: [] })).toMatchObject({
      status: 400,
      body: { errors: { tariffsId: 'This does not go with the plan' } },
    });
  });

  it('rejects the greener upgrade, which gas is not sold with', async () => {
    const mover = await aMoverWithUsage(api, 'B29 6BD', { home: lastHomeIn });
    const electricity = await aTariffOf(api, mover, 'FERN-PAYG', 'Electric');
    const gas = await aTariffOf(api, mover, 'LARK-FIX12', 'Gas');
    const tariffsId = [electricity, gas].map(idsOf);
    expect(await select(mover, { tariffsId, addOnsIdentifiers: ['GOGN'] })).toMatchObject({ status: 400 });
  });

  it('is not possible for one tariff of each fuel unless the meters are mixed', async () => {
    const mover = await aMoverWithUsage(api);
    const { electricity, gas } = await bothOf(mover);
    expect(await select(mover, { tariffsId: [electricity, gas], addOnsIdentifiers: [] })).toMatchObject({
      status: 400,
      body: { errors: { tariffsId: 'This does not go with the plan' } },
    });
  });

  it('is dropped with another usage', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await api.call(energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never }, as(mover));
    expect((await selection(mover)).status).toBe(409);
    expect((await api.call(enrolmentEndpoints.mine, {}, as(mover))).body.fuelsSetUp).toEqual([]);
  });
});

async function bothOf(mover: Mover) {
  const electricity = idsOf(await aTariffOf(api, mover, 'LARK-', 'Electric'));
  return { electricity, gas: idsOf(await aTariffOf(api, mover, 'LARK-', 'Gas')) };
}
