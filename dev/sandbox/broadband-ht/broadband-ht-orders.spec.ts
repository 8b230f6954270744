import { broadbandHtCalls, ORDER } from '../testing/broadband-ht.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const { order } = broadbandHtCalls(() => client);

describe('an order', () => {
  it('is accepted once per key and listed for its customer', async () => {
    const first = await order();
    expect(first).toEqual({
      status: 201,
      body: {
        orderNumber: expect.stringMatching(/^HT-[2-9B-Z]{8}$/) as string,
        status: 'RECEIVED',
        packageId: 'BRI-FF150',
        startDate: '2026-11-27',
        activationDate: '2026-12-04',
        callbackSlot: null,
        addOns: [],
        brandName: 'Brightline',
        packageName: 'Full Fibre 150',
      },
    });
    expect(await order()).toEqual(first);
    expect((await client.get('/broadband-ht/v1/orders?email=Sam.Hartley@example.test')).body).toMatchObject({
      orders: [{ packageId: 'BRI-FF150', status: 'RECEIVED', activationDate: '2026-12-04' }],
    });
  });

  it('takes add-ons of its package', async () => {
    const addOns = ['BRI-ANYTIME', 'BRI-WIFI'];
    const customer = { ...ORDER.customer, email: 'jo@example.test' };
    expect(await order({ packageId: 'BRI-F67', customer, addOns }, 'add-ons')).toMatchObject({
      status: 201,
      body: { addOns, activationDate: '2026-11-27' },
    });
    expect((await client.get('/broadband-ht/v1/orders?email=jo@example.test')).body).toMatchObject({
      orders: [{ packageId: 'BRI-F67', addOns }],
    });
  });

  it('has the status of its day', async () => {
    const { orderNumber } = (await order({}, 'with a status')).body as { orderNumber: string };
    expect(await client.get(`/broadband-ht/v1/orders/${orderNumber}`)).toEqual({
      status: 200,
      body: {
        orderNumber,
        status: 'CONFIRMED',
        sequence: 1,
        changedAt: '2026-11-20T09:00:00.000Z',
        failureReason: null,
      },
    });
    expect((await client.get('/broadband-ht/v1/orders/HT-22222222')).status).toBe(404);
  });

  it('requests a call back from Sky', async () => {
    expect(await order({ packageId: 'SKY-FF150TV', callbackSlot: 'ANY' }, 'sky')).toMatchObject({
      status: 201,
      body: { brandName: 'Sky', callbackSlot: 'ANY' },
    });
  });

  it.each([
    [400, 'INVALID_POSTCODE', { installAt: { ...ORDER.installAt, postcode: 'nonsense' } }],
    [400, 'INVALID_DATE', { startDate: '2026-11-31' }],
    [400, 'INVALID_ORDER', { customer: { ...ORDER.customer, email: undefined } }],
    [409, 'KEY_USED', { startDate: '2026-11-28' }],
    [422, 'UNKNOWN_PACKAGE', { packageId: 'TEAPOT' }],
    [422, 'NOT_AT_THIS_ADDRESS', { installAt: { ...ORDER.installAt, postcode: 'LS6 1AN' } }],
    [422, 'NO_CALLBACK', { callbackSlot: 2 }],
    [422, 'UNKNOWN_ADD_ON', { addOns: ['SKY-SPORTS'] }],
    [400, 'INVALID_ORDER', { addOns: ['BRI-WIFI', 'BRI-WIFI'] }],
  ])('is rejected with %i %s', async (status, reason, more) => {
    await order({}, 'taken');
    expect(await order(more, reason === 'KEY_USED' ? 'taken' : `refused ${reason}`)).toMatchObject({
      status,
      body: { reason },
    });
  });

  it('requires a key', async () => {
    expect(await client.send('POST', '/broadband-ht/v1/orders', ORDER)).toMatchObject({
      status: 400,
      body: { reason: 'INVALID_ORDER', details: [{ path: '/idempotency-key' }] },
    });
  });
});

describe('the activation of an order', () => {
  const ordered = async (more: object, key: string) =>
    ((await order(more, key)).body as { orderNumber: string }).orderNumber;
  const move = async (number: string, activationDate: string) =>
    client.send('PUT', `/broadband-ht/v1/orders/${number}/activation-date`, { activationDate });

  it('moves, repeatedly to the same day, and is listed', async () => {
    const customer = { ...ORDER.customer, email: 'moves@example.test' };
    const number = await ordered({ customer }, 'moves');
    const moved = { status: 200, body: { orderNumber: number, activationDate: '2026-12-11' } };
    expect(await move(number, '2026-12-11')).toEqual(moved);
    expect(await move(number, '2026-12-11')).toEqual(moved);
    expect((await client.get('/broadband-ht/v1/orders?email=moves@example.test')).body).toMatchObject({
      orders: [{ orderNumber: number, activationDate: '2026-12-11' }],
    });
  });

  it.each([
    ['DATE_UNAVAILABLE', '2026-12-12'],
    ['DATE_UNAVAILABLE', '2026-11-26'],
    ['INVALID_DATE', '2026-11-31'],
  ])('is rejected with %s on %s', async (reason, day) => {
    expect(await move(await ordered({}, 'first'), day)).toMatchObject({ body: { reason } });
  });

  it('is unknown without an order', async () => {
    expect(await move('HT-22222222', '2026-12-11')).toMatchObject({ status: 404, body: { reason: 'UNKNOWN_ORDER' } });
  });

  it('remains unchanged if the fault refuses it', async () => {
    const number = await ordered({}, 'refused');
    await client.send('PUT', '/faults/broadband-ht', { mode: 'refuse', match: number });
    expect(await move(number, '2026-12-11')).toMatchObject({ status: 409, body: { reason: 'DATE_REFUSED' } });
    await client.send('DELETE', '/faults');
  });
});

it('keeps an activation that is less than five working days ahead', async () => {
  let today = new Date('2026-11-20T09:00:00Z');
  const later = await startTestSandbox({ now: () => today });
  const { body } = await later.send('POST', '/broadband-ht/v1/orders', ORDER, { 'idempotency-key': 'first' });
  const path = `/broadband-ht/v1/orders/${(body as { orderNumber: string }).orderNumber}/activation-date`;
  today = new Date('2026-11-27T09:00:00Z');
  expect(await later.send('PUT', path, { activationDate: '2026-12-11' })).toMatchObject({ status: 200 });
  today = new Date('2026-12-07T09:00:00Z');
  expect(await later.send('PUT', path, { activationDate: '2026-12-18' })).toMatchObject({
    status: 409,
    body: { reason: 'CHANGE_CLOSED' },
  });
  await later.sandbox.close();
});
