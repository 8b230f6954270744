import { energyEndpoints } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMover, aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { bootApp, type BootedApp, briefTimeLimit } from '../../support/boot-app.js';
import { aMoverAtManualAddress, energyCalls } from './energy.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp(briefTimeLimit);
  api.clock.at('2026-11-20T10:00:00Z');
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const { check, journey, mine } = energyCalls(() => api);

describe('checking the supply', () => {
  itRequiresAuthentication(() => api, energyEndpoints.checkSupply, {});

  it('needs an address first', async () => {
    expect(await check(await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('stores the register’s data for the home [USAGE-22]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { status, body } = await check(mover);
    expect(status).toBe(200);
    expect(body).toEqual({
      supplyChecked: true,
      supplyStatus: 'quotable',
      quotableEnergy: true,
      isDomestic: true,
      isMeterInfoValid: true,
      fuelType: 'Dual',
      isMixedMeters: false,
      isElecPayg: false,
      isGasPayg: false,
      economy7: false,
      manualHasPrepay: null,
      meterDetailsCompleted: true,
      hasElecSmartMeter: false,
      hasGasSmartMeter: false,
      meterType: 'credit',
      supportsFastSwitch: false,
      currentSupplierElec: expect.any(String),
      currentSupplierGas: expect.any(String),
    });
    expect(await mine(mover)).toMatchObject(body);
  });

  it.each([
    ['LS6 1AN', { fuelType: 'Electric', quotableEnergy: true, currentSupplierGas: null }],
    ['NE6 5LR', { economy7: true, quotableEnergy: true }],
    ['NG7 2RD', { meterType: 'S1', hasElecSmartMeter: true, hasGasSmartMeter: true }],
    ['SW9 8HG', { meterType: 'S2', supportsFastSwitch: true }],
    ['BS8 1TH', { currentSupplierElec: 'Larkfield Energy', currentSupplierGas: 'Larkfield Energy' }],
    ['B29 6BD', { isMixedMeters: true, isElecPayg: false, isGasPayg: true }],
    ['M14 5RX', { isElecPayg: true, isGasPayg: true, isMixedMeters: false }],
    ['SO17 1BJ', { quotableEnergy: false, supplyStatus: 'unsupported-meters', isDomestic: true }],
    ['EX4 4QJ', { quotableEnergy: false, supplyStatus: 'commercial', isDomestic: false }],
    ['BT1 5GS', { quotableEnergy: false, supplyStatus: 'outside-market', fuelType: null }],
  ])('reads %s', async (postcode, expected) => {
    expect((await check(await aMoverAt(api, postcode))).body).toMatchObject(expected);
  });

  it('quotes both fuels for a manual address, without its meters [USAGE-24]', async () => {
    const mover = await aMoverAtManualAddress(api, 'TR1 2HE');
    expect((await check(mover)).body).toMatchObject({
      quotableEnergy: true,
      isMeterInfoValid: false,
      fuelType: 'Dual',
    });
    expect((await journey(mover)).body.propertyUsage.knownMeterDetails).toBe(false);
  });

  it('quotes nothing for a manual address outside the market', async () => {
    expect((await check(await aMoverAtManualAddress(api, 'BT1 5GS'))).body.quotableEnergy).toBe(false);
  });

  it.each(['down', 'slow', 'error', 'malformed'])(
    'is a third-party problem when the register is %s, and succeeds later',
    async (mode) => {
      const mover = await aMoverAt(api, 'CF10 3NP');
      await fault(api, 'supply', mode, { match: 'CF10 3NP' });
      expect(await check(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
      expect((await mine(mover)).supplyChecked).toBe(false);
      await clearFaults(api);
      expect((await check(mover)).body.supplyChecked).toBe(true);
    },
  );

  it('calls the register once per address', async () => {
    const mover = await aMoverAt(api, 'CF10 3NP');
    await check(mover);
    await fault(api, 'supply', 'down');
    expect((await check(mover)).status).toBe(200);
    expect((await mine(mover)).version).toBe(6);
  });
});

describe('the energy journey', () => {
  itRequiresAuthentication(() => api, energyEndpoints.journey, {});

  it('needs an address first', async () => {
    expect(await journey(await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it.each([
    ['MK40 2QT', { hasMultiRate: false, type: 'standard' }],
    ['NE6 5LR', { hasMultiRate: true, type: 'standard' }],
    ['SO17 1BJ', { hasMultiRate: false, type: 'exception' }],
    ['M14 5RX', { hasMultiRate: false, type: 'standard' }],
    ['EX4 4QJ', { hasMultiRate: false, type: 'commercial' }],
  ])('starts from the supply of %s, checked on the way [USAGE-24, USAGE-25]', async (postcode, expected) => {
    const mover = await aMoverAt(api, postcode);
    expect(await journey(mover)).toMatchObject({
      status: 200,
      body: {
        propertyUsage: { usageInfo: null, knownMeterDetails: true },
        hasSingleRateOnlyMultiRatePendingCos: false,
        ...expected,
      },
    });
    expect((await mine(mover)).supplyChecked).toBe(true);
  });

  it('has a single rate today while a change of supply brings day and night rates [USAGE-24]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await check(mover);
    await updateStored(api, mover.id, { 'supply.home.electricity.multiRatePending': true });
    expect(await journey(mover)).toMatchObject({
      status: 200,
      body: { hasMultiRate: false, hasSingleRateOnlyMultiRatePendingCos: true, type: 'standard' },
    });
  });
});

describe('the offer of a smart meter', () => {
  const offer = ({ token }: Mover) => api.call(energyEndpoints.smartOffered, {}, { token });

  itRequiresAuthentication(() => api, energyEndpoints.smartOffered, {});

  it('is recorded with the time when it was first shown [TARIFF-13] [TARIFF-14] [API-10]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await offer(mover)).toMatchObject({ status: 200, body: { smartPageViewed: api.clock.now().toISOString() } });
    const first = (await offer(mover)).body.smartPageViewed;
    api.clock.advance({ seconds: 60 });
    expect((await offer(mover)).body.smartPageViewed).toBe(first);
  });
});
