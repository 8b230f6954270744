import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const APPLICATION = {
  search_id: 'QS-5f2c9a1b7e30',
  product_codes: ['LARK-FIX12-A-DUAL-STD-DD'],
  extras: ['GOGN'],
  customer: {
    title: 'Mr',
    first_name: 'Sam',
    last_name: 'Hartley',
    date_of_birth: '1991-04-12',
    email: 'sam.hartley@example.test',
    phone: '07700900101',
  },
  supply_address: {
    udprn: '121193458703',
    line_1: '14 Castle Road',
    line_2: '',
    town: 'Bedford',
    postcode: 'MK40 2QT',
  },
  meter_points: { mpan: '1017332029785', mprn: '7294978684' },
  move_in_date: '2026-11-27',
  supply_start_date: null,
  payment: {
    method: 'DD',
    account_name: 'S Hartley',
    account_number: '66374958',
    sort_code: '089999',
    collection_day: 1,
    paper_mandate: false,
  },
  consents: { terms: true, smart_meter: true, billing_reads: 'HH', settlement_reads: 'HH' },
};

const submit = (more: object = {}, key = 'first') =>
  client.send('POST', '/quotes/v3/applications', { ...APPLICATION, ...more }, { 'idempotency-key': key });

describe('an application', () => {
  it('is accepted once per key', async () => {
    const first = await submit();
    expect(first).toEqual({
      status: 201,
      body: {
        application_ref: expect.stringMatching(/^TH-[2-9B-Z]{8}$/) as string,
        status: 'ACCEPTED',
        supplier_code: 'LARK',
        supplier_name: 'Larkfield Energy',
        direct_debit: {
          reference: expect.stringMatching(/^LARK[2-9B-Z]{8}$/) as string,
          collector: 'Larkfield Energy',
          collection_day: 1,
        },
      },
    });
    expect(await submit()).toEqual(first);
  });

  it('is rejected under a key that was used with another body', async () => {
    await submit({}, 'used');
    expect(await submit({ extras: [] }, 'used')).toEqual({
      status: 409,
      body: { error: 'idempotency_conflict', fields: [] },
    });
  });

  it('is listed for its customer once per key', async () => {
    const customer = { ...APPLICATION.customer, email: 'Priya.Shah@example.test' };
    const first = await submit({ customer }, 'priya');
    await submit({ customer }, 'priya');
    expect((await client.get('/quotes/v3/applications?email=priya.shah@example.test')).body).toEqual({
      applications: [
        {
          application_ref: (first.body as { application_ref: string }).application_ref,
          status: 'ACCEPTED',
          product_codes: ['LARK-FIX12-A-DUAL-STD-DD'],
          extras: ['GOGN'],
          supply_start_date: null,
        },
      ],
    });
  });

  it('requires a key', async () => {
    const answer = await client.send('POST', '/quotes/v3/applications', APPLICATION);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', fields: [{ field: 'idempotency-key' }] },
    });
  });

  it.each([
    ['NOT_SWITCHABLE', { product_codes: ['TORC-VARIABLE-A-DUAL-STD-DD'] }],
    ['UNKNOWN_PRODUCT', { product_codes: ['LARK-FIX99-A-DUAL-STD-DD'] }],
    ['UNKNOWN_PRODUCT', { product_codes: ['nonsense'] }],
    ['UNKNOWN_EXTRA', { extras: ['TEAPOT'] }],
    ['PAYMENT_MISMATCH', { payment: { method: 'PAYG' } }],
    ['PAYMENT_MISMATCH', { product_codes: ['LARK-PAYG-A-DUAL-STD-PPM'] }],
  ])('is rejected with %s', async (error, more) => {
    expect(await submit(more, `refused ${JSON.stringify(more)}`)).toMatchObject({ status: 422, body: { error } });
  });

  it.each([
    ['payment.sort_code', { payment: { ...APPLICATION.payment, sort_code: '08-99-99' } }],
    ['payment.account_number', { payment: { ...APPLICATION.payment, account_number: undefined } }],
    ['payment.collection_day', { payment: { ...APPLICATION.payment, collection_day: 31 } }],
    ['consents.terms', { consents: { terms: false } }],
  ])('is rejected for an invalid %s', async (field, more) => {
    const { status, body } = await submit(more, `wrong ${field}`);
    expect(status).toBe(400);
    expect((body as { fields: { field: string }[] }).fields.map((one) => one.field)).toContain(field);
  });

  it.each([
    ['pay as you go', { product_codes: ['LARK-PAYG-A-DUAL-STD-PPM'], payment: { method: 'PAYG' } }],
    ['a mandate on paper', { payment: { method: 'DD', collection_day: 1, paper_mandate: true } }],
  ])('requires no account for %s', async (_name, more) => {
    expect(await submit(more, `no account ${_name}`)).toMatchObject({ status: 201, body: { direct_debit: null } });
  });
});

describe('the state of an application', () => {
  it('is that of its day, until it is set', async () => {
    const { application_ref } = (await submit({}, 'with a state')).body as { application_ref: string };
    const path = `/quotes/v3/applications/${application_ref}`;
    const state = { application_ref, revision: 1, changed_at: '2026-11-20T09:00:00.000Z', decline_code: null };
    expect(await client.get(path)).toEqual({ status: 200, body: { ...state, state: 'ACCEPTED' } });
    await client.send('PUT', `/order-states/quotes/${application_ref}`, { state: 'DECLINED', reason: 'DEBT_ON_METER' });
    expect((await client.get(path)).body).toMatchObject({ state: 'DECLINED', decline_code: 'DEBT_ON_METER' });
  });

  it('is unknown without an application', async () => {
    expect(await client.get('/quotes/v3/applications/TH-22222222')).toEqual({
      status: 404,
      body: { error: 'unknown_application', fields: [] },
    });
  });
});

describe('the start of an application', () => {
  const path = (reference: string) => `/quotes/v3/applications/${reference}/start-date`;
  const accepted = async (supply_start_date: string | null) =>
    ((await submit({ supply_start_date }, `starts ${supply_start_date}`)).body as { application_ref: string })
      .application_ref;
  const move = async (reference: string, to: string) => client.send('PUT', path(reference), { supply_start_date: to });

  it('moves, repeatedly to the same day, and is listed', async () => {
    const reference = await accepted('2026-12-05');
    const moved = { status: 200, body: { application_ref: reference, supply_start_date: '2026-12-12' } };
    expect(await move(reference, '2026-12-12')).toEqual(moved);
    expect(await move(reference, '2026-12-12')).toEqual(moved);
    expect((await client.get('/quotes/v3/applications?email=sam.hartley@example.test')).body).toMatchObject({
      applications: expect.arrayContaining([
        expect.objectContaining({ application_ref: reference, supply_start_date: '2026-12-12' }),
      ]) as unknown,
    });
  });

  it('moves until two working days before, to a day as far ahead', async () => {
    expect(await move(await accepted('2026-11-24'), '2026-11-30')).toMatchObject({ status: 200 });
    expect(await move(await accepted('2026-11-23'), '2026-11-30')).toEqual({
      status: 409,
      body: { error: 'START_TOO_CLOSE', fields: [] },
    });
    expect(await move(await accepted('2026-12-05'), '2026-11-23')).toMatchObject({
      status: 409,
      body: { error: 'START_TOO_EARLY' },
    });
  });

  it('is unknown without an application, and stays on a day that is none', async () => {
    expect(await move('TH-22222222', '2026-12-12')).toEqual({
      status: 404,
      body: { error: 'unknown_application', fields: [] },
    });
    expect(await move(await accepted('2026-12-06'), '2026-02-30')).toMatchObject({ status: 400 });
  });

  it('remains unchanged if the fault refuses it', async () => {
    const reference = await accepted('2026-12-07');
    await client.send('PUT', '/faults/quotes', { mode: 'refuse', match: reference });
    expect(await move(reference, '2026-12-12')).toMatchObject({ status: 409, body: { error: 'START_DATE_REFUSED' } });
    await client.send('DELETE', '/faults');
  });
});

it('returns the payment terms of a supplier', async () => {
  expect((await client.get('/quotes/v3/suppliers/LARK/payment-terms')).body).toMatchObject({
    supplier_code: 'LARK',
    collection_days: [1, 5, 10, 15, 20, 25, 28],
    paper_mandate: true,
    notice_working_days: 2,
  });
  expect(await client.get('/quotes/v3/suppliers/toString/payment-terms')).toMatchObject({ status: 404 });
});
