import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { Root } from './root';
import { at } from './testing/a-journey';

function aWorld(options: TestRuntimeOptions) {
  const runtime = createTestRuntime(options);
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => []);
  runtime.answer(enrolmentEndpoints.addresses, () => []);
  return runtime;
}
const enrolment = anEnrolment({ address: null, postcode: null });

// Before any other test: the pages that come late are fetched once.
describe('the way from the first screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the next step’s heading at once: it was fetched while somebody was busy', async () => {
    const runtime = aWorld({ step: at('/pending/personal-details'), enrolment });
    renderWithRuntime(<Root />, runtime);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");
    await act(() => jest.advanceTimersByTimeAsync(1000));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
  });
});

describe('the onboarding journey', () => {
  it('shows nothing on the step of another journey', () => {
    renderWithRuntime(<Root />, aWorld({ step: at('/enrolment/product-selection'), enrolment }));

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('waits where a step needs an enrolment that is not loaded yet', async () => {
    const runtime = aWorld({ step: at('/enrolment/moving-details') });
    renderWithRuntime(<Root />, runtime);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();

    act(() => runtime.enrolment.set(enrolment));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
  });
});
