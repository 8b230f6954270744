import { recordOf, services, type EnergyTariff } from '@home-move/contract';
import { completedServices } from '../../platform/demo/completed-services.data.js';
import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { anOffer } from '../../energy/quotes/offer.builder.js';
import { toConfirmation } from './confirmation.mapper.js';

const moveInDate = '2026-12-15';
const done = completedServices({ now: new Date('2026-11-20T10:00:00Z'), today: '2026-11-20', moveInDate });
/** Of an enrolment created on 20 November 2026, seen on a day. */
const energyOn = (today: string, more: Partial<EnrolmentRecord> = {}) =>
  toConfirmation(anEnrolmentRecord({ moveInDate, ...more }), today).energy;
const withTariff = (tariff: Partial<EnergyTariff>): Partial<EnrolmentRecord> => ({
  energySetUp: {
    ...done.energySetUp,
    selection: { ...done.energySetUp.selection, offers: [anOffer(tariff)] },
  },
});

describe('energy in the confirmation summary', () => {
  it.each([
    ['2026-11-30', false, true],
    ['2026-12-01', true, true],
    ['2026-12-15', true, false],
  ])('on %s is in range: %s, and its move-in date is ahead: %s [CONF-33]', (today, inRange, future) => {
    expect(energyOn(today)).toMatchObject({ isMoveInDateInRange: inRange, isMoveInDateFuture: future });
  });

  it('keeps whether the move-in date was in range when the enrolment was created [CONF-33]', () => {
    expect(energyOn('2026-12-10').isMoveInDateInRangeOnCreation).toBe(false);
    expect(energyOn('2026-12-10', { moveInDate: '2026-12-04' }).isMoveInDateInRangeOnCreation).toBe(true);
  });

  it('shows that energy is not offered, or is skipped [CONF-32]', () => {
    const offered = { ...recordOf(services, () => 1 as const), energy: 2 } as const;
    expect(energyOn('2026-12-01', { offered, energySkipped: true })).toMatchObject({
      isOffered: false,
      isSkipped: true,
    });
  });

  it.each([
    [true, { isSmartSpecific: true }],
    [false, { isSmartSpecific: false }],
  ])(
    'requests a smart meter, on any day and at any time: %s, for a plan of %j [CONF-32] [CONF-33]',
    (isNeeded, plan) => {
      expect(energyOn('2026-12-01', withTariff(plan))).toMatchObject({
        smartRequested: isNeeded,
        isSmartMeterInstallationAnyDayAndTime: isNeeded,
      });
    },
  );

  it('has the logo of the supplier [CONF-33]', () => {
    const supplierImageUrl = 'https://suppliers.example.test/larkfield.svg';
    expect(energyOn('2026-12-01', withTariff({ supplierImageUrl })).supplierLogoUrl).toBe(supplierImageUrl);
  });
});
