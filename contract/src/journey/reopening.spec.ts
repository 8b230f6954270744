import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment, someChoices } from '../enrolment/enrolment.builder';
import type { JourneyFacts } from './next-page';
import { canOpenStep, isReopenable, reopenedStep } from './reopening';
import type { StageId } from './stages';
import type { StepId } from './steps';

const facts = (enrolment: Partial<Enrolment>): JourneyFacts => ({
  enrolment: anEnrolment({ energyOfferedStatus: 1, entertainmentOfferedStatus: 1, ...enrolment }),
  flags: { 'psr-access-granted': true, 'faster-switching': true },
  namedSupplier: 'Larkfield Energy',
  tariff: null,
  secondaryTariff: null,
});

const energy = { energyConsented: true, energyOptIn: 1 } as const;
const larkfield = { supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' };
const both = { ...energy, entertainmentConsented: true, entertainmentOptIn: 1 } as const;

describe('product selection', () => {
  it.each<[string, Partial<Enrolment>, boolean]>([
    ['is not answered: it is available', {}, false],
    ['is answered', both, true],
    ['was refused', { energyConsented: false, entertainmentConsented: false }, true],
    ['is answered, and energy is skipped', { ...both, energySkipped: true }, true],
    ['is answered, and energy is set up', { ...both, energyComplete: true }, true],
    ['is answered, and everything is set up', { ...both, energyComplete: true, entertainmentComplete: true }, false],
    [
      'is answered, and broadband was reported as ordered',
      { ...both, energyComplete: true, wombbUserConfirmed: true },
      false,
    ],
    [
      'is answered, and one fuel of the only service is set up',
      { ...energy, entertainmentOfferedStatus: 2, fuelsSetUp: ['Electric'] },
      false,
    ],
    ['is answered, and an agent has finished', { ...both, closedAt: '2026-11-20T10:42:00.000Z' }, false],
    ['is answered, and details are missing', { ...both, status: 10 }, false],
  ])('%s: opens again %s', (_situation, enrolment, isOpen) => {
    expect(isReopenable('product-selection', facts(enrolment))).toBe(isOpen);
  });
});

describe('the moving details', () => {
  it.each<[string, Partial<Enrolment>, boolean]>([
    ['are given', {}, true],
    ['are given, and a plan is chosen', { choices: someChoices({ plans: [larkfield] }) }, true],
    ['are not given', { address: null }, false],
    ['are in an accepted application', { energyComplete: true }, false],
    ['are in the application for one fuel', { fuelsSetUp: ['Electric'] }, false],
    ['are in an order for broadband', { entertainmentComplete: true }, false],
    ['are in an order that the mover reported', { wombbUserConfirmed: true }, true],
    ['belong to a finished enrolment', { closedAt: '2026-11-20T10:42:00.000Z' }, false],
  ])('%s: open again %s', (_situation, enrolment, isOpen) => {
    expect(isReopenable('moving-details', facts(enrolment))).toBe(isOpen);
  });
});

describe('council tax and water', () => {
  const answered = { councilOptIn: 1, councilConsented: true, councilComplete: true } as const;

  it.each<[StepId, Partial<Enrolment>, boolean]>([
    ['council-services-upfront', { ...answered, ctwbJourneyToggle: true }, true],
    ['council-services', { ...answered, ctwbJourneyToggle: true }, false],
    ['council-services', answered, true],
    ['council-services-upfront', answered, false],
    ['council-services', { waterComplete: true }, true],
    ['council-services', { ...answered, councilRegistrationConfirmed: false }, true],
    ['council-services', { ...answered, councilRegistrationConfirmed: true }, false],
    ['council-services', { ...answered, waterRegistrationConfirmed: true }, false],
    ['council-services', {}, false],
  ])('%s opens again with %j: %s', (step, enrolment, isOpen) => {
    expect(isReopenable(step, facts(enrolment))).toBe(isOpen);
  });
});

describe('a stage leads back to its first step that can be opened again', () => {
  it.each<[StageId, Partial<Enrolment>, StepId | undefined]>([
    ['new-home', {}, 'moving-details'],
    ['new-home', { address: null }, undefined],
    [
      'new-home',
      { ctwbJourneyToggle: true, councilComplete: true, entertainmentComplete: true },
      'council-services-upfront',
    ],
    ['services', {}, undefined],
    ['services', both, 'product-selection'],
    [
      'services',
      { ...both, energyComplete: true, entertainmentComplete: true, waterComplete: true },
      'council-services',
    ],
    ['energy', both, 'energy-usage'],
    ['energy', { ...both, energySkipped: true }, 'energy-usage'],
    ['energy', { ...both, isMoveInDateInRange: false }, undefined],
    ['energy', { ...both, energyComplete: true }, undefined],
    ['broadband', both, 'broadband-list'],
    ['broadband', energy, undefined],
    ['all-set', both, undefined],
    ['all-set', { ...both, confirmationPageLastViewed: '2026-11-20T10:42:00.000Z' }, 'confirmation'],
    ['services', { ...both, closedAt: '2026-11-20T10:42:00.000Z' }, undefined],
    ['new-home', { status: 10 }, undefined],
  ])('%s with %j: %s', (stage, enrolment, step) => {
    expect(reopenedStep(stage, facts(enrolment))).toBe(step);
  });
});

it.each<[StepId, Partial<Enrolment>, boolean]>([
  ['product-selection', {}, true],
  ['product-selection', both, true],
  ['energy-usage', both, true],
  ['energy-usage', { ...both, energyComplete: true }, false],
  ['council-services-upfront', { ctwbJourneyToggle: true, councilOptIn: 1, councilComplete: true }, true],
])('%s can be opened with %j: %s', (step, enrolment, isOpen) => {
  expect(canOpenStep(step, facts(enrolment))).toBe(isOpen);
});
