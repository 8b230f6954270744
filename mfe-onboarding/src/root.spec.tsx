import { enrolmentEndpoints, stepAt, type CurrentStep } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { Root } from './root';

const at = (path: string): CurrentStep | null => {
  const step = stepAt(path);
  return step && { ...step, path };
};

function aWorld(options: TestRuntimeOptions) {
  const runtime = createTestRuntime(options);
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => []);
  runtime.answer(enrolmentEndpoints.addresses, () => []);
  return runtime;
}

describe('the onboarding journey', () => {
  it('shows the page of the step and follows when the step changes', () => {
    const { runtime } = renderWithRuntime(
      <Root />,
      aWorld({ step: at('/pending/personal-details'), enrolment: anEnrolment({ address: null, postcode: null }) }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');

    act(() => runtime.currentStep.set(at('/enrolment/product-selection')));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('waits where a step needs an enrolment that is not loaded yet', () => {
    renderWithRuntime(<Root />, aWorld({ step: at('/enrolment/moving-details') }));

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
