import { anEnrolment } from '../enrolment/enrolment.builder';
import { nextStep, previousStep, stepAfterService, type JourneyFacts } from './next-page';
import { stepIds, steps, type StepId } from './steps';

/** Adds a page below another one, as a line in `steps.ts` does; nothing else mentions it. */
function addPage(id: string, below: StepId): StepId {
  const added = id as StepId;
  Object.assign(steps, { [id]: { ...steps[below], path: `/enrolment/${id}` } });
  stepIds.splice(stepIds.indexOf(below) + 1, 0, added);
  return added;
}

const pets = addPage('pets', 'moving-details');
const tips = addPage('energy-tips', 'energy-psr');

const facts: JourneyFacts = {
  enrolment: anEnrolment({ energyConsented: true, energyOptIn: 1 }),
  flags: { 'psr-access-granted': true, 'faster-switching': true },
  namedSupplier: 'Larkfield Energy',
  tariff: { supplierName: 'Glimmer', addOnIdentifiers: [] },
  secondaryTariff: null,
};
const withoutEnergy = { ...facts, enrolment: anEnrolment({ energyConsented: false }) };

describe('a page that is added to the order', () => {
  it('follows the one before it, and leads to the one after it', () => {
    expect(nextStep('energy-psr', facts)).toBe(tips);
    expect(nextStep(tips, facts)).toBe('energy-payment');
    expect(nextStep('moving-details', facts)).toBe(pets);
    expect(nextStep(pets, facts)).toBe('energy-usage');
  });

  it('is where Back leads from the page after it, and has a Back', () => {
    expect(previousStep('energy-payment', facts)).toBe(tips);
    expect(previousStep(tips, facts)).toBe('energy-psr');
    expect(previousStep('council-services-upfront', facts)).toBe(pets);
    expect(previousStep(pets, facts)).toBe('moving-details');
  });

  it('is available only while its service is', () => {
    expect(nextStep('product-selection', withoutEnergy)).toBe('confirmation');
    expect(stepAfterService('energy', facts)).toBe('confirmation');
  });
});
