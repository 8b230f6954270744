import { createStore, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createLastStep } from './last-step';

it('is the step of the server at first, then the one shown here, each for its own enrolment', () => {
  const enrolment = createStore<Enrolment | null>(null);
  const lastStep = createLastStep(enrolment);
  expect(lastStep.path()).toBeNull();
  enrolment.set(anEnrolment({ id: 'a', lastStep: '/enrolment/energy/usage' }));
  expect(lastStep.path()).toBe('/enrolment/energy/usage');
  lastStep.show('/enrolment/energy/list');
  expect(lastStep.path()).toBe('/enrolment/energy/list');
  enrolment.set(anEnrolment({ id: 'b', lastStep: '/enrolment/product-selection' }));
  expect(lastStep.path()).toBe('/enrolment/product-selection');
});
