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
  runtime.answer(enrolmentEndpoints.confirmation, () => new Promise(() => undefined));
  runtime.answer(enrolmentEndpoints.update, () => new Promise(() => undefined));
  return runtime;
}

describe('the confirmation journey', () => {
  it('shows the page of the step and follows when the step changes', () => {
    const { runtime } = renderWithRuntime(
      <Root />,
      aWorld({ step: at('/enrolment/product-selection'), enrolment: anEnrolment() }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What shall we set up?');

    act(() => runtime.currentStep.set(at('/enrolment/confirmation')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are nearly there, Sam');

    act(() => runtime.currentStep.set(at('/enrolment/energy/usage')));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('waits while the enrolment is not loaded yet', () => {
    renderWithRuntime(<Root />, aWorld({ step: at('/enrolment/confirmation') }));

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
