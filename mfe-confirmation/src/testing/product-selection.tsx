import { enrolmentEndpoints, entertainmentEndpoints, stepAt, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { ProductSelectionPage } from '../product-selection/product-selection.page';
import { afterUpdate } from './after-update';

/**
 * Renders the page of an enrolment with these facts; `prepare` sets other answers first. Saving sets consent and opt-in
 * together, as the API does; the feeds of broadband do not answer.
 */
export function renderSelection(
  facts: Partial<Enrolment> = {},
  prepare: (runtime: TestRuntime) => void = () => undefined,
) {
  const enrolment = anEnrolment(facts);
  const step = stepAt('/enrolment/product-selection');
  const runtime = createTestRuntime({ enrolment, step: step && { ...step, path: '/enrolment/product-selection' } });
  runtime.answer(entertainmentEndpoints.speeds, () => new Promise(() => undefined));
  runtime.answer(enrolmentEndpoints.update, ({ body }) => afterUpdate(enrolment, body));
  prepare(runtime);
  return renderWithRuntime(<ProductSelectionPage enrolment={enrolment} />, runtime);
}

/** The box of this service. */
export const box = (title: string) => screen.getByRole('checkbox', { name: `Set up ${title}` });
export const continueButton = (name: string) => screen.getByRole('button', { name });
