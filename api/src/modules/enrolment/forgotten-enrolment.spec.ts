import type { BroadbandPackage } from '@home-move/contract';
import { anEnrolmentRecord } from './enrolment-record.builder.js';
import { forgottenEnrolment } from './forgotten-enrolment.js';

describe('what is kept of a broadband contract', () => {
  it('is the day in London on which it was ordered, also in the first hour of a summer’s day', () => {
    const broadband = {
      // Of the package, its provider alone is kept.
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
