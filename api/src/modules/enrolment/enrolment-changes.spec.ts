import { aBranding } from '@home-move/contract/testing';
import { completesEnergy, updateOf } from './enrolment-changes.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { newEnrolment } from './new-enrolment.js';

const now = new Date('2026-11-20T10:00:00Z');
/** Energy offered, broadband preselected, council tax mandatory, water not offered. */
const brand = {
  ...aBranding({ offered: { energy: 1, entertainment: 3, council: 4, water: 2 } }),
  flagsOff: [],
  hostOrigins: [],
};
const enrolment = (overrides: Partial<EnrolmentRecord> = {}): EnrolmentRecord => ({
  ...newEnrolment(brand, now),
  id: '665f1c2a9b1e8a0012345678',
  version: 1,
  ...overrides,
});
const none = {
  moveInDate: undefined,
  residentialStatus: undefined,
  energyOptIn: undefined,
  entertainmentOptIn: undefined,
  councilOptIn: undefined,
  waterOptIn: undefined,
  viewedConfirmation: undefined,
};

describe('a new enrolment', () => {
  it('starts with preselected and mandatory services chosen, consent still open', () => {
    expect(enrolment()).toMatchObject({
      status: 10,
      optIn: { energy: 0, entertainment: 1, council: 1, water: 0 },
      consented: { energy: null, entertainment: null, council: null, water: null },
    });
  });

  it('draws its reference and its token at random', () => {
    const [one, other] = [enrolment(), enrolment()];
    expect(one.reference).not.toBe(other.reference);
    expect(one.saveAndContinueToken).toMatch(/^[\w-]{43}$/);
    expect(one.saveAndContinueToken).not.toBe(other.saveAndContinueToken);
  });
});

describe('choosing services', () => {
  it('keeps a mandatory service in and an unoffered one out', () => {
    const answers = { ...none, energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 0, waterOptIn: 1 } as const;
    expect(updateOf(enrolment(), answers, now)).toEqual({
      optIn: { energy: 0, entertainment: 0, council: 1, water: 0 },
      consented: { energy: false, entertainment: false, council: true, water: null },
    });
  });

  it('changes nothing when nothing was answered', () => {
    expect(updateOf(enrolment(), none, now)).toEqual({});
  });

  it('keeps energy in once it is set up', () => {
    const complete = enrolment({ completed: { energy: true, entertainment: false, council: false, water: false } });
    expect(() => updateOf(complete, { ...none, energyOptIn: 0 }, now)).toThrow('ENROLMENT_COMPLETE');
    expect(() => updateOf(complete, { ...none, moveInDate: '2026-12-01' }, now)).toThrow('ENROLMENT_COMPLETE');
  });
});

describe('completing energy', () => {
  it('leaves the enrolment open while another chosen service is left', () => {
    expect(completesEnergy(enrolment({ status: 20 })).status).toBe(20);
  });

  it('completes the enrolment when nothing else is left', () => {
    const done = { energy: false, entertainment: true, council: true, water: false };
    expect(completesEnergy(enrolment({ status: 20, completed: done }))).toMatchObject({
      status: 40,
      completed: { energy: true, entertainment: true, council: true, water: false },
      optIn: { energy: 1 },
      energySkipped: false,
    });
  });
});
