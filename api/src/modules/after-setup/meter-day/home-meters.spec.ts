import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import { everythingDone, homeAt, planFacts } from '../plan/plan-facts.builder.js';
import { homeMeters } from './home-meters.js';

const metersOf = (enrolment: Partial<EnrolmentRecord>) => homeMeters(planFacts(enrolment).enrolment);
const meterOf = (meter: string, enrolment: Partial<EnrolmentRecord>) =>
  metersOf(enrolment).find((each) => each.meter === meter);
const usage = {
  knownUsage: 'U',
  electricityKwhUsage: null,
  gasKwhUsage: null,
  numberOfBedrooms: null,
  propertyType: null,
  numberOfPeople: 9,
  assumed: { electricityKwh: 4000, gasKwh: 11_200, estimated: true },
} as const;
const noted = { readOn: '2026-11-20', electricity: '48000', electricityNight: '11000', gas: '0678' };
const reference = everythingDone.energySetUp?.applicationReference ?? '';

describe('the meters of a home', () => {
  it.each([
    ['both fuels', {}, ['electricity', 'gas', 'water']],
    ['electricity only', { supply: aSupply(aMeter(), null) }, ['electricity', 'water']],
    ['gas only', { supply: aSupply(null, aMeter()) }, ['gas', 'water']],
    ['an unknown supply', { supply: null }, ['electricity', 'gas', 'water']],
    ['unknown services', { localServices: null }, ['electricity', 'gas', 'water']],
    [
      'water that is billed with council tax',
      homeAt('EH3 9QN', { country: 'Scotland', council: null, water: { billing: 'WITH_COUNCIL_TAX', companies: [] } }),
      ['electricity', 'gas'],
    ],
  ] as const)('of a home with %s are listed in their order [METER-01]', (_, enrolment, expected) => {
    expect(metersOf(enrolment as Partial<EnrolmentRecord>).map(({ meter }) => meter)).toEqual(expected);
  });

  it('have one register for each rate [METER-02]', () => {
    const supply = aSupply(aMeter({ multiRate: true, digits: 6 }));
    expect(meterOf('electricity', { supply })?.registers).toMatchObject([
      { rate: 'day', digits: 6, isDigitsKnown: true },
      { rate: 'night', digits: 6, isDigitsKnown: true },
    ]);
  });

  it('have five digits that are not known if the register states none', () => {
    expect(meterOf('gas', {})?.registers).toMatchObject([{ digits: 5, isDigitsKnown: false }]);
  });

  it('have the use of the home in their own units', () => {
    expect(metersOf({ usage }).map(({ registers }) => registers[0]?.yearlyUse)).toEqual([4000, 1000, 200]);
    expect(metersOf({}).map(({ registers }) => registers[0]?.yearlyUse)).toEqual([2500, 848, 110]);
  });

  it('have the present supplier as recipient if nothing was ordered', () => {
    const supply = aSupply(aMeter(), aMeter({ supplierName: null }));
    expect(metersOf({ supply }).map(({ recipient }) => recipient)).toEqual([
      { name: 'Tor Co-op', takesReadings: false, reference: null },
      null,
      { name: 'Anglian Water', takesReadings: false, reference: null },
    ]);
  });

  it.each([true, false])(
    'have the supplier of the order as recipient, which takes readings by call: %s [METER-14]',
    (takesReadings) => {
      const supplierMetering = [{ reference, metering: { takesReadings, earlier: [] } }];
      expect(meterOf('gas', { ...everythingDone, supplierMetering })?.recipient).toEqual({
        name: 'Larkfield Energy',
        takesReadings,
        reference,
      });
    },
  );
});

describe('the earlier reading of a meter', () => {
  const ofSupplier = (readOn: string) => ({
    ...everythingDone,
    supplierMetering: [
      {
        reference,
        metering: { takesReadings: true, earlier: [{ fuel: 'Gas', rate: 'single', value: '03740', readOn } as const] },
      },
    ],
  });
  const earlierOf = (enrolment: Partial<EnrolmentRecord>) => meterOf('gas', enrolment)?.registers[0]?.earlier;

  it('comes from the supplier [METER-03]', () => {
    expect(earlierOf(ofSupplier('2026-10-14'))).toEqual({ value: '03740', readOn: '2026-10-14', source: 'supplier' });
  });

  it('comes from the move plan, for each rate [METER-03]', () => {
    expect(earlierOf({ meterReadings: noted })).toEqual({ value: '0678', readOn: '2026-11-20', source: 'mover' });
    const supply = aSupply(aMeter({ multiRate: true }));
    expect(meterOf('electricity', { supply, meterReadings: noted })?.registers).toMatchObject([
      { earlier: { value: '48000', source: 'mover' } },
      { earlier: { value: '11000', source: 'mover' } },
    ]);
  });

  it('is the later one of both', () => {
    expect(earlierOf({ ...ofSupplier('2026-10-14'), meterReadings: noted })?.source).toBe('mover');
    expect(earlierOf({ ...ofSupplier('2026-11-21'), meterReadings: noted })?.source).toBe('supplier');
  });

  it('is unknown without either', () => {
    expect(earlierOf({})).toBeNull();
  });
});
