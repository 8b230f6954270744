import { enrolmentEndpoints, offersEndpoints, stepAt, type CurrentStep } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  itShowsThatTheEnrolmentIsFinished,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { Routes } from './routes';

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
  it('shows the page of the current step, and nothing on the step of another journey [PROD-02, CONF-01]', async () => {
    const { runtime } = renderWithRuntime(
      <Routes />,
      aWorld({ step: at('/enrolment/product-selection'), enrolment: anEnrolment() }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What shall we set up?');

    act(() => runtime.currentStep.set(at('/enrolment/confirmation')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new home, Sam' })).toBeVisible();

    act(() => runtime.currentStep.set(at('/enrolment/energy/usage')));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it.each([
    ['the offers [OFFER-01, ROUTE-35]', '/enrolment/offers', 'Offers for your move'],
    ['the form for flatmates [FLAT-01, ROUTE-35]', '/enrolment/tell-your-flatmates', 'Tell your housemates'],
  ])('shows %s at %s', async (_page, path, heading) => {
    const runtime = aWorld({ step: at(path), enrolment: anEnrolment() });
    runtime.answer(offersEndpoints.affiliates, () => []);
    renderWithRuntime(<Routes />, runtime);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('shows no page until the enrolment is loaded', () => {
    renderWithRuntime(<Routes />, aWorld({ step: at('/enrolment/confirmation') }));

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('a finished enrolment', () => {
  itShowsThatTheEnrolmentIsFinished('confirmation', Routes);
});
