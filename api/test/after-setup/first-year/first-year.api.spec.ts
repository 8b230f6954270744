import { firstYearEndpoints, orderEndpoints, type FirstYear, type YearService } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMover, aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aCustomer, applicationState, report } from '../orders/orders.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

type Owner = Pick<Mover, 'id'>;

const tokenOf = ({ id }: Owner) => api.tokenFor(id, 'enrolment');
const load = async (owner: Owner) =>
  (await api.call(firstYearEndpoints.firstYear, {}, { token: await tokenOf(owner) })).body;
const save = async (owner: Owner, body: object) =>
  api.send('PUT', '/api/v1/enrolment/home-bills', { token: await tokenOf(owner), body });
const rowOf = ({ year }: FirstYear, service: YearService) => year?.rows.find((row) => row.service === service);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('GET /enrolment/first-year', () => {
  itRequiresAuthentication(() => api, firstYearEndpoints.firstYear, {});

  it('has the twelve months from the month of the move, with the orders of the mover [ORDER-80]', async () => {
    const found = await load(await aCustomer(api));
    expect(found.year?.months).toHaveLength(12);
    expect(found.year?.months[0]).toBe('2026-11');
    expect(rowOf(found, 'energy')?.months?.slice(0, 2)).toEqual([0, expect.any(Number)]);
    // £28.99 for 28 of 31 days, and from 1 April £32.99.
    expect(rowOf(found, 'broadband')).toMatchObject({
      months: [0, 2618, 2899, 2899, 2899, 3299, 3299, 3299, 3299, 3299, 3299, 3299],
      isEstimate: false,
    });
    expect(found.year?.totals?.total).toBe(sum(found.year?.totals?.months ?? []));
    expect(rowOf(found, 'water')).toEqual({ service: 'water', months: null, total: null, isEstimate: false });
  });

  it('has no year while the move-in date is unknown', async () => {
    const mover = await aMover(api);
    await api.database
      .collection('enrolments')
      .updateOne({ _id: new Types.ObjectId(mover.id) }, { $set: { moveInDate: null } });
    expect(await load(mover)).toMatchObject({ year: null, bills: { councilTaxBand: null, waterBill: null } });
  });

  it('leaves out an order that its supplier has rejected [ORDER-80]', async () => {
    const customer = await aCustomer(api);
    await report(api, 'energy', applicationState(customer.energy, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS'));
    const found = await load(customer);
    expect(rowOf(found, 'energy')).toMatchObject({ months: null, total: null });
    expect(found.year?.totals?.total).toBe(rowOf(found, 'broadband')?.total);
  });

  it.each([
    ['that its provider has confirmed', 'up'],
    ['that waits for its provider', 'down'],
  ] as const)('leaves out an order after a cancellation %s [ORDER-80]', async (_, state) => {
    const customer = await aCustomer(api);
    if (state === 'down') await fault(api, 'broadband-ht', 'down');
    const token = await tokenOf(customer);
    const params = { reference: customer.broadband };
    expect(await api.call(orderEndpoints.cancel, { params }, { token })).toMatchObject({ status: 200 });
    const found = await load(customer);
    expect(rowOf(found, 'broadband')).toMatchObject({ months: null });
    expect(found.extras).toEqual([]);
  });
});

describe('PUT /enrolment/home-bills', () => {
  itRequiresAuthentication(() => api, firstYearEndpoints.saveBills, {
    body: { councilTaxBand: 'D', waterBill: '528' },
  });

  it('keeps the band and the water bill, and returns the year with them [ORDER-84]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { status, body } = await save(mover, { councilTaxBand: 'D', waterBill: '£528.00' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        bills: { councilTaxBand: 'D', waterBill: 52_800 },
        country: 'England',
        councilTaxAverage: { bandD: 228_000, year: '2025 to 2026' },
      },
    });
    const found = await load(mover);
    expect(found).toEqual(body);
    expect(rowOf(found, 'councilTax')?.months?.[11]).toBe(19_000);
    expect(rowOf(found, 'councilTax')?.isEstimate).toBe(true);
    expect(rowOf(found, 'water')?.months?.[11]).toBe(4400);
  });

  it('removes a bill by null [ORDER-84]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover, { councilTaxBand: 'D', waterBill: '528' });
    await save(mover, { councilTaxBand: null, waterBill: '528' });
    expect((await load(mover)).bills).toEqual({ councilTaxBand: null, waterBill: 52_800 });
  });

  it.each([
    ['MK40 2QT', 'I', 'Choose a council tax band from A to H'],
    ['BT1 5GS', 'D', 'Homes in Northern Ireland have no council tax band'],
  ])('rejects a band that homes at %s do not have [ORDER-84]', async (postcode, councilTaxBand, message) => {
    const mover = await aMoverAt(api, postcode);
    const errors = { councilTaxBand: message };
    expect(await save(mover, { councilTaxBand, waterBill: null })).toMatchObject({ status: 400, body: { errors } });
  });

  it('accepts band I in Wales [ORDER-84]', async () => {
    const mover = await aMoverAt(api, 'CF10 3NP');
    expect(await save(mover, { councilTaxBand: 'I', waterBill: null })).toMatchObject({
      status: 200,
      body: { country: 'Wales' },
    });
  });

  it('rejects a finished enrolment, which still shows its year', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.database
      .collection('enrolments')
      .updateOne({ _id: new Types.ObjectId(mover.id) }, { $set: { closedAt: new Date(), closedBy: 'Jordan Lee' } });
    expect(await save(mover, { councilTaxBand: 'D', waterBill: null })).toMatchObject({
      status: 409,
      body: { code: 'ENROLMENT_CLOSED' },
    });
    expect((await load(mover)).year?.months).toHaveLength(12);
  });
});
