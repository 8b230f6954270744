import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import {
  aMover,
  aMoverWithTariff,
  aTariffOf,
  clearFaults,
  fault,
  idsOf,
  selectionShown,
  sam,
  samsContact,
  type Mover,
} from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, questions, mine, stored, spyOnSubmit } = paymentCalls(() => api);
const as = ({ token }: Mover) => ({ token });

describe('a tariff that is withdrawn', () => {
  it('is refused at payment, and leaves the mover free to choose again', async () => {
    const mover = await aMoverWithTariff(api);
    await fault(api, 'quotes', 'refuse', { match: mover.tariff.priceId });
    expect(await pay(mover)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED', title: 'These prices have changed. Please choose a plan again.' },
    });
    expect(await stored(mover)).toContain('"application":null');
    const other = await aTariffOf(api, mover, 'LARK-VARIABLE');
    const choice = { tariffsId: [idsOf(other)], addOnsIdentifiers: [] };
    const { body } = await api.call(energyEndpoints.select, { body: choice }, as(mover));
    expect((await pay({ ...mover, shown: selectionShown(body) })).status).toBe(200);
  });

  it('of a supplier that is no longer listed has expired before the payment questions', async () => {
    const mover = await aMoverWithTariff(api);
    const id = { reference: (await mine(mover)).reference };
    const gone = { $set: { 'selection.offers.0.supplierCode': 'GONE' } };
    await api.database.collection('enrolments').updateOne(id, gone);
    expect(await questions(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });
});

describe('a quote that expires between list and payment', () => {
  it('can be paid if its plan was chosen in time', async () => {
    const mover = await aMoverWithTariff(api);
    api.clock.at('2026-11-22T10:00:00Z');
    const later = { ...mover, token: await api.tokenFor(mover.id) };
    const choice = { tariffsId: [idsOf(mover.tariff)], addOnsIdentifiers: ['HEATCOVER'] };
    expect(await api.call(energyEndpoints.select, { body: choice }, as(later))).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    });
    expect((await pay(later)).status).toBe(200);
  });
});

describe('a home whose meters are unknown', () => {
  const aMoverWithoutMeters = async () => {
    const mover = await aMover(api);
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as(mover));
    await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as(mover));
    await api.call(
      enrolmentEndpoints.update,
      { body: { moveInDate: '2026-11-27', residentialStatus: 201 } },
      as(mover),
    );
    const home = { houseNameOrNumber: '3', addressLine1: 'River Walk', addressLine2: '', town: 'Truro' };
    const body = { ...home, postcode: 'TR1 2HE' };
    await api.call(enrolmentEndpoints.saveManualAddress, { body }, as(mover));
    return mover;
  };

  it('gets a plan for both fuels, which starts once the register has found them [SWITCH-11]', async () => {
    const mover = await aMoverWithoutMeters();
    const tariff = await aTariffOf(api, mover, 'LARK-FIX12');
    const choice = { tariffsId: [idsOf(tariff)], addOnsIdentifiers: [] };
    const { body } = await api.call(energyEndpoints.select, { body: choice }, as(mover));
    expect(body.expectedSwitchDate).toBe('2026-12-08');
    const { submit } = spyOnSubmit();
    expect((await pay({ ...mover, shown: selectionShown(body) })).status).toBe(200);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({ mpan: null, mprn: null, startOn: '2026-12-08' });
  });

  it('is not confused with a register that does not answer', async () => {
    const mover = await aMoverWithoutMeters();
    await fault(api, 'supply', 'down', { match: 'TR1 2HE' });
    expect(await api.call(energyEndpoints.checkSupply, {}, as(mover))).toMatchObject({
      status: 502,
      body: { code: 'THIRD_PARTY' },
    });
    await clearFaults(api);
    expect((await api.call(energyEndpoints.checkSupply, {}, as(mover))).status).toBe(200);
  });
});

describe('a comparison that takes 4 seconds', () => {
  it('is slow, not down', async () => {
    const patient = await bootApp();
    patient.clock.at('2026-11-20T10:00:00Z');
    const mover = await aMoverWithTariff(patient);
    await fault(patient, 'quotes', 'slow', { latencyMs: 4000, match: 'MK40 2QT' });
    const { status } = await patient.call(energyEndpoints.wholeOfMarketQuotes, { body: {} }, as(mover));
    await clearFaults(patient);
    await patient.close();
    expect(status).toBe(200);
  });
});
