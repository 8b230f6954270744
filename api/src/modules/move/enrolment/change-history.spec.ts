import { enrolmentStatus } from '@home-move/contract';
import { whatHappened } from './change-history.js';
import { anEnrolmentRecord } from './enrolment-record.builder.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';

const typesOf = (before: Partial<EnrolmentRecord>, change: EnrolmentChange, status: EnrolmentRecord['status'] = 10) =>
  whatHappened(anEnrolmentRecord({ status: 10, ...before }), change, status).map(({ type }) => type);

const services = { energy: false, entertainment: false, council: false, water: false };
const optIn = { energy: 0, entertainment: 0, council: 0, water: 0 } as const;
const consented = { energy: null, entertainment: null, council: null, water: null };
const sealed = { keyId: '1', box: 'c2VhbGVk' };

describe('what a change means in the history', () => {
  it.each<[string, Partial<EnrolmentRecord>, EnrolmentChange, readonly string[]]>([
    ['a lock', { lockedAt: null }, { detailMismatches: 3, lockedAt: new Date() }, ['locked']],
    ['a lock that is lifted', { lockedAt: new Date() }, { detailMismatches: 0, lockedAt: null }, ['unlocked']],
    [
      'names and date of birth at once',
      {},
      { surname: 'Novak', dateOfBirth: '1990-01-01' },
      ['personal-details-saved'],
    ],
    ['a proof', { emailAddressVerified: false }, { emailAddressVerified: true }, ['contact-proven']],
    [
      'a new contact that is not proven',
      { emailAddressVerified: true },
      { emailAddress: 'a@b.test', emailAddressVerified: false },
      ['contact-details-saved'],
    ],
    ['a contact that a proof drops', { contactNumber: '07700900101' }, { contactNumber: null }, []],
    ['a move-in date', { moveInDate: null }, { moveInDate: '2026-12-01' }, ['move-date-saved']],
    [
      'a move-in date that is unknown',
      { moveInDateUnknownAt: null },
      { moveInDate: null, moveInDateUnknownAt: new Date() },
      ['move-date-saved'],
    ],
    [
      'an answer about a registration',
      { registrationConfirmed: { council: true, water: null } },
      { registrationConfirmed: { council: true, water: false } },
      ['registration-confirmed'],
    ],
    [
      'answers that another home has not',
      { registrationConfirmed: { council: true, water: false } },
      { registrationConfirmed: { council: null, water: null } },
      [],
    ],
    ['health answers, whose caller names what happened', {}, { psrAnswers: sealed }, []],
    ['bank details', {}, { bankDetails: sealed }, ['bank-details-saved']],
    ['a skipped service', { energySkipped: false }, { energySkipped: true }, ['service-skipped']],
    ['a resumed service', { energySkipped: true }, { energySkipped: false }, []],
    ['a finished enrolment', { closedAt: null }, { closedAt: new Date(), closedBy: 'Jordan Lee' }, ['finished']],
    ['a reopened enrolment', { closedAt: new Date() }, { closedAt: null, closedBy: null }, ['reopened']],
    ['a forgotten customer', {}, { forgottenAt: new Date(), surname: 'Novak' }, ['forgotten']],
    ['a look-up', {}, { localServices: null, smartPageViewed: new Date() }, []],
  ])('%s', (_, before, change, expected) => {
    expect(typesOf(before, change)).toEqual(expected);
  });

  it('is a registration only if the mover opted in', () => {
    const answered = { ...services, council: true, water: true };
    const change = { completed: answered, optIn: { ...optIn, council: 1 as const }, consented };
    expect(typesOf({ completed: services, optIn, consented }, change)).toEqual(['council-tax-registered']);
    expect(
      typesOf(
        { completed: services, optIn: { ...optIn, council: 1 }, consented },
        { completed: answered, optIn, consented },
      ),
    ).toEqual(['services-chosen']);
  });

  it('is a choice alongside any other change, unless a plan or package implies it', () => {
    const chosen = { optIn: { ...optIn, energy: 1 as const }, consented: { ...consented, energy: true } };
    const before = { completed: services, optIn, consented, moveInDate: null };
    expect(typesOf(before, { ...chosen, moveInDate: '2026-12-01' })).toEqual(['move-date-saved', 'services-chosen']);
    expect(typesOf(before, { ...chosen, energySkipped: true })).toEqual(['service-skipped']);
  });

  it('completes the enrolment once', () => {
    expect(typesOf({}, { energySkipped: true }, enrolmentStatus.complete)).toEqual([
      'service-skipped',
      'enrolment-completed',
    ]);
    expect(typesOf({ status: enrolmentStatus.complete }, { energySkipped: true }, enrolmentStatus.complete)).toEqual([
      'service-skipped',
    ]);
  });
});
