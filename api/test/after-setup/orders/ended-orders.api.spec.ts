import { energyEndpoints, enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { SupplierReferenceRepository } from '../../../src/modules/move/enrolment/supplier-reference.repository.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import type { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { aChooser, choiceOf, select } from '../../broadband/entertainment/chooser.builder.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { findStored } from '../../identity/account/login.fixture.js';
import {
  aMoverWithMixedMeters,
  aMoverWithTariff,
  aTariffOf,
  idsOf,
  selectionShown,
  type Mover,
} from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { download, planOf } from '../plan/plan.fixture.js';
import { aCustomer, applicationState, ordersOf, orderState, report, type Customer } from './orders.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const { pay, mine, spyOnSubmit } = paymentCalls(() => api);
const summaryOf = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.confirmation, {}, { token })).body;
const rejectEnergy = (reference: string) =>
  report(api, 'energy', applicationState(reference, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS'));
const cancelBroadband = ({ broadband }: Customer) => report(api, 'broadband', orderState(broadband, 1, 'CANCELLED'));

/** The stored answers that do not belong to an order. */
async function answersOf({ id }: Mover): Promise<object> {
  const { usage, bankDetails, psrAnswers } = await findStored(api, id);
  expect(bankDetails).not.toBeNull();
  return { usage, bankDetails, psrAnswers };
}

/** Chooses a tariff again and pays by the bank details of the first order. */
async function orderAgain(mover: Mover, priceId: string, fuel?: 'Electric') {
  const tariff = await aTariffOf(api, mover, priceId, fuel);
  const choice = { tariffsId: [idsOf(tariff)], addOnsIdentifiers: [] };
  const { status, body } = await api.call(energyEndpoints.select, { body: choice }, { token: mover.token });
  expect(status).toBe(200);
  return pay({ ...mover, shown: selectionShown(body) });
}

describe('an energy order that was rejected', () => {
  it('leaves energy to do, with every other answer kept [ORDER-62]', async () => {
    const customer = await aCustomer(api);
    const before = await mine(customer);
    const kept = await answersOf(customer);
    expect(before).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] });
    await rejectEnergy(customer.energy);
    const after = await mine(customer);
    expect(after).toMatchObject({
      energyComplete: false,
      fuelsSetUp: [],
      energyConsented: true,
      energyOptIn: 1,
      broadbandComplete: true,
    });
    expect(after.address).toEqual(before.address);
    expect(await answersOf(customer)).toEqual(kept);
  });

  it('stays in the list, with its product and day', async () => {
    const customer = await aCustomer(api);
    await rejectEnergy(customer.energy);
    const [first, ...others] = await ordersOf(api, customer);
    expect(first).toMatchObject({
      kind: 'energy',
      reference: customer.energy,
      product: 'Larkfield Fix 12 with Usage app',
      orderedOn: '2026-11-20',
      status: 'rejected',
    });
    expect(others.map(({ reference }) => reference)).toEqual([customer.broadband]);
  });

  it('is stored without its bank account, and no new attempt takes it over', async () => {
    const customer = await aCustomer(api);
    await rejectEnergy(customer.energy);
    const stored = await findStored(api, customer.id);
    expect(stored).toMatchObject({ energySetUp: null, selection: null });
    expect(JSON.stringify(stored['formerOrders'])).not.toContain('bank');
    const references = api.app.get(SupplierReferenceRepository, { strict: false });
    expect([...(await references.submittedAmong([customer.energy, 'TH-OTHER']))]).toEqual([customer.energy]);
  });

  it('is followed by a second order with a reference of the supplier’s own [ORDER-62]', async () => {
    const customer = await aCustomer(api);
    await rejectEnergy(customer.energy);
    expect(await orderAgain(customer, 'LARK-FIX12')).toMatchObject({
      status: 200,
      body: { enrolment: { energyComplete: true } },
    });
    const orders = await ordersOf(api, customer);
    expect(orders.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'energy rejected',
      'broadband submitted',
      'energy submitted',
    ]);
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(3);
  });

  it('changes nothing when it is reported again after the second order', async () => {
    const customer = await aCustomer(api);
    await rejectEnergy(customer.energy);
    await orderAgain(customer, 'LARK-FIX12');
    await report(api, 'energy', applicationState(customer.energy, 2, 'WITHDRAWN'));
    expect(await mine(customer)).toMatchObject({ energyComplete: true });
    const [first] = await ordersOf(api, customer);
    expect(first).toMatchObject({ reference: customer.energy, status: 'rejected' });
  });

  it('is in the history once, without a removed choice', async () => {
    const customer = await aCustomer(api);
    const before = (await findStored(api, customer.id))['recentEvents'] as readonly { type: string }[];
    await rejectEnergy(customer.energy);
    const after = (await findStored(api, customer.id))['recentEvents'] as typeof before;
    expect(after.slice(before.length).map(({ type }) => type)).toEqual(['order-rejected']);
  });
});

describe('a broadband order that was cancelled', () => {
  it('leaves broadband to do, and can be ordered again', async () => {
    const customer = await aCustomer(api);
    await cancelBroadband(customer);
    expect(await mine(customer)).toMatchObject({
      broadbandComplete: false,
      entertainmentComplete: false,
      entertainmentOptIn: 1,
      energyComplete: true,
    });
    expect((await findStored(api, customer.id))['broadband']).toBeNull();
    expect((await select(api, customer, 'BRI-FF150')).status).toBe(200);
    const orders = await ordersOf(api, customer);
    expect(orders.filter(({ kind }) => kind === 'broadband').map(({ status }) => status)).toEqual([
      'submitted',
      'cancelled',
    ]);
  });

  it('has no entry for a removed choice in the history', async () => {
    const customer = await aCustomer(api);
    await cancelBroadband(customer);
    const events = (await findStored(api, customer.id))['recentEvents'] as readonly { type: string }[];
    expect(events.at(-1)?.type).toBe('order-cancelled');
  });
});

describe('with mixed meters', () => {
  it('only the rejected fuel is to do again', async () => {
    const mover = await aMoverWithMixedMeters(api);
    expect((await pay(mover)).body.enrolment.fuelsSetUp).toEqual(['Electric', 'Gas']);
    const electricity = (await ordersOf(api, mover)).find(({ service }) => service === 'electricity');
    await rejectEnergy(electricity?.reference ?? '');
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Gas'] });
    const gas = await aTariffOf(api, mover, 'LARK-PAYG', 'Gas');
    const again = { body: { tariffsId: [idsOf(gas)], addOnsIdentifiers: [] } };
    expect(await api.call(energyEndpoints.select, again, { token: mover.token })).toMatchObject({
      status: 409,
      body: { code: 'ENROLMENT_COMPLETE' },
    });
    expect((await orderAgain(mover, 'LARK-FIX12', 'Electric')).body.enrolment).toMatchObject({
      energyComplete: true,
      fuelsSetUp: ['Electric', 'Gas'],
    });
  });

  it('energy can be completed without the rejected fuel', async () => {
    const mover = await aMoverWithMixedMeters(api);
    await pay(mover);
    const gas = (await ordersOf(api, mover)).find(({ service }) => service === 'gas');
    await rejectEnergy(gas?.reference ?? '');
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Electric'] });
    await api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, { token: mover.token });
    expect(await mine(mover)).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric'] });
  });
});

describe('an order submitted in two tabs that ends before the second response', () => {
  it('is not stored again for energy', async () => {
    const mover = await aMoverWithTariff(api);
    const { provider, submit } = spyOnSubmit();
    const really = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
    submit.mockImplementationOnce(async (...sent) => {
      await pay(mover);
      const [order] = await ordersOf(api, mover);
      await rejectEnergy(order?.reference ?? '');
      return really(...sent);
    });
    expect((await pay(mover)).status).toBe(200);
    expect(submit).toHaveBeenCalledTimes(2);
    expect((await ordersOf(api, mover)).map(({ status }) => status)).toEqual(['rejected']);
    expect(await findStored(api, mover.id)).toMatchObject({ energySetUp: null, application: null });
    expect(await mine(mover)).toMatchObject({ energyComplete: false });
  });

  it('is not stored again, and leaves another choice since: broadband', async () => {
    const mover = await aChooser(api);
    const port = api.app.get(BroadbandHtPort, { strict: false });
    const really = (Object.getPrototypeOf(port) as BroadbandHtPort).order.bind(port);
    const order = jest.spyOn(port, 'order').mockImplementationOnce(async (...sent) => {
      await select(api, mover, 'BRI-FF150');
      const [placed] = await ordersOf(api, mover);
      await report(api, 'broadband', orderState(placed?.reference ?? '', 1, 'CANCELLED'));
      await select(api, mover, 'wm-81102');
      return really(...sent);
    });
    expect((await select(api, mover, 'BRI-FF150')).status).toBe(200);
    expect(order).toHaveBeenCalledTimes(2);
    expect((await ordersOf(api, mover)).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await choiceOf(api, mover)).toMatchObject({
      body: { package: { packageId: 'wm-81102' }, state: 'pending' },
    });
    expect(await mine(mover)).toMatchObject({ broadbandComplete: false });
  });
});

it.each([
  ['rejected energy', 'Larkfield', 'energyComplete', (customer: Customer) => rejectEnergy(customer.energy)],
  ['cancelled broadband', 'Brightline', 'broadbandComplete', cancelBroadband],
] as const)(
  'an order of %s disappears from confirmation, plan and calendar, and its service is to do [ORDER-51]',
  async (_, supplier, isComplete, end) => {
    const customer = await aCustomer(api);
    const named = async () => ({
      confirmation: JSON.stringify(await summaryOf(customer)).includes(supplier),
      plan: JSON.stringify((await planOf(api, customer)).body).includes(supplier),
      calendar: Object.values((await download(api, customer)).events).some(
        ({ summary, status }) => summary.includes(supplier) && status !== 'CANCELLED',
      ),
      isComplete: (await mine(customer))[isComplete],
    });
    expect(await named()).toEqual({ confirmation: true, plan: true, calendar: true, isComplete: true });
    await end(customer);
    expect(await named()).toEqual({ confirmation: false, plan: false, calendar: false, isComplete: false });
  },
);

it('a forgotten enrolment keeps the contract facts of an order that ended', async () => {
  const customer = await aCustomer(api);
  await rejectEnergy(customer.energy);
  await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(customer.id, 'agent') });
  const stored = await findStored(api, customer.id);
  expect(stored['formerOrders'] ?? []).toEqual([]);
  expect(stored['keptContracts']).toMatchObject([
    { service: 'energy', supplier: 'Larkfield Energy', reference: customer.energy, acceptedOn: '2026-11-20' },
    { service: 'broadband', reference: customer.broadband },
  ]);
  expect(await report(api, 'energy', applicationState(customer.energy, 2, 'ACCEPTED'))).toMatchObject({
    status: 200,
    body: { isStored: false },
  });
});
