import { councilWaterEndpoints, stepAt, type CouncilServices, type Enrolment } from '@home-move/contract';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { Routes } from '../routes';
import { aMover } from './enrolment.builder';
import { councilServicesIn } from './council-services.builder';

export interface CouncilRuntimeOptions {
  readonly enrolment?: Partial<Enrolment>;
  readonly services?: CouncilServices;
  /** Changes to the enrolment that saving returns. */
  readonly saved?: Partial<Enrolment>;
  readonly upfront?: boolean;
}

/** A runtime at one of the two steps, with responses for the look-up and for saving. */
export function councilRuntime({
  enrolment,
  services,
  saved,
  upfront = true,
}: CouncilRuntimeOptions = {}): TestRuntime {
  const path = upfront ? '/enrolment/council-services-upfront' : '/enrolment/council-services';
  const step = stepAt(path);
  const present = aMover({
    ...(!upfront && { ctwbJourneyToggle: false, councilConsented: true, waterConsented: true, energyConsented: false }),
    ...enrolment,
  });
  const runtime = createTestRuntime({ enrolment: present, step: step && { ...step, path } });
  runtime.answer(councilWaterEndpoints.services, () => services ?? councilServicesIn.bedford);
  runtime.answer(councilWaterEndpoints.choose, () => ({
    ...present,
    councilComplete: true,
    waterComplete: true,
    ...saved,
  }));
  return runtime;
}

export const renderCouncil = (runtime: TestRuntime) => renderWithRuntime(<Routes />, runtime);

/** Renders the page and waits for its cards. */
export async function showCouncil(options?: CouncilRuntimeOptions) {
  const result = renderCouncil(councilRuntime(options));
  await screen.findByRole('button', { name: 'Continue' });
  return result;
}

/** The choices that the page sent. */
export const sentChoices = ({ recorded }: TestRuntime) =>
  recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);
