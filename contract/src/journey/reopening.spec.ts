import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import type { JourneyFacts } from './next-page';
import { canOpenStep, isReopenable } from './reopening';
import type { StepId } from './steps';

const facts = (enrolment: Partial<Enrolment>): JourneyFacts => ({
  enrolment: anEnrolment({ energyOfferedStatus: 1, entertainmentOfferedStatus: 1, ...enrolment }),
  flags: { 'psr-access-granted': true, 'faster-switching': true },
  namedSupplier: 'Larkfield Energy',
  tariff: null,
  secondaryTariff: null,
});

const energy = { energyConsented: true, energyOptIn: 1 } as const;
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

it.each<[StepId, Partial<Enrolment>, boolean]>([
  ['product-selection', {}, true],
  ['product-selection', both, true],
  ['energy-usage', both, true],
  ['energy-usage', { ...both, energyComplete: true }, false],
  ['council-services-upfront', { ctwbJourneyToggle: true, councilOptIn: 1, councilComplete: true }, false],
])('%s can be opened with %j: %s', (step, enrolment, isOpen) => {
  expect(canOpenStep(step, facts(enrolment))).toBe(isOpen);
});
