import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';
import { metering } from './meter-reads.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const body = {
  fuel: 'ELEC',
  serial_number: null,
  reads: [{ register: 'STD', value: '48217' }],
  read_at: '2026-11-27T09:31:00.000Z',
};

/** Submits an application for a product, and returns its reference. */
async function anApplication(product_code: string): Promise<string> {
  const application = {
    search_id: 'QS-5f2c9a1b7e30',
    product_codes: [product_code],
    extras: [],
    customer: {
      first_name: 'Sam',
      last_name: 'Hartley',
      date_of_birth: '1991-04-12',
      email: 'sam.hartley@example.test',
      phone: '07700900101',
    },
    supply_address: { udprn: null, line_1: '14 Castle Road', line_2: '', town: 'Bedford', postcode: 'MK40 2QT' },
    move_in_date: '2026-11-27',
    payment: { method: 'DD', collection_day: 1, paper_mandate: true },
    consents: { terms: true, smart_meter: false, marketing_email: false, marketing_sms: false },
  };
  const headers = { 'idempotency-key': `for ${product_code}` };
  const { body: accepted } = await client.send('POST', '/quotes/v3/applications', application, headers);
  return (accepted as { application_ref: string }).application_ref;
}

const read = (reference: string, key: string, changes: object = {}) =>
  client.send(
    'POST',
    `/quotes/v3/applications/${reference}/meter-reads`,
    { ...body, ...changes },
    { 'idempotency-key': key },
  );

describe('the readings of an application', () => {
  it('are received once per key', async () => {
    const reference = await anApplication('LARK-FIX12-A-DUAL-STD-DD');
    const first = await read(reference, 'once');
    expect(first).toEqual({
      status: 201,
      body: { read_ref: expect.stringMatching(/^MR-[2-9B-Z]{8}$/) as string },
    });
    expect(await read(reference, 'once')).toEqual(first);
    expect(await read(reference, 'once', { fuel: 'GAS' })).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    });
    expect((await client.get('/meter-reads')).body).toMatchObject([{ application_ref: reference, body }]);
  });

  it('are not taken by one of the suppliers', async () => {
    const reference = await anApplication('FERN-GREEN12-A-DUAL-STD-DD');
    expect((await client.get(`/quotes/v3/applications/${reference}/metering`)).body).toMatchObject({
      reads_accepted: false,
    });
    expect(await read(reference, 'fern')).toMatchObject({ status: 409, body: { error: 'READS_BY_MESSAGE' } });
  });

  it('are taken for the order of demo links', async () => {
    expect((await client.get('/quotes/v3/applications/TH-DEMO0001/metering')).body).toMatchObject({
      reads_accepted: true,
    });
    expect((await read('TH-DEMO0001', 'demo')).status).toBe(201);
  });

  it('are unknown without an application', async () => {
    expect(await client.get('/quotes/v3/applications/TH-22222222/metering')).toMatchObject({
      status: 404,
      body: { error: 'unknown_application' },
    });
    expect((await read('TH-22222222', 'none')).status).toBe(404);
  });
});

describe('the last readings of a supplier', () => {
  it.each([
    ['LARK-FIX12-A-DUAL-STD-DD', ['ELEC STD', 'GAS STD']],
    ['LARK-FIX12-A-DUAL-E7-DD', ['ELEC DAY', 'ELEC NIGHT', 'GAS STD']],
    ['LARK-FIX12-A-GAS-STD-DD', ['GAS STD']],
  ])('of %s are %j', (product, expected) => {
    const { last_reads } = metering('TH-9K2M4X7P', [product], new Date('2026-11-27T09:31:00Z'));
    expect(last_reads.map(({ fuel, register }) => `${fuel} ${register}`)).toEqual(expected);
    for (const { value, read_on } of last_reads) {
      expect(value).toMatch(/^\d{5}$/);
      expect(read_on).toBe('2026-10-14');
    }
  });
});
