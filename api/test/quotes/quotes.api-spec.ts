import { energyEndpoints, enrolmentEndpoints, type QuotesRequest } from '@home-move/contract';
import {
  aMover,
  aMoverAt,
  aMoverWithTariff,
  aMoverWithUsage,
  clearFaults,
  fault,
  type Mover,
} from '../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../support/shared-specs.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ PROVIDER_TIMEOUT: '300' });
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
const select = (body: object, { token } = mover) =>
  api.call(energyEndpoints.select, { body: body as never }, { token });
const selection = ({ token } = mover) => api.call(energyEndpoints.selection, {}, { token });
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

  it('are those of the named supplier alone [LIST-25]', async () => {
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

  it('explain why the first is recommended, its drawback, and who pays us', async () => {
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

  it.each<[QuotesRequest, string[]]>([
    [{ tariffTypes: ['variable'] }, ['Tor Variable', 'Larkfield Variable']],
    [{ exitFee: true, suppliers: ['Fernway'] }, ['Fernway Green Fix 12']],
    [{ noExitFee: true, tariffTypes: ['fixed'] }, ['Glimmer Track 12']],
    [{ suppliers: ['Nobody'] }, []],
  ])('are filtered on the server by %j', async (filters, expected) => {
    expect(await names(whole(filters))).toEqual(expected);
  });

  it('are for one of two fuels on request', async () => {
    const { body } = await whole({ fuelType: 'Gas' });
    expect(body.data.filterSettings.fuelType).toBe('Gas');
    expect(body.data.assumedUse).toEqual({ electricityKwh: null, gasKwh: 9800, estimated: true });
    expect(body.data.tariffs.every(({ energyType, electricity }) => energyType === 'Gas' && !electricity)).toBe(true);
  });

  it('are for typical usage where none is saved', async () => {
    const { body } = await whole({}, await aMoverAt(api, 'NE6 5LR'));
    expect(body.data.assumedUse).toEqual({ electricityKwh: 3400, gasKwh: 9500, estimated: true });
    expect(body.data.tariffs.every(({ electricity }) => electricity?.nightUnitRate !== null)).toBe(true);
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

  it.each(['SO17 1BJ', 'BT1 5GS', 'EX4 4QJ'])('are not available for %s', async (postcode) => {
    expect(await whole({}, await aMoverAt(api, postcode))).toMatchObject({
      status: 409,
      body: { code: 'NOT_QUOTABLE' },
    });
  });

  it.each(['down', 'slow', 'error', 'malformed'])('are a third-party problem when the provider is %s', async (mode) => {
    await fault(api, 'quotes', mode, { match: 'MK40 2QT' });
    expect(await whole({})).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    await clearFaults(api);
    expect((await whole({})).status).toBe(200);
  });
});

describe('choosing a tariff', () => {
  const offered = async (priceId: string, by = mover) => {
    const { body } = await whole({}, by);
    const tariff = body.data.tariffs.find((one) => one.priceId.startsWith(priceId));
    return { quoteId: body.data.quoteId, priceId: tariff?.priceId ?? '' };
  };

  itRequiresAuthentication(() => api, energyEndpoints.select, {
    body: { tariffsId: [{ quoteId: 'q', priceId: 'p' }], addOnsIdentifiers: [] },
  });
  itRequiresAuthentication(() => api, energyEndpoints.selection, {});
  itValidatesItsBody(
    () => api,
    energyEndpoints.select,
    {},
    async () => mover.token,
    {
      'no tariff': {
        body: { tariffsId: [], addOnsIdentifiers: [] },
        errors: { tariffsId: expect.any(String) as never },
      },
      'no add-ons field': {
        body: { tariffsId: [{ quoteId: 'q', priceId: 'p' }] },
        errors: { addOnsIdentifiers: 'Mandatory' },
      },
    },
  );

  it('stores it with its included add-ons, and opts in to energy [LIST-27]', async () => {
    const chooser = await aMoverWithUsage(api);
    const { status, body } = await select(
      { tariffsId: [await offered('LARK-FIX12', chooser)], addOnsIdentifiers: [] },
      chooser,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tariffs: [{ tariffName: 'Larkfield Fix 12' }],
      addOnsIdentifiers: ['USAGEAPP'],
      monthlyCost: body.tariffs[0]?.newSpendMonthly,
      oneOffCost: 0,
      expectedSwitchDate: '2026-12-05',
    });
    expect((await selection(chooser)).body).toEqual(body);
    expect((await api.call(enrolmentEndpoints.mine, {}, { token: chooser.token })).body).toMatchObject({
      energyOptIn: 1,
      energyConsented: true,
      energyComplete: false,
    });
  });

  it('moves the start with the move-in date, and the fixed price with it', async () => {
    const chooser = await aMoverWithUsage(api);
    await select({ tariffsId: [await offered('LARK-FIX12', chooser)], addOnsIdentifiers: [] }, chooser);
    const as = { token: chooser.token };
    await api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-15' } }, as);
    expect((await selection(chooser)).body).toMatchObject({
      expectedSwitchDate: '2026-12-15',
      tariffs: [{ fixedTermEnd: '2027-12-14' }],
    });
  });

  it('starts within five days where the supplier stays', async () => {
    const chooser = await aMoverWithUsage(api, 'BS8 1TH');
    const tariffsId = [await offered('LARK-FIX12', chooser)];
    const { body } = await select({ tariffsId, addOnsIdentifiers: [] }, chooser);
    expect(body.expectedSwitchDate).toBe('2026-11-27');
  });

  it('adds up monthly and one-off add-ons [TARIFF-09]', async () => {
    const tariffsId = [await offered('LARK-FIX12')];
    const plain = await select({ tariffsId, addOnsIdentifiers: [] });
    const { body } = await select({
      tariffsId,
      addOnsIdentifiers: ['HOMEHEALTH', 'HEATCOVER', 'PLUMBDRAIN', 'BOILERSERVICE', 'USAGEAPP'],
    });
    expect(body.addOnsIdentifiers).toEqual(['USAGEAPP', 'HEATCOVER', 'PLUMBDRAIN', 'BOILERSERVICE', 'HOMEHEALTH']);
    // £9.50 a month for heating cover; quarterly and annual amounts are not part of the monthly cost.
    expect(body.monthlyCost).toBe(plain.body.monthlyCost + 950);
    const bills = body.tariffs[0]?.addOnsData.map(
      ({ identifier, billingFrequency, cost, billCost, billDiscountCost, introMonths }) =>
        [identifier, billingFrequency, cost, billCost, billDiscountCost, introMonths] as const,
    );
    expect(bills).toEqual(
      expect.arrayContaining([
        ['HEATCOVER', 'Monthly', 1450, 1450, 950, 3],
        ['PLUMBDRAIN', 'Quarterly', 800, 2400, null, null],
        ['BOILERSERVICE', 'Annual', 700, 8400, null, null],
        ['HOMEHEALTH', 'One-off', 4900, 4900, null, null],
      ]),
    );
    expect(body.oneOffCost).toBe(4900);
  });

  it.each([
    ['an unknown add-on', 'LARK-FIX12', ['MAGIC'], { 'addOnsIdentifiers.0': 'This does not go with the plan' }],
    [
      'a smart-meter add-on without a smart meter',
      'LARK-FIX12',
      ['SUNDAYSAVER'],
      { 'addOnsIdentifiers.0': 'This does not go with the plan' },
    ],
    [
      'a tariff that we cannot switch to',
      'TORC-VARIABLE',
      [],
      { tariffsId: 'We cannot switch you to this plan. You can sign up with Tor Co-op yourself.' },
    ],
  ])('refuses %s', async (_, priceId, addOnsIdentifiers, errors) => {
    const chooser = await aMoverWithUsage(api);
    const answer = await select({ tariffsId: [await offered(priceId, chooser)], addOnsIdentifiers }, chooser);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
    expect((await selection(chooser)).status).toBe(409);
  });

  it.each([
    ['unknown', async () => ({ quoteId: 'q-nothing', priceId: 'LARK-FIX12-A-DUAL-STD-DD' })],
    ['of another person', async () => offered('LARK-FIX12', await aMoverWithUsage(api))],
    ['without that price', async () => ({ ...(await offered('LARK-FIX12')), priceId: 'LARK-FIX99' })],
  ])('finds a quote expired that is %s', async (_, choice) => {
    const answer = await select({ tariffsId: [await choice()], addOnsIdentifiers: [] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  it('rejects a quote as expired after a day', async () => {
    const choice = { tariffsId: [await offered('LARK-FIX12')], addOnsIdentifiers: [] };
    const at = async (instant: string) => {
      api.clock.at(instant);
      return select(choice, { id: mover.id, token: await api.tokenFor(mover.id) });
    };
    expect((await at('2026-11-21T09:59:00Z')).status).toBe(200);
    expect(await at('2026-11-21T10:00:01Z')).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  it('rejects a quote for another usage as expired', async () => {
    const chooser = await aMoverWithUsage(api);
    const choice = { tariffsId: [await offered('LARK-FIX12', chooser)], addOnsIdentifiers: [] };
    const usage = { knownUsage: 'U' } as never;
    await api.call(energyEndpoints.saveUsage, { body: usage }, { token: chooser.token });
    expect(await select(choice, chooser)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  it('returns the same response for the same key', async () => {
    const { token } = await aMoverWithUsage(api);
    const body = { tariffsId: [await offered('LARK-FIX12', { id: '', token })], addOnsIdentifiers: ['HEATCOVER'] };
    const submit = (more: object) =>
      api.call(energyEndpoints.select, { body: { ...body, ...more } }, { token, idempotencyKey: 'select-1' });
    const first = await submit({});
    expect((await submit({})).body).toEqual(first.body);
    expect(await submit({ addOnsIdentifiers: [] })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('survives a restart', async () => {
    const chooser = await aMoverWithTariff(api, { addOns: ['HEATCOVER'] });
    const before = await selection(chooser);
    const second = await api.another();
    second.clock.at('2026-11-20T10:00:00Z');
    const after = await second.call(energyEndpoints.selection, {}, { token: chooser.token });
    expect(after.body).toEqual(before.body);
    await second.close();
  });

  it('reports that no tariff was chosen', async () => {
    expect(await selection(await aMover(api))).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
  });
});
