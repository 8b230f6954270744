import { ApiError, networkProblem, planEndpoints, type MovePlan } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anEntry, aTask, planDay, planSide, renderPlan } from '../testing/move-plan';

const redirect = (isTicked: boolean) => aTask({ isTicked, state: isTicked ? 'done' : 'to-do' });
const council = aTask({ id: 'council', title: 'Register for council tax', state: 'done' });
const planWith = (isTicked: boolean): MovePlan => aPlan({ entries: [redirect(isTicked), council, anEntry()] });
const box = () => screen.findByRole('checkbox', { name: 'Redirect your mail' });

describe('the tasks of the move plan', () => {
  it('are ticked off and back by keyboard, saved at once, and counted', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderPlan(planWith(false));
    const sent: unknown[] = [];
    runtime.answer(planEndpoints.tick, ({ body }) => {
      sent.push(body);
      return planWith(body.isDone);
    });
    expect(await screen.findByText('1 of 2 done')).toBeVisible();

    (await box()).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('2 of 2 done')).toBeVisible();
    expect(await box()).toBeChecked();
    expect(await box()).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByText('1 of 2 done')).toBeVisible();
    expect(sent).toEqual([
      { id: 'redirect-mail', isDone: true },
      { id: 'redirect-mail', isDone: false },
    ]);
    await expectNoViolations(container);
  });

  it('stay ticked when saving failed, and are saved again on request', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan(planWith(false));
    runtime.answer(planEndpoints.tick, () => Promise.reject(new ApiError(networkProblem)));
    await user.click(await box());
    expect(await screen.findByText('Not saved yet.')).toBeVisible();
    expect(await box()).toBeChecked();

    runtime.answer(planEndpoints.tick, ({ body }) => planWith(body.isDone));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 of 2 done')).toBeVisible();
    expect(screen.queryByText('Not saved yet.')).not.toBeInTheDocument();
  });

  it('leave the next tasks at once, and come back when they are unticked', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan(planWith(false));
    runtime.answer(planEndpoints.tick, () => new Promise(() => undefined));
    const side = await planSide();
    expect(await side.findByRole('button', { name: /^Redirect your mail/ })).toBeVisible();
    await user.click(await box());
    expect(side.queryByRole('button', { name: /^Redirect your mail/ })).not.toBeInTheDocument();
    expect(side.getByText('There is nothing to do now.')).toBeVisible();
    await user.click(await box());
    expect(side.getByRole('button', { name: /^Redirect your mail/ })).toBeVisible();
  });

  it('are best done today from their day on, and stay on it when they are ticked', async () => {
    const user = userEvent.setup();
    const overdue = { ...redirect(false), date: '2026-11-16' };
    const { runtime } = renderPlan(aPlan({ entries: [overdue] }));
    runtime.answer(planEndpoints.tick, () => aPlan({ entries: [{ ...overdue, isTicked: true, state: 'done' }] }));
    const day = await planDay(/^16\sNov\s2026$/);
    expect(day.getByText('Monday, 4 days ago')).toBeVisible();
    expect(day.getByText('Best done today')).toBeVisible();
    await user.click(await box());
    expect(await screen.findByText('1 of 1 done')).toBeVisible();
    expect(day.getByRole('checkbox', { name: 'Redirect your mail' })).toBeVisible();
    expect(screen.queryByText(/done before today/)).not.toBeInTheDocument();
  });

  it('shows the prices and the reference of an order', async () => {
    const start = anEntry({
      id: 'broadband-start',
      title: 'Broadband from Brightline starts',
      state: 'set-up',
      prices: ['£28.99 a month', '£32.99 a month from 01 Apr 2027'],
      reference: 'BR-55120-7, Full Fibre 150',
    });
    renderPlan(aPlan({ entries: [start] }));
    const [entry] = (await planDay(/^27\sNov\s2026$/)).getAllByRole('listitem');
    if (!entry) throw new Error('no entry');
    for (const text of ['£28.99 a month', '£32.99 a month from 01 Apr 2027', 'BR-55120-7, Full Fibre 150'])
      expect(within(entry).getByText(text)).toBeVisible();
    expect(within(entry).getByText('Set up')).toBeVisible();
    expect(within(entry).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
