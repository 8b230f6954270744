import {
  energyEndpoints,
  enrolmentEndpoints,
  greenerUpgrade,
  greenerUpgradePencePerDay,
  type QuotesRequest,
} from '@home-move/contract';
import { aMover, aMoverAt, aMoverWithUsage, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp(briefTimeLimit);
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverWithUsage(api);
});
afterEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  await clearFaults(api);
});
afterAll(() => api.close());

const named = (body: QuotesRequest, { token } = mover) => api.call(energyEndpoints.quotes, { body }, { token });
const whole = (body: QuotesRequest, { token } = mover) =>
  api.call(energyEndpoints.wholeOfMarketQuotes, { body }, { token });
const names = async (answer: ReturnType<typeof whole>) => (await answer).body.data.tariffs.map((one) => one.tariffName);

describe('the tariffs', () => {
  itRequiresAuthentication(() => api, energyEndpoints.quotes, { body: {} });
  itRequiresAuthentication(() => api, energyEndpoints.wholeOfMarketQuotes, { body: {} });
  itValidatesItsBody(
    () => api,
    energyEndpoints.quotes,
    {},
    async () => mover.token,
    {
      'an unknown filter': { body: { tariffTypes: ['green'] }, errors: { 'tariffTypes.0': 'Invalid' } },
      'a flag as text': { body: { paper: 'yes' }, errors: { paper: 'Invalid' } },
    },
  );

  it('are the whole market we hold, strictly by price [LIST-26]', async () => {
    const { status, body } = await whole({});
    expect(status).toBe(200);
    expect(body.data.tariffs.map(({ tariffName, newSpend }) => [tariffName, newSpend])).toEqual([
      ['Glimmer Track 12', expect.any(Number)],
      ['Larkfield Fix 12', expect.any(Number)],
      ['Larkfield Fix 24', expect.any(Number)],
      ['Tor Variable', expect.any(Number)],
      ['Larkfield Variable', expect.any(Number)],
      ['Fernway Green Fix 12', expect.any(Number)],
    ]);
    const spends = body.data.tariffs.map(({ newSpend }) => newSpend);
    expect(spends).toEqual([...spends].toSorted((one, other) => one - other));
    expect(body.data).toMatchObject({
      quoteId: expect.stringMatching(/^q-/),
      totalCountOfTariffs: 6,
      assumedUse: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
      filterSettings: { wholeOfMarket: true, fuelType: 'DualFuel' },
      filterCounts: {
        fixed: 4,
        variable: 2,
        noExitFee: 3,
        exitFee: 3,
        paperless: 6,
        paper: 5,
        namedSupplier: 3,
        wholeOfMarket: 6,
        'supplier:Larkfield Energy': 3,
      },
    });
  });

  it('come only from the named supplier [LIST-02] [LIST-25]', async () => {
    const { body } = await named({ wholeOfMarket: true });
    expect(body.data.tariffs.map(({ tariffName }) => tariffName)).toEqual([
      'Larkfield Fix 12',
      'Larkfield Fix 24',
      'Larkfield Variable',
    ]);
    expect(body.data).toMatchObject({
      totalCountOfTariffs: 3,
      filterSettings: {
        wholeOfMarket: false,
        suppliers: [{ supplierName: 'Larkfield Energy', selected: false }],
      },
      filterCounts: { namedSupplier: 3, wholeOfMarket: 6 },
      recommendation: { priceId: 'LARK-FIX12-A-DUAL-STD-DD' },
    });
  });

  it('include their costs and terms [LIST-19, LIST-22]', async () => {
    const { body } = await whole({});
    const track = body.data.tariffs[0];
    expect(track).toMatchObject({
      id: `${body.data.quoteId}/GLIM-TRACK12-A-DUAL-STD-DD`,
      quoteId: body.data.quoteId,
      priceId: 'GLIM-TRACK12-A-DUAL-STD-DD',
      supplierName: 'Glimmer',
      supplierImageUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      supplierSiteUrl: 'https://glimmer.example',
      tariffUrl: 'glimmer-track-12',
      termsUrl: 'https://glimmer.example/terms/track-12',
      generalTermsUrl: 'https://glimmer.example/terms',
      energyType: 'DualFuel',
      tariffType: 'fixed',
      contractLength: 12,
      // Both fuels change supplier: 15 days from 20 November.
      fixedTermEnd: '2027-12-04',
      exitFee: 0,
      paymentMethod: 'DIRECT_DEBIT',
      isSmartSpecific: true,
      paysCommission: true,
      addOnsAvailable: false,
    });
    const { costParts, newSpend, newSpendMonthly } = track ?? { newSpend: 0, newSpendMonthly: 0 };
    const parts = costParts ? Object.values(costParts).reduce((sum, part) => sum + part, 0) : 0;
    expect([parts, newSpendMonthly]).toEqual([newSpend, Math.round(newSpend / 12)]);
  });

  it('include their term, features, notes, start and fees [LIST-22, TARIFF-17, TARIFF-18]', async () => {
    const { body } = await whole({});
    const named = (name: string) => body.data.tariffs.find(({ tariffName }) => tariffName === name);
    expect(named('Larkfield Fix 12')).toMatchObject({
      fuelTypeTermEnd: 'Electricity and gas, until 04\u00a0Dec\u00a02027',
      winterUplift: 23,
      enhancedFeatures: [
        {
          summary: 'A price you can plan with',
          heading: 'Your unit rates stay as they are',
          description: expect.stringContaining('12 months'),
        },
        { summary: 'People who answer' },
      ],
      noteDefault: null,
      noteSmartMeter: null,
      startServiceDate: '2026-12-05',
      paperBillFee: 150,
      svtSaving: expect.any(Number),
      isDefault: false,
      uspText: 'Prices fixed for 12 months',
    });
    expect(named('Larkfield Variable')).toMatchObject({
      fuelTypeTermEnd: 'Electricity and gas, no end date',
      isDefault: true,
      svtSaving: 0,
    });
    expect(named('Glimmer Track 12')).toMatchObject({
      noteDefault: { heading: 'This plan needs a smart meter' },
      paperBillFee: null,
    });
  });

  it('have a separate note for homes with a smart meter [LIST-21]', async () => {
    const { body } = await whole({}, await aMoverAt(api, 'SW9 8HG'));
    expect(body.data.tariffs.map(({ noteSmartMeter }) => noteSmartMeter?.heading)).toEqual(
      body.data.tariffs.map(() => 'Your smart meter'),
    );
  });

  it('sell the greener upgrade at £8.33 a month, which is 27.397p a day [TARIFF-19]', async () => {
    const { body } = await named({});
    const greener = body.data.tariffs[0]?.addOnsData.find(({ identifier }) => identifier === greenerUpgrade);
    expect(greener).toMatchObject({ billCost: Math.round((greenerUpgradePencePerDay * 365) / 12), cost: 833 });
  });

  it('explain why the first is recommended, its drawback, and who pays us [LIST-05] [LIST-20]', async () => {
    const { body } = await whole({});
    expect(body.data.recommendation).toMatchObject({ priceId: 'GLIM-TRACK12-A-DUAL-STD-DD' });
    expect(body.data.recommendation?.reasons.map(({ kind, text }) => [kind, text])).toEqual([
      [
        'point',
        expect.stringMatching(
          /^It has the lowest first-year cost of the 6 tariffs we hold: £\d+\.\d\d less than the next one you can choose here\.$/,
        ),
      ],
      ['point', 'There is no exit fee, so you can leave if you move again.'],
      ['point', 'Its prices stay the same for 12 months.'],
      ['catch', 'It needs a smart meter within 3 months. Without one you move to the variable plan from month 4.'],
      [
        'commission',
        'Glimmer and Larkfield Energy pay us commission. Tor Co-op and Fernway do not. The order is by price alone.',
      ],
    ]);
    expect(body.data.tariffs[0]?.recommendationReason).toBe(body.data.recommendation?.reasons[0]?.text);
    expect(body.data.tariffs[1]?.recommendationReason).toBeNull();
  });

  it('of one supplier are not presented as all that we hold', async () => {
    const { body } = await named({});
    expect(body.data.recommendation?.reasons[0]?.text).toMatch(
      /^It has the lowest first-year cost of the 3 tariffs that match your filters: /,
    );
  });

  it.each<[QuotesRequest, string[]]>([
    [{ tariffTypes: ['variable'] }, ['Tor Variable', 'Larkfield Variable']],
    [{ exitFee: true, suppliers: ['Fernway'] }, ['Fernway Green Fix 12']],
    [{ noExitFee: true, tariffTypes: ['fixed'] }, ['Glimmer Track 12']],
    [{ suppliers: ['Nobody'] }, []],
  ])('are filtered on the server by %j [LIST-23] [LIST-26]', async (filters, expected) => {
    const { tariffs, totalCountOfTariffs } = (await whole(filters)).body.data;
    expect(tariffs.map(({ tariffName }) => tariffName)).toEqual(expected);
    expect(totalCountOfTariffs).toBe(6);
  });

  it.each([
    ['MK40 2QT', 'DualFuel'],
    ['LS6 1AN', 'Electric'],
  ])('are for the fuels of %s: %s [CODE-07]', async (postcode, fuels) => {
    const { body } = await whole({}, await aMoverAt(api, postcode));
    expect(new Set(body.data.tariffs.map(({ energyType }) => energyType))).toEqual(new Set([fuels]));
  });

  it('are all of one fuel on request [CODE-07] [LIST-26]', async () => {
    const { body } = await whole({ fuelType: 'Gas', getAll: true, suppliers: ['Nobody'] });
    expect(body.data.tariffs).toHaveLength(6);
    expect(body.data.filterSettings.fuelType).toBe('Gas');
    expect(body.data.assumedUse).toEqual({ electricityKwh: null, gasKwh: 9800, estimated: true });
    expect(body.data.tariffs.every(({ energyType, electricity }) => energyType === 'Gas' && !electricity)).toBe(true);
  });

  it('assume typical usage if none is saved', async () => {
    const { body } = await whole({}, await aMoverAt(api, 'NE6 5LR'));
    expect(body.data.assumedUse).toEqual({
      electricityKwh: 3400,
      gasKwh: 9500,
      estimated: true,
      nightPercent: 42,
    });
    expect(body.data.tariffs.every(({ electricity }) => electricity?.nightUnitRate !== null)).toBe(true);
  });

  it('cost by the share of electricity that the mover uses at night', async () => {
    const nightOwl = await aMoverAt(api, 'NE6 5LR');
    const glimmerUse = async () => {
      const { body } = await whole({}, nightOwl);
      return body.data.tariffs.find(({ tariffName }) => tariffName === 'Glimmer Night E7')?.costParts.electricityUse;
    };
    // 28.76p by day, 14.38p at night; 3,400 kWh, of which 1,428, 3,400 and 0 at night.
    expect(await glimmerUse()).toBe(77_249);
    const at = (nightPercent: number) =>
      api.call(
        energyEndpoints.saveUsage,
        { body: { knownUsage: 'U', nightPercent } as never },
        { token: nightOwl.token },
      );
    expect((await at(100)).body.assumed).toMatchObject({ nightPercent: 100 });
    expect(await glimmerUse()).toBe(48_892);
    await at(0);
    expect(await glimmerUse()).toBe(97_784);
  });

  it('are available for a manual address', async () => {
    const typed = await aMover(api);
    const body = {
      houseNameOrNumber: '3',
      addressLine1: 'River Walk',
      addressLine2: '',
      town: 'Truro',
      postcode: 'TR1 2HE',
    };
    await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: typed.token });
    expect(await names(whole({}, typed))).toHaveLength(6);
  });

  it('need an address', async () => {
    expect(await whole({}, await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it.each([
    ['SO17 1BJ', 'meters', /^We're unable to support your meter setup/],
    ['BT1 5GS', 'market', /^We compare energy plans for homes in England, Scotland and Wales only\.$/],
    ['EX4 4QJ', 'use', /can't give you a quote for a commercial energy supply\.$/],
  ])('are not available for %s, because of its %s', async (postcode, _cause, detail) => {
    const { status, body } = await whole({}, await aMoverAt(api, postcode));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'NOT_QUOTABLE', detail: expect.stringMatching(detail) });
    expect(body).toMatchObject({ title: "Unfortunately, we can't give you a quote right now." });
  });

  it.each(['down', 'slow', 'error', 'malformed'])('are a third-party problem when the provider is %s', async (mode) => {
    await fault(api, 'quotes', mode, { match: 'MK40 2QT' });
    expect(await whole({})).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    await clearFaults(api);
    expect((await whole({})).status).toBe(200);
  });
});
