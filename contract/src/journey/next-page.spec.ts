import type { Enrolment } from '../enrolment/enrolment';
import { anEnrolment } from '../enrolment/enrolment.builder';
import { isAvailable, nextPage } from './next-page';
import type { StepId } from './steps';

const wantsEnergy = { energyConsented: true, energyOptIn: 1 } as const;
const facts = (overrides: Partial<Enrolment>, hasTariff = false) => ({ enrolment: anEnrolment(overrides), hasTariff });

describe('whether a step is available', () => {
  it.each<[StepId, Partial<Enrolment>, boolean, boolean]>([
    ['product-selection', { status: 20 }, false, true],
    ['product-selection', { status: 10 }, false, false],
    ['product-selection', { energyConsented: false }, false, false],
    ['product-selection', { entertainmentConsented: true }, false, false],
    ['energy-usage', wantsEnergy, false, true],
    ['energy-usage', { ...wantsEnergy, energyConsented: false }, false, false],
    ['energy-usage', { ...wantsEnergy, energyOptIn: 0 }, false, false],
    ['energy-usage', { ...wantsEnergy, quotableEnergy: false }, false, false],
    ['energy-usage', { ...wantsEnergy, isMoveInDateInRange: false }, false, false],
    ['energy-usage', { ...wantsEnergy, energyComplete: true }, false, false],
    ['energy-list', wantsEnergy, false, true],
    ['energy-payment', { ...wantsEnergy, energyComplete: true }, true, false],
    ['energy-signup', wantsEnergy, true, true],
    ['energy-signup', wantsEnergy, false, false],
    ['confirmation', wantsEnergy, false, false],
    ['confirmation', { ...wantsEnergy, energyComplete: true }, false, true],
    ['confirmation', { ...wantsEnergy, energySkipped: true }, false, true],
    ['confirmation', { energyConsented: false, energyOptIn: 0 }, false, true],
    ['confirmation', { ...wantsEnergy, confirmationPageLastViewed: '2026-11-20T10:00:00.000Z' }, false, true],
    ['confirmation', {}, false, false],
    ['moving-details', { status: 0 }, false, true],
  ])('%s with %j and tariff %s: %s', (step, overrides, hasTariff, available) => {
    expect(isAvailable(step, facts(overrides, hasTariff))).toBe(available);
  });
});

describe('nextPage', () => {
  it('goes to the first step whose rule passes [NEXT-07]', () => {
    expect(nextPage(['product-selection', 'energy-usage'], facts(wantsEnergy))).toBe('energy-usage');
    expect(nextPage(['energy-signup', 'energy-payment'], facts(wantsEnergy, true))).toBe('energy-signup');
  });

  it('goes to the fallback when none passes, by default the confirmation page [NEXT-08]', () => {
    expect(nextPage(['energy-usage'], facts({}))).toBe('confirmation');
    expect(nextPage(['energy-usage'], facts({}), 'product-selection')).toBe('product-selection');
  });
});
