import { parsePostcode } from '../postcodes/postcode.js';
import { addressKey } from '../addresses/address-key.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';
import { mpanCore } from './meter-points.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const metersAt = async (postcode: string, position = 0) => {
  const parsed = parsePostcode(postcode);
  if (!parsed) throw new Error('not a postcode');
  return client.get(`/supply/v2/premises/${addressKey(parsed, position)}/meters`);
};

describe('the meter point register', () => {
  it('returns dual fuel, single rate, credit meters at MK40 2QT', async () => {
    const { status, body } = await client.get('/supply/v2/premises/121193458703/meters');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Postcode: 'MK40 2QT',
      GspGroupId: '_A',
      PremisesUse: 'DOMESTIC',
      SupportedConfiguration: 'Y',
      FasterSwitchingEligible: 'N',
      Electricity: [
        {
          Mpan: '1017332029785',
          ProfileClass: '01',
          PaymentMethod: 'CREDIT',
          MeterSerialNumber: 'E18B29841',
          Registers: [{ RegisterId: '1', Rate: 'STANDARD', Digits: 5 }],
          Smart: { DccEnrolled: 'N', SmetsVersion: null },
          ChangeOfSupplyPending: 'N',
        },
      ],
      Gas: [{ Mprn: '7294978684', PaymentMethod: 'CREDIT', MarketSector: 'D', Digits: 5 }],
    });
  });

  it.each([
    ['LS6 1AN', { Gas: [] }],
    ['B29 6BD', { Electricity: [{ PaymentMethod: 'CREDIT' }], Gas: [{ PaymentMethod: 'PREPAYMENT' }] }],
    ['M14 5RX', { Electricity: [{ PaymentMethod: 'PREPAYMENT' }], Gas: [{ PaymentMethod: 'PREPAYMENT' }] }],
    ['NE6 5LR', { Electricity: [{ ProfileClass: '02', Registers: [{ Rate: 'DAY' }, { Rate: 'NIGHT' }] }] }],
    [
      'BS8 1TH',
      {
        Electricity: [{ CurrentSupplier: { MarketParticipantId: 'LARK', Name: 'Larkfield Energy' } }],
        Gas: [{ CurrentSupplier: { MarketParticipantId: 'LARK', Name: 'Larkfield Energy' } }],
      },
    ],
    ['NG7 2RD', { Electricity: [{ Smart: { SmetsVersion: 'S1' } }], Gas: [{ Smart: { SmetsVersion: 'S1' } }] }],
    ['SW9 8HG', { FasterSwitchingEligible: 'Y', Electricity: [{ Smart: { DccEnrolled: 'Y', SmetsVersion: 'S2' } }] }],
    ['SO17 1BJ', { SupportedConfiguration: 'N', ConfigurationNote: 'RELATED_METERING_POINTS', Electricity: [{}, {}] }],
    ['EX4 4QJ', { PremisesUse: 'NON_DOMESTIC', Electricity: [{ ProfileClass: '03' }], Gas: [{ MarketSector: 'I' }] }],
    ['EH3 9QN', { GspGroupId: '_N', Electricity: [{ PaymentMethod: 'CREDIT' }], Gas: [{ PaymentMethod: 'CREDIT' }] }],
  ])('returns the special meters at %s', async (postcode, expected) => {
    expect(await metersAt(postcode)).toMatchObject({ status: 200, body: expected });
  });

  it.each([
    ['BT1 5GS', 'OUTSIDE_MARKET'],
    ['TR1 2HE', 'GSP_NOT_FOUND'],
    ['ZE1 0ZZ', 'PREMISES_NOT_FOUND'],
  ])('has no meters at %s: %s', async (postcode, code) => {
    expect(await metersAt(postcode)).toMatchObject({ status: 404, body: { Fault: { Code: code } } });
  });

  it('returns the region of any postcode', async () => {
    expect((await client.get('/supply/v2/areas/tr12he')).body).toEqual({
      Postcode: 'TR1 2HE',
      GspGroupId: '_L',
      Distributor: { Id: '22', Name: 'South West' },
    });
    expect(await client.get('/supply/v2/areas/BT15GS')).toMatchObject({
      status: 404,
      body: { Fault: { Code: 'OUTSIDE_MARKET' } },
    });
    expect(await client.get('/supply/v2/areas/x')).toMatchObject({
      status: 400,
      body: { Fault: { Code: 'INVALID_POSTCODE' } },
    });
  });
});

it.each([
  ['10', '0000000001', '1000000000012'],
  ['12', '1234567890', '1212345678902'],
  ['20', '0098765432', '2000987654323'],
  ['22', '0000000017', '2200000000176'],
  ['23', '0011122233', '2300111222339'],
])('appends the check digit to the MPAN %s%s', (distributor, number, mpan) => {
  expect(mpanCore(distributor, number)).toBe(mpan);
});

it('has the reverse of mixed meters in the last home of B29 6BD', async () => {
  expect((await metersAt('B29 6BD', 6)).body).toMatchObject({
    Electricity: [{ PaymentMethod: 'CREDIT' }],
    Gas: [{ PaymentMethod: 'PREPAYMENT' }],
  });
  expect((await metersAt('B29 6BD', 7)).body).toMatchObject({
    Electricity: [{ PaymentMethod: 'PREPAYMENT' }],
    Gas: [{ PaymentMethod: 'CREDIT' }],
  });
});
