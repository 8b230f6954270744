import { ApiError, networkProblem, planEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anEntry, aTask, dayLines, planDay, planSide, renderPlan } from '../testing/move-plan';
import { MovePlanPage } from './move-plan.page';

const failing = () => Promise.reject(new ApiError(networkProblem));

describe('the move plan', () => {
  it('shows a card for each day, then undated entries, then later changes', async () => {
    const later = [
      { date: '2027-04-01', title: 'Your broadband changes to £32.99 a month', text: 'From £28.99 a month.' },
    ];
    const { container } = renderPlan(aPlan({ later }));

    expect(await dayLines(/^20\sNov\s2026$/)).toEqual([
      'Redirect your mailBest done todayApply early.Redirect your mail now (opens in a new tab)',
    ]);
    expect(await dayLines(/^27\sNov\s2026$/)).toEqual([
      'Move inFrom this day you pay the bills of the home.',
      'Read the meters at your new homeRead each meter.Note your readings',
    ]);
    expect(await dayLines('No date yet')).toEqual([
      'Energy is set upDoneYou chose Glimmer.',
      'Set up your broadbandTo doChoose a package.See broadband packages',
      'A smart meter is fittedWaitingGlimmer agrees the day with you.Call us on 0800 100 200',
    ]);
    expect(await dayLines('Later')).toEqual([
      expect.stringMatching(/^01\sApr\s2027Your broadband changes to £32\.99 a monthFrom £28\.99 a month\.$/),
    ]);
    expect(screen.getByText('Today, Friday')).toBeVisible();
    expect((await planDay(/^27\sNov\s2026$/)).getByText('Friday, in 7 days')).toBeVisible();
    expect(document.title).toBe('Your move plan - Home Move');
    await expectNoViolations(container);
  });

  it('has title, side column, progress, done before today, days and Later in this order', async () => {
    const done = aTask({ id: 'choose-energy', date: '2026-11-18', title: 'Energy is set up', state: 'done' });
    const later = [{ date: '2027-04-01', title: 'Your broadband contract ends', text: 'You can then leave.' }];
    renderPlan(aPlan({ entries: [done, ...aPlan().entries], later }));
    await planDay('Later');

    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(headings.map((heading) => heading.replaceAll('\u00A0', ' '))).toEqual([
      'H1 Your move plan',
      'H2 Your move date',
      'H2 Your next three tasks',
      'H2 Day by day',
      'H3 Energy is set up',
      'H3 20 Nov 2026',
      'H3 27 Nov 2026',
      'H4 Move in',
      'H3 No date yet',
      'H4 Energy is set up',
      'H4 Set up your broadband',
      'H4 A smart meter is fitted',
      'H3 Later',
      'H4 Your broadband contract ends',
      'H2 Add to your calendar',
      'H3 An address that stays up to date',
      'H2 Your meter readings',
    ]);
  });

  it('collapses tasks done before today, each with its day', async () => {
    const user = userEvent.setup();
    const done = aTask({
      id: 'choose-energy',
      date: '2026-11-18',
      title: 'Energy is set up',
      text: 'You chose Glimmer.',
      state: 'done',
    });
    const { container } = renderPlan(aPlan({ entries: [done, anEntry()] }));
    const summary = await screen.findByText('1 thing done before today');
    const details = summary.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(summary);
    expect(details).toHaveAttribute('open');
    expect(within(details as HTMLElement).getByText(/^18\sNov\s2026$/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^18\sNov/ })).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('leads to where the mover acts', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    const undated = await planDay('No date yet');

    expect((await planDay(/^20\sNov/)).getByRole('link', { name: /^Redirect your mail now/ })).toHaveAttribute(
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
    await user.click((await planDay(/^27\sNov/)).getByRole('button', { name: 'Note your readings' }));
    expect(screen.getByRole('heading', { name: 'Your meter readings' })).toHaveFocus();
  });

  it('explains that dates are added once the move-in date is known', async () => {
    const request = aTask({ id: 'move-in', date: null, title: 'Give us your move-in date' });
    renderPlan(aPlan({ moveInDate: null, entries: [request] }), {}, { moveInDate: null });

    expect(await screen.findByText(/^This is what you have to do\. We will add the dates/)).toBeVisible();
    expect((await planSide()).getByText('Date not known yet')).toBeVisible();
    expect(await dayLines('No date yet')).toHaveLength(1);
  });

  it('has no landlord move in', async () => {
    renderPlan(aPlan(), {}, { residentialStatus: 203, moveInDate: '2026-11-27' });

    const side = await planSide();
    expect(side.getByText('You take over the home')).toBeVisible();
    expect(side.getByRole('region', { name: 'Your move date' })).toHaveTextContent(/27\sNov\s2026/);
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
    expect(await dayLines(/^27\sNov/)).toHaveLength(2);
  });
});

describe('the plan of a finished enrolment', () => {
  const closed = { closedAt: '2026-11-20T10:42:00Z' } as const;

  it('reports that it is finished, and offers nothing that would be rejected', async () => {
    const entries = aPlan().entries.filter(({ action }) => action?.kind !== 'step' && action?.kind !== 'readings');
    const { container } = renderPlan(aPlan({ entries }), {}, closed);
    await planDay(/^27\sNov/);

    expect(screen.getByText('This enrolment has been finished. Call us if something has to change.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Redirect your mail20\sNov|^Redirect your mailToday/),
      expect.stringMatching(/^Plan as PDF/),
      expect.stringMatching(/^Add to my calendar/),
      'Download calendar file',
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Redirect your mail now (opens in a new tab)' })).toHaveLength(2);
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
    renderPlan(aPlan({ moveInDate: null }), {}, { ...closed, moveInDate: null });
    expect(await screen.findByText(/^This is what you have to do\.$/)).toBeVisible();
  });
});
