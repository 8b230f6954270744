import { aBranding } from '@home-move/contract/testing';
import { completesEnergy, skips, updateOf } from './enrolment-changes.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { newEnrolment } from './new-enrolment.js';

const now = new Date('2026-11-20T10:00:00Z');
/** Energy offered, broadband preselected, council tax mandatory, water not offered. */
const brand = {
  ...aBranding({ offered: { energy: 1, entertainment: 3, council: 4, water: 2 } }),
  partner: null,
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
  councilRegistrationConfirmed: undefined,
  waterRegistrationConfirmed: undefined,
  wombbUserConfirmed: undefined,
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
      consented: { energy: false, entertainment: false, council: true, water: false },
    });
  });

  it('leaves council and water as the council step has settled them', () => {
    const completed = { energy: false, entertainment: false, council: true, water: true };
    const settled = enrolment({
      completed,
      consented: { energy: null, entertainment: null, council: true, water: false },
    });
    const answers = { ...none, energyOptIn: 1, councilOptIn: 0, waterOptIn: 0 } as const;
    expect(updateOf(settled, answers, now)).toMatchObject({
      optIn: { energy: 1, council: 1, water: 0 },
      consented: { energy: true, council: true, water: false },
    });
  });

  it('takes up what was skipped', () => {
    const skipped = enrolment({ energySkipped: true, entertainmentSkipped: true, wombbSkipped: true });
    expect(updateOf(skipped, { ...none, energyOptIn: 1, entertainmentOptIn: 1 }, now)).toMatchObject({
      energySkipped: false,
      entertainmentSkipped: false,
      wombbSkipped: false,
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

describe('the registrations', () => {
  it('are stored one by one [CONF-22] [CONF-23]', () => {
    const before = enrolment({ registrationConfirmed: { council: true, water: null } });
    expect(updateOf(before, { ...none, waterRegistrationConfirmed: false }, now)).toEqual({
      registrationConfirmed: { council: true, water: false },
    });
  });
});

describe('the word about an order on the provider’s own site', () => {
  const click = { id: 'WM-7TQ2M9XB', url: 'https://provider.example' };
  const broadband = { click, order: null } as unknown as NonNullable<EnrolmentRecord['broadband']>;
  const pending = enrolment({ broadband, entertainmentSkipped: true });

  it('keeps its date, and takes the service up again', () => {
    expect(updateOf(pending, { ...none, wombbUserConfirmed: true }, now)).toEqual({
      wombbUserConfirmedDate: now,
      entertainmentSkipped: false,
      wombbSkipped: false,
    });
    const earlier = new Date('2026-11-19T10:00:00Z');
    const confirmed = { ...pending, wombbUserConfirmedDate: earlier };
    expect(updateOf(confirmed, { ...none, wombbUserConfirmed: true }, now).wombbUserConfirmedDate).toBe(earlier);
  });

  it('can be taken back', () => {
    expect(updateOf(pending, { ...none, wombbUserConfirmed: false }, now)).toEqual({ wombbUserConfirmedDate: null });
  });

  it('is refused without a package that waits for it', () => {
    expect(() => updateOf(enrolment(), { ...none, wombbUserConfirmed: true }, now)).toThrow('CONFLICT');
  });
});

describe('skipping', () => {
  it('leaves energy, broadband or the broadband of a provider’s own site for later [BBSET-08]', () => {
    expect(skips(enrolment(), 0)).toEqual({ energySkipped: true });
    expect(skips(enrolment(), 1)).toEqual({ entertainmentSkipped: true, wombbUserConfirmedDate: null });
    expect(skips(enrolment(), 4)).toEqual({
      entertainmentSkipped: true,
      wombbUserConfirmedDate: null,
      wombbSkipped: true,
    });
    expect(skips(enrolment({ energySkipped: true, entertainmentSkipped: true }), 1)).toEqual({});
  });

  it('is refused once the service is set up', () => {
    const completed = { energy: true, entertainment: true, council: false, water: false };
    expect(() => skips(enrolment({ completed }), 0)).toThrow('ENROLMENT_COMPLETE');
    expect(() => skips(enrolment({ completed }), 1)).toThrow('ENROLMENT_COMPLETE');
  });
});

it('completing energy chooses it', () => {
  const before = enrolment({ energySkipped: true });
  expect(completesEnergy(before)).toEqual({
    completed: { energy: true, entertainment: false, council: false, water: false },
    optIn: { ...before.optIn, energy: 1 },
    consented: { ...before.consented, energy: true },
    energySkipped: false,
  });
});

describe('an order with home telecom', () => {
  const unsettledOrder = {
    key: 'one',
    sealed: { keyId: '1', box: '' },
    chosenAt: now,
    underWayUntil: now,
  };
  const completed = { energy: false, entertainment: true, council: false, water: false };
  const changes: Readonly<Record<string, (current: EnrolmentRecord) => unknown>> = {
    'another move-in date': (current) => updateOf(current, { ...none, moveInDate: '2026-12-01' }, now),
    'leaving it out': (current) => updateOf(current, { ...none, entertainmentOptIn: 0 }, now),
    'leaving it for later': (current) => skips(current, 1),
    'leaving the provider’s own site for later': (current) => skips(current, 4),
  };

  it.each(Object.entries(changes))('refuses %s once it is placed', (_, change) => {
    expect(() => change(enrolment({ completed }))).toThrow('ENROLMENT_COMPLETE');
  });

  it.each(Object.entries(changes))('lets %s wait until its outcome is known', (_, change) => {
    expect(() => change(enrolment({ unsettledOrder }))).toThrow('broadband is not settled yet');
  });
});
