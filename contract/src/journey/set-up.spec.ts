import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import { isSetUp, statusAfter } from './set-up';

const wantsEnergy = { energyConsented: true, energyOptIn: 1 } as const;
const wantsBroadband = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
const both = { ...wantsEnergy, ...wantsBroadband };
const councilDone = { councilOptIn: 1, councilComplete: true, waterComplete: true } as const;

describe('isSetUp', () => {
  it.each<[string, boolean, Partial<Enrolment>]>([
    ['all complete', true, { ...both, energyComplete: true, entertainmentComplete: true }],
    ['ordered on the provider’s site', true, { ...both, energyComplete: true, wombbUserConfirmed: true }],
    ['one skipped', true, { ...both, energyComplete: true, entertainmentSkipped: true }],
    ['no quote for the energy', true, { ...both, quotableEnergy: false, entertainmentComplete: true }],
    ['no quote for the energy, broadband unfinished', false, { ...both, quotableEnergy: false }],
    ['one unfinished', false, { ...both, energyComplete: true }],
    ['council unfinished', false, { ...wantsEnergy, energyComplete: true, councilOptIn: 1 }],
    ['all skipped', false, { ...both, energySkipped: true, entertainmentSkipped: true }],
    ['nothing chosen', false, {}],
  ])('%s: %s', (_why, expected, enrolment) => {
    expect(isSetUp(anEnrolment(enrolment))).toBe(expected);
  });
});

describe('the status after a change', () => {
  it.each<[string, number, Partial<Enrolment>]>([
    ['no details', 10, { status: 10, firstName: null, emailAddress: null }],
    ['a name only', 10, { status: 10, emailAddress: null }],
    ['name and email address', 10, { status: 10, contactNumber: null }],
    ['name and contacts', 20, { status: 10 }],
    ['council answered, product selection unanswered', 20, councilDone],
    ['council answered, all else refused', 40, { ...councilDone, energyConsented: false }],
    ['everything refused', 20, { energyConsented: false, entertainmentConsented: false }],
    ['everything complete', 40, { ...both, energyComplete: true, entertainmentComplete: true }],
    ['energy complete, broadband skipped', 40, { ...both, energyComplete: true, entertainmentSkipped: true }],
    ['no quote, broadband complete', 40, { ...both, quotableEnergy: false, entertainmentComplete: true }],
    ['resumed', 20, { ...both, energyComplete: true, status: 40 }],
    ['closed', 30, { ...both, energyComplete: true, entertainmentComplete: true, status: 30 }],
  ])('%s: %i', (_what, expected, enrolment) => {
    expect(statusAfter(anEnrolment(enrolment))).toBe(expected);
  });
});
