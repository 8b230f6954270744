import type { MeterAnswers, SavedUsage } from '@home-move/contract';
import type { HomeSupply, Meter } from '../../../providers/supply/supply.port.js';
import { hasMultiRate, hasMultiRatePending, journeyType, supplyFacts } from './supply-facts.js';

const credit: Meter = {
  prepayment: false,
  smart: 'none',
  multiRate: false,
  multiRatePending: false,
  commercial: false,
  supplierName: 'Tor Co-op',
};
const aHome = (overrides: Partial<HomeSupply> = {}): HomeSupply => ({
  gspGroup: '_A',
  isDomestic: true,
  isSupported: true,
  supportsFastSwitch: false,
  electricity: credit,
  gas: { ...credit, supplierName: 'Fernway' },
  mpan: '1012345678905',
  mprn: '7421986503',
  ...overrides,
});
const area = { kind: 'area', gspGroup: '_L' } as const;
const aUsage = (meters: MeterAnswers): SavedUsage => ({
  knownUsage: 'U',
  electricityKwhUsage: null,
  gasKwhUsage: null,
  numberOfBedrooms: null,
  propertyType: null,
  numberOfPeople: null,
  meters,
  assumed: { electricityKwh: 2500, gasKwh: 9500, estimated: true },
});
const facts = (overrides: Partial<HomeSupply> = {}) =>
  supplyFacts({ supply: { kind: 'register', home: aHome(overrides) }, usage: null });

describe('supply facts', () => {
  it('allow quotes before the supply is checked', () => {
    expect(supplyFacts({ supply: null, usage: null })).toMatchObject({
      supplyChecked: false,
      quotableEnergy: true,
      fuelType: null,
    });
  });

  it('include both fuels, credit meters and the current suppliers [NEXT-22] [NEXT-23] [NEXT-24]', () => {
    expect(facts()).toEqual({
      supplyChecked: true,
      supplyStatus: 'quotable',
      isDomestic: true,
      quotableEnergy: true,
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
      currentSupplierElec: 'Tor Co-op',
      currentSupplierGas: 'Fernway',
    });
  });

  it.each([
    ['electricity alone', { gas: null }, { fuelType: 'Electric', currentSupplierGas: null }],
    ['gas alone', { electricity: null }, { fuelType: 'Gas', meterType: 'credit' }],
    ['day and night rates', { electricity: { ...credit, multiRate: true } }, { economy7: true }],
    [
      'a first-generation smart meter',
      { electricity: { ...credit, smart: 'S1' } },
      { meterType: 'S1', hasElecSmartMeter: true, hasGasSmartMeter: false },
    ],
    [
      'prepaid gas alone',
      { gas: { ...credit, prepayment: true } },
      { isMixedMeters: true, isGasPayg: true, quotableEnergy: true },
    ],
    [
      'a key meter',
      { electricity: { ...credit, prepayment: true }, gas: null },
      { meterType: 'K', isElecPayg: true, isMixedMeters: false, quotableEnergy: true },
    ],
    ['a token meter', { electricity: null, gas: { ...credit, prepayment: true } }, { meterType: 'T' }],
    ['a meter set-up that cannot be quoted', { isSupported: false }, { quotableEnergy: false, isMeterInfoValid: true }],
    ['a business', { isDomestic: false }, { quotableEnergy: false }],
  ] as const)('describe %s [NEXT-22] [NEXT-23] [NEXT-24]', (_, home, expected) => {
    expect(facts(home)).toMatchObject(expected);
  });

  it('allow quotes for both fuels at a manual address, with meters unknown', () => {
    expect(supplyFacts({ supply: area, usage: null })).toMatchObject({
      supplyChecked: true,
      quotableEnergy: true,
      isMeterInfoValid: false,
      fuelType: 'Dual',
      meterType: null,
      manualHasPrepay: null,
      meterDetailsCompleted: false,
    });
  });

  it.each([
    [
      { gas: 'Y', prepay: 'Y', economy7: 'N' },
      { fuelType: 'Dual', isElecPayg: true, isGasPayg: true, economy7: false, manualHasPrepay: true },
    ],
    [
      { gas: 'N', prepay: 'Y', economy7: 'Y' },
      { fuelType: 'Electric', isElecPayg: true, isGasPayg: false, economy7: true, manualHasPrepay: true },
    ],
    [
      { gas: 'Y', prepay: 'N', economy7: 'Y' },
      { fuelType: 'Dual', isElecPayg: false, isGasPayg: false, economy7: true, manualHasPrepay: false },
    ],
  ] as const)("follow the mover's answers %j where the register lists no meters [NEXT-26]", (meters, expected) => {
    expect(supplyFacts({ supply: area, usage: aUsage(meters) })).toMatchObject({
      ...expected,
      isMixedMeters: false,
      isMeterInfoValid: false,
      meterDetailsCompleted: true,
    });
  });

  it("follow the register, whatever the mover's answers", () => {
    const supply = { kind: 'register', home: aHome() } as const;
    const answered = { supply, usage: aUsage({ gas: 'N', prepay: 'Y', economy7: 'Y' }) };
    expect(supplyFacts(answered)).toEqual(facts());
  });

  it('allow no quotes outside the market of Great Britain', () => {
    expect(supplyFacts({ supply: { kind: 'outside-market' }, usage: null })).toMatchObject({
      supplyChecked: true,
      quotableEnergy: false,
    });
  });
});

describe('the type of the energy journey', () => {
  it.each([
    ['standard', aHome()],
    ['commercial', aHome({ isDomestic: false })],
    ['commercial', aHome({ gas: { ...credit, commercial: true } })],
    ['exception', aHome({ isSupported: false })],
    ['exception', aHome({ electricity: null, gas: null })],
    ['standard', aHome({ electricity: { ...credit, prepayment: true } })],
  ] as const)('is %s', (type, home) => {
    expect(journeyType({ kind: 'register', home })).toBe(type);
  });

  it('distinguishes current rates from pending ones', () => {
    const pending = { kind: 'register', home: aHome({ electricity: { ...credit, multiRatePending: true } }) } as const;
    expect([hasMultiRate({ supply: pending, usage: null }), hasMultiRatePending(pending)]).toEqual([false, true]);
  });
});
