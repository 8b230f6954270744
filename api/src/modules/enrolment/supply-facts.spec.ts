import type { HomeSupply, Meter } from '../../providers/supply/supply.port.js';
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
const facts = (overrides: Partial<HomeSupply> = {}) => supplyFacts({ kind: 'register', home: aHome(overrides) });

describe('supply facts', () => {
  it('allow quotes before the supply is checked', () => {
    expect(supplyFacts(null)).toMatchObject({ supplyChecked: false, quotableEnergy: true, fuelType: null });
  });

  it('include both fuels, credit meters and the current suppliers', () => {
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
  ] as const)('describe %s', (_, home, expected) => {
    expect(facts(home)).toMatchObject(expected);
  });

  it('allow quotes for both fuels at a manual address, with meters unknown', () => {
    expect(supplyFacts({ kind: 'area', gspGroup: '_L' })).toMatchObject({
      supplyChecked: true,
      quotableEnergy: true,
      isMeterInfoValid: false,
      fuelType: 'Dual',
      meterType: null,
    });
  });

  it('allow no quotes outside the market of Great Britain', () => {
    expect(supplyFacts({ kind: 'outside-market' })).toMatchObject({ supplyChecked: true, quotableEnergy: false });
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

  it('distinguishes current rates from those of a pending change', () => {
    const pending = { kind: 'register', home: aHome({ electricity: { ...credit, multiRatePending: true } }) } as const;
    expect([hasMultiRate(pending), hasMultiRatePending(pending)]).toEqual([false, true]);
  });
});
