import { ApiError, networkProblem, planEndpoints, type MovePlan } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anEntry, planList, renderPlan } from '../testing/move-plan';

const redirect = (isTicked: boolean) =>
  anEntry({ id: 'redirect-mail', title: 'Redirect your mail', isTicked, state: isTicked ? 'done' : 'to-do' });
const planWith = (isTicked: boolean): MovePlan => aPlan({ entries: [redirect(isTicked), anEntry()] });
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
    expect(await screen.findByText('0 of 2 of your tasks done, saved as you tick')).toBeVisible();

    (await box()).focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/^1 of 2/)).toBeVisible();
    expect(await box()).toBeChecked();
    expect(await box()).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByText(/^0 of 2/)).toBeVisible();
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
    expect(await screen.findByText(/^1 of 2/)).toBeVisible();
    expect(screen.queryByText('Not saved yet.')).not.toBeInTheDocument();
  });

  it('show prices and the reference of what was ordered', async () => {
    const start = anEntry({
      id: 'broadband-start',
      title: 'Broadband from Brightline starts',
      state: 'waiting',
      prices: ['£28.99 a month', '£32.99 a month from 01 Apr 2027'],
      reference: 'BR-55120-7, Full Fibre 150',
    });
    renderPlan(aPlan({ entries: [start] }));
    const [entry] = (await planList('Day by day')).getAllByRole('listitem');
    if (!entry) throw new Error('no entry');
    for (const text of ['£28.99 a month', '£32.99 a month from 01 Apr 2027', 'BR-55120-7, Full Fibre 150'])
      expect(within(entry).getByText(text)).toBeVisible();
    expect(within(entry).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
