import { toHomeSupply } from './supply.mapper.js';
import type { ElectricityMeter, GasMeter } from './supply.responses.js';

const meter = {
  PaymentMethod: 'CREDIT',
  Smart: { SmetsVersion: null },
  CurrentSupplier: { Name: 'Tor Co-op' },
  ChangeOfSupplyPending: false,
} as const;
const electricity: ElectricityMeter = {
  ...meter,
  Mpan: '1012345678905',
  ProfileClass: '01',
  Registers: [{ Rate: 'SINGLE' }],
};
const gas: GasMeter = { ...meter, Mprn: '7421986503', MarketSector: 'D' };

/** The supply of a home with these meters. */
function supplyOf(changes: Partial<ElectricityMeter>, gasChanges: Partial<GasMeter> = {}) {
  return toHomeSupply({
    GspGroupId: '_A',
    PremisesUse: 'DOMESTIC',
    SupportedConfiguration: true,
    FasterSwitchingEligible: false,
    Electricity: [{ ...electricity, ...changes }],
    Gas: [{ ...gas, ...gasChanges }],
  });
}

describe('the rates of an electricity meter', () => {
  const twoRegisters = [{ Rate: 'DAY' }, { Rate: 'NIGHT' }];

  it.each<[string, Partial<ElectricityMeter>, object]>([
    ['single', {}, { multiRate: false, multiRatePending: false }],
    ['multi, with two registers', { Registers: twoRegisters }, { multiRate: true, multiRatePending: false }],
    [
      'single, multi pending, with one register of the multi-rate profile and a pending change of supply',
      { ProfileClass: '02', ChangeOfSupplyPending: true },
      { multiRate: false, multiRatePending: true },
    ],
    [
      'single without a pending change of supply',
      { ProfileClass: '02' },
      { multiRate: false, multiRatePending: false },
    ],
    [
      'single where the pending change keeps the single-rate profile',
      { ChangeOfSupplyPending: true },
      { multiRate: false, multiRatePending: false },
    ],
    [
      'multi, not pending, where the meter has two registers already',
      { ProfileClass: '02', ChangeOfSupplyPending: true, Registers: twoRegisters },
      { multiRate: true, multiRatePending: false },
    ],
  ])('are %s [USAGE-24]', (_, changes, expected) => {
    expect(supplyOf(changes).electricity).toMatchObject({ ...expected, commercial: false });
  });

  it('are unaffected by a pending change of the gas supply', () => {
    const home = supplyOf({ ProfileClass: '02' }, { ChangeOfSupplyPending: true });
    expect(home.electricity?.multiRatePending).toBe(false);
    expect(home.gas).toMatchObject({ multiRate: false, multiRatePending: false });
  });
});
