import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  itShowsThatTheEnrolmentIsFinished,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { Routes } from './routes';
import { at } from './testing/a-journey';
import { statuses } from './testing/a-move';

function aWorld(options: TestRuntimeOptions) {
  const runtime = createTestRuntime(options);
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
  runtime.answer(enrolmentEndpoints.addresses, () => []);
  return runtime;
}
const enrolment = anEnrolment({ address: null, postcode: null });

// First in this file: the second chunk is loaded only once.
describe('the first screen of onboarding', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('preloads the next page, so that its heading shows at once', async () => {
    const runtime = aWorld({ step: at('/pending/personal-details'), enrolment });
    renderWithRuntime(<Routes />, runtime);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");
    await act(() => jest.advanceTimersByTimeAsync(1000));

    act(() => runtime.currentStep.set(at('/enrolment/moving-details')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
    expect(await screen.findByRole('option', { name: 'Private tenant' })).toBeInTheDocument();
  });
});

describe('the onboarding journey', () => {
  it('shows nothing on the step of another journey', () => {
    renderWithRuntime(<Routes />, aWorld({ step: at('/enrolment/product-selection'), enrolment }));

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows a spinner until the enrolment is loaded, on a step that needs one', async () => {
    const runtime = aWorld({ step: at('/enrolment/moving-details') });
    renderWithRuntime(<Routes />, runtime);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();

    act(() => runtime.enrolment.set(enrolment));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
  });
});

describe('a finished enrolment', () => {
  itShowsThatTheEnrolmentIsFinished('onboarding', Routes);
});
