import { ApiError, networkProblem, planEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anEntry, planLines, planList, renderPlan } from '../testing/move-plan';
import { MovePlanPage } from './move-plan.page';

const failing = () => Promise.reject(new ApiError(networkProblem));

describe('the move plan', () => {
  it('lists what has a day, then what has none, each with its state and text', async () => {
    const { container } = renderPlan();

    expect(await planLines('Day by day')).toEqual([
      expect.stringMatching(/^20\sNov\s2026Redirect your mailApply early\.To do/),
      expect.stringMatching(/^27\sNov\s2026Move inFrom this day you pay the bills of the home\.To do$/),
      expect.stringMatching(/^27\sNov\s2026Read the meters at your new home/),
    ]);
    expect(await planLines('No date yet')).toEqual([
      'Energy is set upYou chose Glimmer.Done',
      'Set up your broadbandChoose a package.To doSee broadband packages',
      'A smart meter is fittedGlimmer agrees the day with you.WaitingCall us on 0800 100 200',
    ]);
    expect(screen.getByText(/^You move in on 27\sNov\s2026\./)).toBeVisible();
    expect(document.title).toBe('Your move plan - Home Move');
    await expectNoViolations(container);
  });

  it('leads to where the mover acts', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const undated = await planList('No date yet');

    expect(screen.getByRole('link', { name: /^Redirect your mail now/ })).toHaveAttribute(
      'href',
      'https://post.example/redirect',
    );
    expect(undated.getByRole('link', { name: 'Call us on 0800 100 200' })).toHaveAttribute('href', 'tel:0800100200');
    await user.click(undated.getByRole('link', { name: 'See broadband packages' }));
    await user.click(screen.getByRole('link', { name: 'Back to your summary' }));
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/entertainment/broadband-list',
      '/enrolment/confirmation',
    ]);
    await user.click(screen.getByRole('button', { name: 'Note your readings' }));
    expect(screen.getByRole('heading', { name: 'Your meter readings' })).toHaveFocus();
  });

  it('explains that days follow once the move-in date is known', async () => {
    renderPlan(aPlan({ moveInDate: null, entries: [anEntry({ date: null, title: 'Give us your move-in date' })] }));

    expect(await screen.findByText(/^This is what you have to do\. The days follow/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Day by day' })).not.toBeInTheDocument();
  });

  it('has no landlord move in', async () => {
    renderPlan(aPlan(), {}, { residentialStatus: 203 });

    expect(await screen.findByText(/^You take over the home on 27\sNov\s2026\./)).toBeVisible();
  });

  it('shows that nothing is in it yet', async () => {
    const { container } = renderPlan(aPlan({ entries: [] }));

    expect(await screen.findByRole('heading', { name: 'There is nothing in your plan yet' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('can be requested again when it did not load, as offline', async () => {
    const user = userEvent.setup();
    const enrolment = anEnrolment();
    const runtime = createTestRuntime({ enrolment });
    runtime.answer(planEndpoints.plan, failing);
    const { container } = renderWithRuntime(<MovePlanPage enrolment={enrolment} />, runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(screen.queryByRole('button', { name: 'Save readings' })).not.toBeInTheDocument();
    await expectNoViolations(container);

    runtime.answer(planEndpoints.plan, () => aPlan());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await planLines('Day by day')).toHaveLength(3);
  });
});

describe('the plan of a finished enrolment', () => {
  const closed = { closedAt: '2026-11-20T10:42:00Z' } as const;

  it('reports that it is finished, and offers nothing that would be rejected', async () => {
    const entries = aPlan().entries.filter(({ action }) => action?.kind !== 'step' && action?.kind !== 'readings');
    const { container } = renderPlan(aPlan({ entries }), {}, closed);
    await planList('Day by day');

    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Download as PDF',
      'Download calendar file',
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Redirect your mail now (opens in a new tab)' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('still lets the mover end the address of their calendar', async () => {
    const { runtime } = renderPlan(aPlan(), {}, closed);
    runtime.answer(planEndpoints.feedState, () => ({ isActive: true }));

    expect(await screen.findByRole('button', { name: 'End the address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a new address' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Subscribe/)).not.toBeInTheDocument();
  });

  it('promises no days without a move-in date', async () => {
    renderPlan(aPlan({ moveInDate: null }), {}, closed);
    expect(await screen.findByText(/^This is what you have to do\.$/)).toBeVisible();
  });
});
