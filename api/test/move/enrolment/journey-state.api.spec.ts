import { energyEndpoints, enrolmentEndpoints, ownEnrolmentCalls } from '@home-move/contract';
import { aMover, aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const mine = async ({ token }: Mover) => (await api.call(ownEnrolmentCalls.mine, {}, { token })).body;

/** A mover whose home's supply is known. */
async function withSupply(postcode: string): Promise<Mover> {
  const mover = await aMoverAt(api, postcode);
  await api.call(energyEndpoints.checkSupply, {}, { token: mover.token });
  return mover;
}

describe('the enrolment exposes what the journey is gated by', () => {
  it('status, name and partner, and every choice still open [NEXT-19] [NEXT-20] [NEXT-21]', async () => {
    expect(await mine(await aMover(api))).toMatchObject({
      status: 10,
      firstName: null,
      partnerName: 'Home Move',
      energyConsented: null,
      entertainmentConsented: null,
      councilConsented: null,
      waterConsented: null,
      energyOptIn: 0,
      entertainmentOptIn: 0,
      // Preselected by the brand.
      councilOptIn: 1,
      waterOptIn: 1,
      councilIsMandatory: false,
      waterIsMandatory: false,
      councilComplete: false,
      waterComplete: false,
      energyComplete: false,
      entertainmentComplete: false,
      skyComplete: false,
      broadbandComplete: false,
      wombbComplete: false,
      wombbUserConfirmed: false,
      wombbUserConfirmedDate: null,
      wombbSkipped: false,
      energySkipped: false,
      entertainmentSkipped: false,
    });
  });

  it('the supply of a home with mixed meters [NEXT-22] [NEXT-23] [NEXT-24]', async () => {
    expect(await mine(await withSupply('B29 6BD'))).toMatchObject({
      quotableEnergy: true,
      isMoveInDateInRange: true,
      isMeterInfoValid: true,
      isMixedMeters: true,
      isGasPayg: true,
      isElecPayg: false,
      fuelType: 'Dual',
      hasGasSmartMeter: false,
      hasElecSmartMeter: false,
      meterType: 'credit',
      ovoSupplyStatus: { supplyGas: false, supplyElec: false, fuelSupplyChecked: true },
    });
  });

  it.each([
    ['NG7 2RD', { fuelType: 'Dual', meterType: 'S1', hasGasSmartMeter: true, hasElecSmartMeter: true }],
    ['LS6 1AN', { fuelType: 'Electric', meterType: 'credit' }],
    ['BS8 1TH', { ovoSupplyStatus: { supplyGas: true, supplyElec: true, fuelSupplyChecked: true } }],
  ])('the supply of %s [NEXT-23] [NEXT-24] [NEXT-25]', async (postcode, facts) => {
    expect(await mine(await withSupply(postcode))).toMatchObject(facts);
  });

  it('the home, its authorities, and the kind of its supply [NEXT-27]', async () => {
    const mover = await withSupply('EX4 4QJ');
    await api.call(enrolmentEndpoints.update, { body: { residentialStatus: 201 } }, { token: mover.token });
    await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(await mine(mover)).toMatchObject({
      id: mover.id,
      councilName: 'Exeter City Council',
      waterBoardName: 'South West Water',
      residentialStatus: 201,
      postcode: 'EX4 4QJ',
      supplyStatus: 'commercial',
      isDomestic: false,
      energyOfferedStatus: 1,
    });
  });
});
