import { stepAt } from '@home-move/contract';
import { itShowsThatTheEnrolmentIsFinished } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import { Routes } from './routes';
import { councilRuntime, renderCouncil, showCouncil } from './testing/council-runtime';

describe('the council and water journey', () => {
  it.each([
    ['before product selection [COUNCIL-01]', true],
    ['after product selection [COUNCIL-02]', false],
  ])('serves its page %s', async (_, upfront) => {
    await showCouncil({ upfront });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Council tax and water');
  });

  it('shows nothing on the step of another journey, and no page until the enrolment is loaded', () => {
    const runtime = councilRuntime();
    runtime.enrolment.set(null);
    renderCouncil(runtime);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();

    const path = '/enrolment/energy/usage';
    const step = stepAt(path);
    act(() => runtime.currentStep.set(step && { ...step, path }));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(runtime.recorded.calls).toEqual([]);
  });
});

describe('a finished enrolment', () => {
  itShowsThatTheEnrolmentIsFinished('council-water', Routes);
});
