import { stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { act, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { GoTo } from './redirect';
import { JourneyGate } from './journey-gate';

const enrolment = anEnrolment({ energyOptIn: 1 });

function stepOf(path: string) {
  const match = stepAt(path);
  return match && { ...match, path };
}

function renderGate({ enrolment: loaded, path }: { enrolment: typeof enrolment | null; path: string }) {
  return renderWithRuntime(
    <JourneyGate
      journey="energy"
      label="Getting your energy ready"
      replacement={({ energyOptIn }) =>
        energyOptIn === 1 ? null : <GoTo step="product-selection" label="On the way" />
      }
    >
      <p>The page</p>
    </JourneyGate>,
    createTestRuntime({ enrolment: loaded, step: stepOf(path) }),
  );
}

const usage = '/enrolment/energy/usage';
const list = '/enrolment/energy/list';

describe('the gate of a journey', () => {
  it('shows a spinner until the enrolment is loaded', async () => {
    const { container, runtime } = renderGate({ enrolment: null, path: usage });
    expect(await screen.findByText('Getting your energy ready')).toBeVisible();
    await expectNoViolations(container);
    act(() => runtime.enrolment.set(enrolment));
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('renders the replacement, which replaces the step in the history', async () => {
    const { runtime } = renderGate({ enrolment: anEnrolment({ energyOptIn: 0 }), path: usage });
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/product-selection', replace: true }]);
    expect(await screen.findByText('On the way')).toBeVisible();
  });

  it('checks when a step opens, not when the enrolment changes afterwards', () => {
    const { runtime } = renderGate({ enrolment, path: usage });
    act(() => runtime.enrolment.set({ ...enrolment, energyOptIn: 0 }));
    expect(screen.getByText('The page')).toBeVisible();
    act(() => runtime.currentStep.set(stepOf(list)));
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('renders nothing on the step of another journey', () => {
    const { container, runtime } = renderGate({ enrolment, path: '/enrolment/moving-details' });
    expect(container).toBeEmptyDOMElement();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
