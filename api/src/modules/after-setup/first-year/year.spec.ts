import type { BroadbandPricing, Country } from '@home-move/contract';
import { completedServices } from '../../platform/demo/completed-services.data.js';
import { anAddressAt, aMeter, anEnrolmentRecord, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { yearOf } from './year.js';

const done = completedServices({
  now: new Date('2026-11-20T10:00:00Z'),
  today: '2026-11-20',
  moveInDate: '2026-12-01',
});
const energySetUp = { ...done.energySetUp, switchesOn: '2026-12-01' };
const pricing: BroadbandPricing = {
  ...done.broadband.package.pricing,
  monthlyPricing: {
    ...done.broadband.package.pricing.monthlyPricing,
    standardMonthlyCost: 2899,
    rises: [{ from: '2027-04-01', price: 3299 }],
  },
};
const broadband = { ...done.broadband, package: { ...done.broadband.package, pricing } };

/** A home in Bedford into which a mover moves on 1 December, with energy and broadband from that day. */
const ordered: Partial<EnrolmentRecord> = { ...done, energySetUp, broadband };

const yearIn = (country: Country, facts: Partial<EnrolmentRecord>, moveIn = '2026-12-01') =>
  yearOf(anEnrolmentRecord({ moveInDate: moveIn, address: anAddressAt('MK40 2QT'), ...facts }), country, moveIn);
const rowOf = (year: ReturnType<typeof yearIn>, service: string) => year.rows.find((row) => row.service === service);
const times = (count: number, amount: number): number[] => Array.from({ length: count }, () => amount);

describe('the first year', () => {
  it('has each service at the prices of its months, and totals that add up [ORDER-80]', () => {
    const year = yearIn('England', { ...ordered, homeBills: { councilTaxBand: 'D', waterBill: 52_800 } });
    expect(year.months[0]).toBe('2026-12');
    expect(year.months[11]).toBe('2027-11');
    expect(year.rows).toEqual([
      { service: 'broadband', months: [...times(4, 2899), ...times(8, 3299)], total: 37_988, isEstimate: false },
      { service: 'water', months: times(12, 4400), total: 52_800, isEstimate: false },
      { service: 'councilTax', months: times(12, 19_000), total: 228_000, isEstimate: true },
      { service: 'energy', months: times(12, 13_937), total: 167_244, isEstimate: false },
    ]);
    expect(year.totals).toEqual({ months: [...times(4, 40_236), ...times(8, 40_636)], total: 486_032 });
    expect(year.prices).toEqual([
      { from: '2026-12-01', amount: 40_236 },
      { from: '2027-04-01', amount: 40_636 },
    ]);
  });

  it('counts services that start within a month from their days, and names each start [ORDER-80] [ORDER-81]', () => {
    const year = yearIn(
      'England',
      {
        ...ordered,
        energySetUp: { ...energySetUp, switchesOn: '2026-12-05' },
        broadband: { ...broadband, order: { ...broadband.order, activationDate: '2026-12-04' } },
        homeBills: { councilTaxBand: null, waterBill: 52_800 },
      },
      '2026-11-27',
    );
    // 4 of 30 days.
    expect(rowOf(year, 'water')?.months?.slice(0, 3)).toEqual([587, 4400, 4400]);
    // 28 of 31 days.
    expect(rowOf(year, 'broadband')?.months?.slice(0, 3)).toEqual([0, 2618, 2899]);
    // 27 of 31 days.
    expect(rowOf(year, 'energy')?.months?.slice(0, 3)).toEqual([0, 12_139, 13_937]);
    expect(year.totals?.months.slice(0, 3)).toEqual([587, 19_157, 21_236]);
    expect(year.prices).toEqual([
      { from: '2026-11-27', amount: 4400 },
      { from: '2026-12-04', amount: 7299 },
      { from: '2026-12-05', amount: 21_236 },
      { from: '2027-04-01', amount: 21_636 },
    ]);
  });

  it('adds rounded amounts, so that rows and totals agree to the penny [ORDER-81]', () => {
    const year = yearIn('Wales', { ...ordered, homeBills: { councilTaxBand: 'C', waterBill: 50_001 } }, '2026-12-13');
    const totals = year.rows.map(({ total }) => total ?? 0);
    expect(year.totals?.total).toBe(totals.reduce((sum, total) => sum + total, 0));
    expect(year.totals?.total).toBe(year.totals?.months.reduce((sum, month) => sum + month, 0));
    for (const { months, total } of year.rows) expect(months?.reduce((sum, month) => sum + month, 0)).toBe(total);
  });

  it('has no amount for a service that is not added, and no total without any [ORDER-82]', () => {
    const year = yearIn('England', {});
    expect(year.rows).toEqual(
      ['broadband', 'water', 'councilTax', 'energy'].map((service) => ({
        service,
        months: null,
        total: null,
        isEstimate: false,
      })),
    );
    expect(year.totals).toBeNull();
    expect(year.prices).toEqual([]);
  });

  it('has neither council tax nor water in Northern Ireland [ORDER-84]', () => {
    const year = yearIn('Northern Ireland', { homeBills: { councilTaxBand: 'D', waterBill: 52_800 } });
    expect(year.rows.map(({ service }) => service)).toEqual(['broadband', 'energy']);
  });

  it("estimates council tax from the country's average [ORDER-84]", () => {
    const homeBills = { councilTaxBand: 'E', waterBill: null } as const;
    expect(rowOf(yearIn('Scotland', { homeBills }), 'councilTax')).toMatchObject({
      months: times(12, 15_559),
      isEstimate: true,
    });
  });
});

describe('an order', () => {
  it('does not count while its cancellation waits for the provider [ORDER-80]', () => {
    const cancellations = [
      { reference: 'HT-DEMO0001', receivedAt: new Date('2026-11-20T10:00:00Z'), isRefused: false },
    ];
    expect(rowOf(yearIn('England', { ...ordered, cancellations }), 'broadband')?.months).toBeNull();
  });

  it('counts if its provider has refused the cancellation', () => {
    const cancellations = [{ reference: 'TH-DEMO0001', receivedAt: new Date('2026-11-20T10:00:00Z'), isRefused: true }];
    expect(rowOf(yearIn('England', { ...ordered, cancellations }), 'energy')?.total).toBe(167_244);
  });

  it("is an estimate if the mover reported it from a provider's site [ORDER-83]", () => {
    const reported: Partial<EnrolmentRecord> = {
      broadband: { ...broadband, order: null },
      wombbUserConfirmedDate: new Date('2026-11-20T10:00:00Z'),
    };
    expect(rowOf(yearIn('England', reported), 'broadband')).toMatchObject({ total: 37_988, isEstimate: true });
  });

  it('is an estimate if it is paid as you go [ORDER-83]', () => {
    const payg: Partial<EnrolmentRecord> = { ...ordered, energySetUp: { ...energySetUp, directDebit: null } };
    expect(rowOf(yearIn('England', payg), 'energy')).toMatchObject({ isEstimate: true });
  });

  it('is an estimate if its price is agreed for a shorter time [ORDER-83]', () => {
    const short = { ...pricing, contractLengthMonths: 6 };
    const facts: Partial<EnrolmentRecord> = {
      ...ordered,
      broadband: { ...broadband, package: { ...broadband.package, pricing: short } },
    };
    expect(rowOf(yearIn('England', facts), 'broadband')).toMatchObject({ isEstimate: true });
  });

  it('for one fuel of two leaves the other one missing [ORDER-82]', () => {
    const offers = energySetUp.selection.offers.map((offer) => ({
      ...offer,
      tariff: { ...offer.tariff, energyType: 'Electric' as const },
    }));
    const facts: Partial<EnrolmentRecord> = {
      ...ordered,
      supply: aSupply(aMeter(), aMeter()),
      energySetUp: { ...energySetUp, selection: { ...energySetUp.selection, offers } },
    };
    const energy = yearIn('England', facts).rows.slice(-2);
    expect(energy.map(({ service, total }) => [service, total])).toEqual([
      ['gas', null],
      ['electricity', 167_244],
    ]);
  });
});
