import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { aMover, aMoverWithTariff, aMoverWithUsage, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
  mover = await aMoverWithUsage(api);
});
afterEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const select = (body: object, { token } = mover) =>
  api.call(energyEndpoints.select, { body: body as never }, { token });
const selection = ({ token } = mover) => api.call(energyEndpoints.selection, {}, { token });

describe('choosing a tariff', () => {
  const offered = async (priceId: string, by = mover) => {
    const { body } = await api.call(energyEndpoints.wholeOfMarketQuotes, { body: {} }, { token: by.token });
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

  it('stores it with its included add-ons, and opts in to energy [LIST-27] [TARIFF-05]', async () => {
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

  it('starts within five days if the supplier stays the same', async () => {
    const chooser = await aMoverWithUsage(api, 'BS8 1TH');
    const tariffsId = [await offered('LARK-FIX12', chooser)];
    const { body } = await select({ tariffsId, addOnsIdentifiers: [] }, chooser);
    expect(body.expectedSwitchDate).toBe('2026-11-27');
  });

  it('adds up monthly and one-off add-ons [LIST-27] [TARIFF-09]', async () => {
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
