import { addOnTypes, recordOf, services, type EnergyTariff } from '@home-move/contract';
import { completedServices } from '../../platform/demo/completed-services.data.js';
import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { anOffer } from '../../energy/quotes/offer.builder.js';
import { monthlyTotal } from './monthly-total.js';

const done = completedServices({
  now: new Date('2026-11-20T10:00:00Z'),
  today: '2026-11-20',
  moveInDate: '2026-11-27',
});
const totalOf = (more: Partial<EnrolmentRecord>) => monthlyTotal(anEnrolmentRecord({ ...done, ...more }));
/** Collected by Direct Debit, or paid as you go. */
const setUp = (tariff: Partial<EnergyTariff>, monthlyAmount: number | null): EnergySetUp => ({
  ...done.energySetUp,
  selection: { ...done.energySetUp.selection, offers: [anOffer(tariff)] },
  directDebit: monthlyAmount === null ? null : { ...done.energySetUp.directDebit, monthlyAmount },
});

describe('the monthly total', () => {
  it('adds the Direct Debit for energy to the price of broadband', () => {
    expect(totalOf({ energySetUp: setUp({ energyType: 'DualFuel' }, 14887) })).toEqual({
      amountFormatted: '£173.86',
      parts: [
        { fuels: 'DualFuel', amountFormatted: '£148.87' },
        { fuels: null, amountFormatted: '£24.99' },
      ],
      isEstimate: false,
      changesLater: false,
    });
  });

  it('counts broadband with its add-ons and its introductory price', () => {
    const { monthlyPricing } = done.broadband.package.pricing;
    const pricing = {
      ...done.broadband.package.pricing,
      monthlyPricing: { ...monthlyPricing, pricingOffers: [{ numberOfMonths: 6, price: 2000 }] },
    };
    const addOn = {
      id: 'WIFI',
      name: 'Wi-Fi everywhere',
      description: null,
      monthlyPrice: 500,
      type: addOnTypes.broadband,
    };
    const broadband = { ...done.broadband, package: { ...done.broadband.package, pricing }, addOns: [addOn] };
    const energySetUp = setUp({ energyType: 'DualFuel' }, 10000);

    expect(totalOf({ energySetUp, broadband })).toMatchObject({
      amountFormatted: '£125.00',
      parts: [{ amountFormatted: '£100.00' }, { amountFormatted: '£25.00' }],
      changesLater: true,
    });
  });

  it('adds the fuels of mixed meters, as an estimate if one is paid as you go', () => {
    expect(
      totalOf({
        energySetUp: setUp({ energyType: 'Electric', newSpendMonthly: 6000 }, null),
        secondarySetUp: setUp({ energyType: 'Gas' }, 4000),
        broadband: null,
      }),
    ).toMatchObject({
      amountFormatted: '£100.00',
      parts: [{ fuels: 'Electric' }, { fuels: 'Gas' }],
      isEstimate: true,
    });
  });

  it.each([
    ['nothing', { energySetUp: null, completed: recordOf(services, () => false) }],
    ['energy alone', { completed: { ...recordOf(services, () => false), energy: true } }],
    ['broadband alone', { energySetUp: null }],
  ])('is left out with %s set up', (_what, more) => {
    expect(totalOf(more)).toBeNull();
  });
});
