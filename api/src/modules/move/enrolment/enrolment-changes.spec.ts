import { recordOf, services } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { completeEnergy, skipService, applyUpdate } from './enrolment-changes.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { newEnrolment } from './new-enrolment.js';

const now = new Date('2026-11-20T10:00:00Z');
const all = <Value extends boolean | number | null>(value: Value) => recordOf(services, () => value);
/** Energy offered, broadband preselected, council tax mandatory, water not offered. */
const brand = {
  ...aBranding({ offered: { ...all(2), energy: 1, entertainment: 3, council: 4 } }),
  partner: null,
  flagsOff: [],
  hiddenAffiliateCategories: [],
  hostOrigins: [],
  namedSupplier: null,
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
  it('starts with preselected and mandatory services chosen, and consent unanswered', () => {
    expect(enrolment()).toMatchObject({
      status: 10,
      optIn: { ...all(0), entertainment: 1, council: 1 },
      consented: all(null),
    });
  });

  it('has a random reference and a random token', () => {
    const [one, other] = [enrolment(), enrolment()];
    expect(one.reference).not.toBe(other.reference);
    expect(one.saveAndContinueToken).toMatch(/^[\w-]{43}$/);
    expect(one.saveAndContinueToken).not.toBe(other.saveAndContinueToken);
  });
});

describe('choosing services', () => {
  it('keeps mandatory services chosen and rejects services that are not offered', () => {
    const answers = { ...none, energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 0, waterOptIn: 1 } as const;
    expect(applyUpdate(enrolment(), answers, now)).toEqual({
      optIn: { ...all(0), council: 1 },
      consented: { ...all(null), energy: false, entertainment: false, council: true, water: false },
    });
  });

  it('keeps council and water as the council step saved them', () => {
    const completed = { ...all(false), council: true, water: true };
    const settled = enrolment({
      completed,
      consented: { ...all(null), council: true, water: false },
    });
    const answers = { ...none, energyOptIn: 1, councilOptIn: 0, waterOptIn: 0 } as const;
    expect(applyUpdate(settled, answers, now)).toMatchObject({
      optIn: { energy: 1, council: 1, water: 0 },
      consented: { energy: true, council: true, water: false },
    });
  });

  it('resumes skipped services', () => {
    const skipped = enrolment({ energySkipped: true, entertainmentSkipped: true, wombbSkipped: true });
    expect(applyUpdate(skipped, { ...none, energyOptIn: 1, entertainmentOptIn: 1 }, now)).toMatchObject({
      energySkipped: false,
      entertainmentSkipped: false,
      wombbSkipped: false,
    });
  });

  it('changes nothing when no service was answered', () => {
    expect(applyUpdate(enrolment(), none, now)).toEqual({});
  });

  it('keeps energy chosen once it is set up', () => {
    const complete = enrolment({ completed: { ...all(false), energy: true }, moveInDate: '2026-11-27' });
    expect(() => applyUpdate(complete, { ...none, energyOptIn: 0 }, now)).toThrow('ENROLMENT_COMPLETE');
    expect(() => applyUpdate(complete, { ...none, moveInDate: '2026-12-01' }, now)).toThrow('ENROLMENT_COMPLETE');
  });
});

describe('registration answers', () => {
  it('are stored separately [CONF-22] [CONF-23]', () => {
    const before = enrolment({ registrationConfirmed: { ...enrolment().registrationConfirmed, council: true } });
    expect(applyUpdate(before, { ...none, waterRegistrationConfirmed: false }, now)).toEqual({
      registrationConfirmed: { ...before.registrationConfirmed, water: false },
    });
    expect(applyUpdate(before, { ...none, councilRegistrationConfirmed: false }, now)).toEqual({
      registrationConfirmed: { ...before.registrationConfirmed, council: false },
    });
  });
});

describe('the confirmation of an order on the provider’s own site', () => {
  const click = { id: 'WM-7TQ2M9XB', url: 'https://provider.example' };
  const broadband = { click, order: null } as unknown as NonNullable<EnrolmentRecord['broadband']>;
  const pending = enrolment({ broadband, entertainmentSkipped: true });

  it('keeps its date, and resumes the service', () => {
    expect(applyUpdate(pending, { ...none, wombbUserConfirmed: true }, now)).toEqual({
      wombbUserConfirmedDate: now,
      entertainmentSkipped: false,
      wombbSkipped: false,
    });
    const earlier = new Date('2026-11-19T10:00:00Z');
    const confirmed = { ...pending, wombbUserConfirmedDate: earlier };
    expect(applyUpdate(confirmed, { ...none, wombbUserConfirmed: true }, now).wombbUserConfirmedDate).toBe(earlier);
  });

  it('can be withdrawn', () => {
    expect(applyUpdate(pending, { ...none, wombbUserConfirmed: false }, now)).toEqual({ wombbUserConfirmedDate: null });
  });

  it('is rejected without a pending package', () => {
    expect(() => applyUpdate(enrolment(), { ...none, wombbUserConfirmed: true }, now)).toThrow('CONFLICT');
  });
});

describe('skipping', () => {
  it('skips energy, broadband or the broadband of a provider’s own site [BBSET-08]', () => {
    expect(skipService(enrolment(), 0)).toEqual({ energySkipped: true });
    expect(skipService(enrolment(), 1)).toEqual({ entertainmentSkipped: true, wombbUserConfirmedDate: null });
    expect(skipService(enrolment(), 4)).toEqual({
      entertainmentSkipped: true,
      wombbUserConfirmedDate: null,
      wombbSkipped: true,
    });
    expect(skipService(enrolment({ energySkipped: true, entertainmentSkipped: true }), 1)).toEqual({});
  });

  it('is rejected once the service is set up', () => {
    const completed = { ...all(false), energy: true, entertainment: true };
    expect(() => skipService(enrolment({ completed }), 0)).toThrow('ENROLMENT_COMPLETE');
    expect(() => skipService(enrolment({ completed }), 1)).toThrow('ENROLMENT_COMPLETE');
  });
});

it('completing energy chooses it', () => {
  const before = enrolment({ energySkipped: true });
  expect(completeEnergy(before)).toEqual({
    completed: { ...all(false), energy: true },
    optIn: { ...before.optIn, energy: 1 },
    consented: { ...before.consented, energy: true },
    energySkipped: false,
  });
});

describe('an order from home telecom', () => {
  const unsettledOrder = {
    key: 'one',
    sealed: { keyId: '1', box: '' },
    chosenAt: now,
    underWayUntil: now,
  };
  const completed = { ...all(false), entertainment: true };
  const changes: Readonly<Record<string, (current: EnrolmentRecord) => unknown>> = {
    'another move-in date': (current) => applyUpdate(current, { ...none, moveInDate: '2026-12-01' }, now),
    'deselecting it': (current) => applyUpdate(current, { ...none, entertainmentOptIn: 0 }, now),
    'skipping it': (current) => skipService(current, 1),
    'skipping the provider’s own site': (current) => skipService(current, 4),
  };

  it.each(Object.entries(changes))('rejects %s once it is placed', (_, change) => {
    expect(() => change(enrolment({ completed, moveInDate: '2026-11-27' }))).toThrow('ENROLMENT_COMPLETE');
  });

  it.each(Object.entries(changes))('blocks %s until its outcome is known', (_, change) => {
    expect(() => change(enrolment({ unsettledOrder }))).toThrow('broadband is not settled yet');
  });
});
