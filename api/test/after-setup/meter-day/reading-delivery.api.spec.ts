import { energyEndpoints } from '@home-move/contract';
import { Erasure } from '../../../src/common/erasure/erasure.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverWithTariff, clearFaults, fault, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import { allEntries } from '../../platform/data-passport/passport.fixture.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aForm, aReadingId, meterDayOf, meterOf, send, sendReading, suppliedReadings } from './meter-day.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', QUOTES_RETRY_PERCENT: '0' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-27T09:31:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

interface Customer extends Mover {
  readonly reference: string;
}

/** A mover with an accepted order for both fuels, of Larkfield Energy unless given. */
async function aCustomer(options: { priceId?: string; postcode?: string } = {}): Promise<Customer> {
  const { shown, ...mover } = await aMoverWithTariff(api, options);
  const body = { ...samsDirectDebit, ...shown };
  expect((await api.call(energyEndpoints.directDebit, { body }, { token: mover.token })).status).toBe(200);
  const { recipient } = await meterOf(api, mover, 'electricity');
  return { ...mover, reference: recipient?.reference ?? '' };
}

const runJobs = () => runDueAfter({ api, worker }, { seconds: 3 });

const deliveryOf = async (mover: Mover, meter: 'electricity' | 'gas' = 'electricity') =>
  (await meterOf(api, mover, meter)).reading?.delivery;

describe('a supplier that takes readings by call', () => {
  it('is named with its order and its own earlier reading [METER-03, METER-14]', async () => {
    const customer = await aCustomer();
    expect(await meterOf(api, customer, 'gas')).toMatchObject({
      recipient: { name: 'Larkfield Energy', takesReadings: true, reference: customer.reference },
      registers: [
        { earlier: { value: expect.stringMatching(/^\d{5}$/) as string, readOn: '2026-10-14', source: 'supplier' } },
      ],
    });
  });

  it('is queried once, and again at most twenty times in ten minutes while it states nothing', async () => {
    const customer = await aCustomer();
    const queried = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'meteringOf');
    await meterDayOf(api, customer);
    expect(queried).not.toHaveBeenCalled();
    await updateStored(api, customer.id, { supplierMetering: null });
    queried.mockResolvedValue(null);
    for (let call = 0; call < 25; call += 1) await meterDayOf(api, customer);
    // The order of this customer was queried once before.
    expect(queried).toHaveBeenCalledTimes(19);
    queried.mockRestore();
  });

  it('gets a reading once, and the page shows when [METER-14]', async () => {
    const customer = await aCustomer();
    const [id, form] = [aReadingId(), aForm(api)];
    const { body } = await send(api, customer, id, form);
    expect(body.delivery).toEqual({ state: 'sending', recipient: 'Larkfield Energy', at: null });
    await runJobs();
    const sent = { state: 'sent', recipient: 'Larkfield Energy', at: '2026-11-27T09:31:03.000Z' };
    expect(await deliveryOf(customer)).toEqual(sent);
    expect((await send(api, customer, id, form)).body.delivery).toEqual(sent);
    await runJobs();
    expect(await suppliedReadings(api, customer.reference)).toEqual([
      {
        fuel: 'ELEC',
        serial_number: 'Z18N 402913',
        reads: [{ register: 'STD', value: '48217' }],
        read_at: '2026-11-27T09:31:00.000Z',
      },
    ]);
  });

  it('gets the reading of each rate of a multi-rate meter', async () => {
    const customer = await aCustomer({ postcode: 'NE6 5LR' });
    const values = [
      { rate: 'day', value: '48217' },
      { rate: 'night', value: '11902' },
    ] as const;
    const { address: home } = await meterDayOf(api, customer);
    await sendReading(api, customer, { home, values: [...values] });
    await runJobs();
    expect(await suppliedReadings(api, customer.reference)).toMatchObject([
      {
        reads: [
          { register: 'DAY', value: '48217' },
          { register: 'NIGHT', value: '11902' },
        ],
      },
    ]);
  });

  it.each(['down', 'truncated', 'malformed'])(
    'gets a reading once although its answer was %s [METER-14]',
    async (mode) => {
      const customer = await aCustomer();
      await sendReading(api, customer);
      await fault(api, 'quotes', mode);
      await runJobs();
      await clearFaults(api);
      expect(await deliveryOf(customer)).toMatchObject({ state: 'sending', at: null });
      api.clock.advance({ minutes: 10 });
      await runJobs();
      expect(await deliveryOf(customer)).toMatchObject({ state: 'sent' });
      expect(await suppliedReadings(api, customer.reference)).toHaveLength(1);
    },
  );

  it('may refuse a reading, which the mover then sends by message', async () => {
    const customer = await aCustomer();
    await sendReading(api, customer);
    await fault(api, 'quotes', 'refuse');
    await runJobs();
    expect(await deliveryOf(customer)).toEqual({
      state: 'refused',
      recipient: 'Larkfield Energy',
      at: '2026-11-27T09:31:03.000Z',
    });
  });

  it('counts as one that refuses if it does not answer for a day', async () => {
    const customer = await aCustomer();
    await sendReading(api, customer);
    await fault(api, 'quotes', 'down');
    await runJobs();
    await clearFaults(api);
    api.clock.advance({ days: 1 });
    await runJobs();
    const token = await api.tokenFor(customer.id);
    expect((await meterOf(api, { token }, 'electricity')).reading?.delivery).toMatchObject({ state: 'refused' });
    expect(await suppliedReadings(api, customer.reference)).toEqual([]);
  });

  it('gets only the latest of two readings that are on their way', async () => {
    const customer = await aCustomer();
    const { body: first } = await sendReading(api, customer);
    await sendReading(api, customer, { values: [{ rate: 'single', value: '48218' }], replaces: first.id });
    await runJobs();
    expect(await suppliedReadings(api, customer.reference)).toMatchObject([{ reads: [{ value: '48218' }] }]);
  });

  it('gets no reading of a mover who was forgotten', async () => {
    const customer = await aCustomer();
    await sendReading(api, customer);
    const subject = { enrolmentId: customer.id, emailAddress: null, isExpired: false };
    await api.app.get(Erasure, { strict: false }).erase(subject);
    await runJobs();
    expect(await suppliedReadings(api, customer.reference)).toEqual([]);
  });

  it('is in the data passport with the kinds of data that it received [PASS-01]', async () => {
    const customer = await aCustomer();
    await updateStored(api, customer.id, { emailAddressVerified: true });
    await sendReading(api, customer);
    await runJobs();
    const entries = (await allEntries(api, customer)).filter(({ purpose }) => purpose === 'meterReading');
    expect(entries).toMatchObject([
      {
        recipient: { id: 'quotes', kind: 'energyComparison' },
        kinds: ['meters', 'usage'],
        legalBasis: 'contract',
        result: 'delivered',
      },
    ]);
  });
});

describe('a supplier that takes no readings by call', () => {
  it('is named as one that gets a message [METER-14]', async () => {
    const customer = await aCustomer({ priceId: 'FERN' });
    expect((await meterOf(api, customer, 'gas')).recipient).toEqual({
      name: 'Fernway',
      takesReadings: false,
      reference: customer.reference,
    });
    await sendReading(api, customer);
    await runJobs();
    expect(await deliveryOf(customer)).toEqual({ state: 'byMessage', recipient: 'Fernway', at: null });
    expect(await suppliedReadings(api, customer.reference)).toEqual([]);
  });

  it('shows itself by its answer if it could not be queried before [METER-14]', async () => {
    const { shown, ...mover } = await aMoverWithTariff(api, { priceId: 'FERN' });
    const body = { ...samsDirectDebit, ...shown };
    await api.call(energyEndpoints.directDebit, { body }, { token: mover.token });
    await fault(api, 'quotes', 'down');
    expect((await sendReading(api, mover)).body.delivery).toMatchObject({ state: 'sending' });
    await clearFaults(api);
    await runJobs();
    expect(await deliveryOf(mover)).toMatchObject({ state: 'byMessage', recipient: 'Fernway' });
  });
});
