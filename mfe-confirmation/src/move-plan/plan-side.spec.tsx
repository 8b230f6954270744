import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anEntry, aTask, planDay, planSide, renderPlan } from '../testing/move-plan';

const filled = () => [...document.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) => textContent);

describe('the side column of the move plan', () => {
  it('shows the move date and the home', async () => {
    renderPlan(aPlan(), {}, { moveInDate: '2026-11-27', simpleAddress: '14 Castle Road, Bedford, MK40 2QT' });
    const side = await planSide();

    expect(side.getByText('You move in')).toBeVisible();
    expect(side.getByRole('region', { name: 'Your move date' })).toHaveTextContent(/27\sNov\s2026/);
    expect(side.getByText('Friday, in 7 days')).toBeVisible();
    expect(side.getByText(/^14 Castle Road, Bedford,/)).toHaveTextContent('14 Castle Road, Bedford, MK40 2QT');
    expect(side.getByRole('button', { name: 'Change my move date' })).toBeVisible();
  });

  it('lists the next three tasks, each of which leads to its entry', async () => {
    const user = userEvent.setup();
    const { container } = renderPlan();
    const next = (await planSide()).findByRole('region', { name: 'Your next three tasks' });
    const [mail, meters, broadband] = [...(await next).querySelectorAll<HTMLButtonElement>('li > button')];
    expect([mail, meters, broadband].map((task) => task?.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Redirect your mailToday',
      'Read the meters at your new home27 Nov 2026',
      'Set up your broadband',
    ]);
    broadband?.focus();
    await user.keyboard('{Enter}');
    const entry = (await planDay('No date yet')).getByText('Set up your broadband').closest('li');
    expect(entry).toHaveFocus();
    await expectNoViolations(container);
  });

  it('has the only filled button of the page, for the first of these tasks that leads somewhere', async () => {
    const user = userEvent.setup();
    const leaving = aTask({ id: 'leave-readings', title: 'Read the meters at your old home', isTicked: false });
    const readings = aTask({
      id: 'meter-readings',
      title: 'Read the meters at your new home',
      isTicked: false,
      action: { kind: 'readings', label: 'Note your readings' },
    });
    renderPlan(aPlan({ entries: [leaving, readings] }));
    const side = await planSide();
    const button = await side.findByRole('button', { name: 'Note your readings' });

    expect(filled()).toEqual(['Note your readings']);
    expect(screen.getByRole('button', { name: 'Save readings' })).toBeVisible();
    await user.click(button);
    expect(screen.getByRole('heading', { name: 'Your meter readings' })).toHaveFocus();
  });

  it('has no filled button when nothing is left to do', async () => {
    renderPlan(aPlan({ entries: [anEntry()] }));
    expect(await (await planSide()).findByText('There is nothing to do now.')).toBeVisible();
    expect(filled()).toEqual([]);
  });

  it('leads to the orders', async () => {
    const user = userEvent.setup();
    const { runtime } = renderPlan();
    await user.click(await (await planSide()).findByRole('link', { name: /^Your orders/ }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/your-move', replace: false }]);
  });

  it('leads to the readings and to the calendar', async () => {
    const user = userEvent.setup();
    renderPlan();
    const side = await planSide();
    await user.click(await side.findByRole('button', { name: /^Meter readings/ }));
    expect(screen.getByRole('heading', { name: 'Your meter readings' })).toHaveFocus();
    await user.click(side.getByRole('button', { name: /^Add to my calendar/ }));
    expect(screen.getByRole('heading', { name: 'Add to your calendar' })).toHaveFocus();
  });
});
