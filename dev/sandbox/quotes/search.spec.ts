import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

interface Tariff {
  product_code: string;
  supplier: { code: string; name: string };
  year_one: { total_gbp: string };
  switchable: boolean;
  extras: { id: string }[];
}

const CREDIT = {
  electricity: { annual_kwh: 2700, meter: 'STD', prepayment: false },
  gas: { annual_kwh: 9800, prepayment: false },
};
const search = (more: object = {}) =>
  client.send('POST', '/quotes/v3/search', {
    gsp_group: '_A',
    postcode: 'MK40 2QT',
    fuels: 'DUAL',
    ...CREDIT,
    ...more,
  });
const results = async (more: object = {}) => ((await search(more)).body as { results: Tariff[] }).results;
const costs = async (more: object) =>
  (await results(more)).map((tariff) => [tariff.product_code, tariff.year_one.total_gbp]);

describe('a search for dual fuel, single rate, direct debit in the Eastern region', () => {
  it('lists six tariffs, cheapest first', async () => {
    expect(await costs({})).toEqual([
      ['GLIM-TRACK12-A-DUAL-STD-DD', '1654.53'],
      ['LARK-FIX12-A-DUAL-STD-DD', '1672.43'],
      ['LARK-FIX24-A-DUAL-STD-DD', '1718.23'],
      ['TORC-VARIABLE-A-DUAL-STD-DD', '1731.65'],
      ['LARK-VARIABLE-A-DUAL-STD-DD', '1738.05'],
      ['FERN-GREEN12-A-DUAL-STD-DD', '1753.18'],
    ]);
  });

  it('shows rates, fees and the first year of a fixed tariff', async () => {
    const [, fix] = await results();
    expect(fix).toMatchObject({
      name: 'Larkfield Fix 12',
      supplier: { code: 'LARK', name: 'Larkfield Energy' },
      kind: 'FIXED',
      contract_months: 12,
      payment: 'DD',
      rates: {
        electricity: { standing_charge_p_day: '54.00', unit_p_kwh: '25.20', night_unit_p_kwh: null },
        gas: { standing_charge_p_day: '28.50', unit_p_kwh: '7.05' },
      },
      exit_fee_per_fuel_gbp: '50.00',
      year_one: {
        total_gbp: '1672.43',
        electricity_gbp: '877.50',
        gas_gbp: '794.93',
        monthly_total_gbp: '139.37',
        monthly_electricity_gbp: '73.13',
        monthly_gas_gbp: '66.24',
      },
      saving_against_variable_gbp: '65.62',
      paper_bill_fee_gbp_month: '1.50',
      smart_required: false,
      switchable: true,
      sponsored: true,
      winter_uplift_percent: '23',
    });
  });

  it('lists the extras of the named supplier, including the greener upgrade at 27.397p a day', async () => {
    const [, fix] = await results();
    expect(fix?.extras.map(({ id }) => id)).toEqual([
      'USAGEAPP',
      'GOGN',
      'HEATCOVER',
      'PLUMBDRAIN',
      'BOILERSERVICE',
      'HOMEHEALTH',
      'SUNDAYSAVER',
    ]);
    expect(fix?.extras[1]).toMatchObject({
      id: 'GOGN',
      daily_price_p: '27.397',
      price_gbp: '8.33',
      frequency: 'MONTHLY',
    });
    expect(fix?.extras[0]).toMatchObject({ included: true, price_gbp: '0.00' });
    expect(fix?.extras[6]).toMatchObject({ smart_only: true });
  });

  it('marks the tariff that is not switchable', async () => {
    expect((await results()).filter(({ switchable }) => !switchable).map(({ supplier }) => supplier.name)).toEqual([
      'Tor Co-op',
    ]);
  });

  it('lists only the named supplier on its panel', async () => {
    expect((await results({ panel: 'SPONSOR' })).map(({ supplier }) => supplier.code)).toEqual([
      'LARK',
      'LARK',
      'LARK',
    ]);
  });
});

describe('a search for other meters', () => {
  it('charges night and day separately on Economy 7', async () => {
    expect(await costs({ fuels: 'ELEC', electricity: { annual_kwh: 3400, meter: 'E7', prepayment: false } })).toEqual([
      ['LARK-FIX12-A-ELEC-E7-DD', '999.64'],
      ['GLIM-NIGHT-A-ELEC-E7-DD', '1004.83'],
      ['LARK-VARIABLE-A-ELEC-E7-DD', '1041.54'],
    ]);
  });

  it('offers only pay as you go for prepayment meters', async () => {
    const prepaid = {
      electricity: { annual_kwh: 2700, meter: 'STD', prepayment: true },
      gas: { annual_kwh: 9800, prepayment: true },
    };
    expect((await results(prepaid)).map(({ product_code }) => product_code)).toEqual([
      'LARK-PAYG-A-DUAL-STD-PPM',
      'FERN-PAYG-A-DUAL-STD-PPM',
    ]);
  });

  it('offers with pay as you go only extras that need no direct debit', async () => {
    const gas = { annual_kwh: 9800, prepayment: true };
    const [payg] = await results({ fuels: 'GAS', panel: 'SPONSOR', gas });
    expect(payg?.extras).toMatchObject([
      { id: 'USAGEAPP', direct_debit: false },
      { id: 'HOMEHEALTH', direct_debit: false, payment_note: 'Paid once, after the visit' },
    ]);
  });

  it('attaches notes, and replaces them for homes with a smart meter', async () => {
    const [track, fix] = await results();
    expect(track).toMatchObject({ note: { heading: 'This plan needs a smart meter' } });
    expect(fix).toMatchObject({ note: null, note_smart_meter: { heading: 'Your smart meter' } });
  });

  it('requires one search per fuel for mixed meters', async () => {
    const mixed = { gas: { annual_kwh: 9800, prepayment: true } };
    expect(await search(mixed)).toEqual({ status: 422, body: { error: 'MIXED_PAYMENT', fields: [] } });
    const gas = await results({ ...mixed, fuels: 'GAS' });
    expect(gas.map(({ product_code }) => product_code)).toEqual(['LARK-PAYG-A-GAS-STD-PPM', 'FERN-PAYG-A-GAS-STD-PPM']);
  });

  it('excludes the greener upgrade for gas without electricity', async () => {
    const [cheapestOfLarkfield] = await results({ fuels: 'GAS', panel: 'SPONSOR' });
    expect(cheapestOfLarkfield?.extras.map(({ id }) => id)).toEqual([
      'USAGEAPP',
      'HEATCOVER',
      'PLUMBDRAIN',
      'BOILERSERVICE',
      'HOMEHEALTH',
    ]);
  });

  it('differs by region', async () => {
    expect((await results({ gsp_group: '_D', panel: 'SPONSOR' }))[0]?.year_one.total_gbp).toBe('1729.02');
  });

  it('finds no market outside Great Britain', async () => {
    expect(await search({ gsp_group: '' })).toEqual({ status: 422, body: { error: 'NO_MARKET', fields: [] } });
  });
});

describe('an invalid search', () => {
  it('names each invalid field', async () => {
    expect(
      await search({ postcode: undefined, electricity: { annual_kwh: 500_000, meter: 'STD', prepayment: false } }),
    ).toEqual({
      status: 400,
      body: {
        error: 'invalid_request',
        fields: [
          { field: 'postcode', reason: "must have required property 'postcode'" },
          { field: 'electricity.annual_kwh', reason: 'must be a whole number from 1 to 499999' },
        ],
      },
    });
  });

  it('names the missing fuel', async () => {
    expect(await search({ gas: undefined })).toEqual({
      status: 400,
      body: { error: 'invalid_request', fields: [{ field: 'gas', reason: 'is required for these fuels' }] },
    });
  });
});

it('lists 200 tariffs of the same suppliers at WC2N 5DU', async () => {
  const long = await results({ gsp_group: '_C', postcode: 'WC2N 5DU' });
  expect(long).toHaveLength(200);
  expect(new Set(long.map((tariff) => tariff.product_code)).size).toBe(200);
  expect(new Set(long.map((tariff) => tariff.supplier.code))).toEqual(new Set(['GLIM', 'LARK', 'FERN', 'TORC']));
});
