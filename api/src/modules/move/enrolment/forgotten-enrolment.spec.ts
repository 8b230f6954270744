import type { BroadbandPackage } from '@home-move/contract';
import { anEnrolmentRecord } from './enrolment-record.builder.js';
import { forgottenEnrolment } from './forgotten-enrolment.js';

describe('the broadband contract of a forgotten enrolment', () => {
  it('is dated by the London day of the order, even in the first hour of a summer day', () => {
    const broadband = {
      // Only the provider of the package is kept.
      package: { provider: { name: 'Northwave' } } as BroadbandPackage,
      chosenAt: new Date('2026-06-30T23:30:00Z'),
      order: { number: 'HT-1', startDate: '2026-07-14', activationDate: null },
      click: null,
      addOns: [],
      skyCallbackSlot: null,
      consent: null,
    };
    expect(forgottenEnrolment(anEnrolmentRecord({ broadband })).keptContracts).toMatchObject([
      { supplier: 'Northwave', reference: 'HT-1', acceptedOn: '2026-07-01', startsOn: '2026-07-14' },
    ]);
  });
});
