import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import * as all from './calendar.examples';

const { StartDate, ...examples } = all;

describe('examples', () => {
  renderExamples(examples);
});

// jsdom loads no style sheets, and Radix disables pointer events on the body.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const opener = (name: RegExp | string = 'Choose from a calendar') => screen.getByRole('button', { name });
const day = (name: string) => screen.getByRole('button', { name });
const focusedDay = () => document.activeElement?.getAttribute('aria-label');
const month = () => screen.getByRole('grid').getAttribute('aria-label');

async function open(example = <StartDate />) {
  render(example);
  opener(/^Choose from a calendar/).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Choose a start date' });
}

describe('the keyboard in a calendar', () => {
  it('opens on the earliest day [SWITCH-02]', async () => {
    await open();
    expect(focusedDay()).toBe('Monday 07\u00a0Dec\u00a02026');
  });

  it('opens on the chosen day [SWITCH-02]', async () => {
    await open(<StartDate at="2026-12-31" />);
    expect(focusedDay()).toBe('Thursday 31\u00a0Dec\u00a02026, chosen');
  });

  it('opens on the earliest day if a day outside the window was typed', async () => {
    await open(<StartDate at="2026-11-24" />);
    expect(focusedDay()).toBe('Monday 07\u00a0Dec\u00a02026');
  });

  it.each([
    ['{ArrowRight}', 'Thursday 17\u00a0Dec\u00a02026'],
    ['{ArrowLeft}', 'Tuesday 15\u00a0Dec\u00a02026'],
    ['{ArrowDown}', 'Wednesday 23\u00a0Dec\u00a02026'],
    ['{ArrowUp}', 'Wednesday 09\u00a0Dec\u00a02026'],
    ['{Home}', 'Monday 14\u00a0Dec\u00a02026'],
    ['{End}', 'Sunday 20\u00a0Dec\u00a02026'],
    ['{PageDown}', 'Saturday 16\u00a0Jan\u00a02027'],
    ['{PageDown}{PageUp}', 'Wednesday 16\u00a0Dec\u00a02026, chosen'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Wednesday 06\u00a0Jan\u00a02027'],
  ])('moves by %s to %s', async (keys, reached) => {
    await open(<StartDate at="2026-12-16" />);
    await user.keyboard(keys);
    expect(focusedDay()).toBe(reached);
    // Shift+Tab and Tab leave the grid and come back to the day that has the focus.
    expect(screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')])).toEqual([
      document.activeElement,
    ]);
  });

  it('does not leave the months of the window, and does not lose the focus at its ends', async () => {
    await open(<StartDate at="2026-12-31" />);
    await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}{ArrowRight}');
    expect(focusedDay()).toBe('Sunday 31\u00a0Jan\u00a02027');
    await user.keyboard('{PageUp}{PageUp}{PageUp}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(focusedDay()).toBe('Tuesday 01\u00a0Dec\u00a02026');
  });

  it.each(['{Enter}', ' '])('chooses with %j, closes, and returns the focus to its button', async (key) => {
    await open();
    await user.keyboard(`{ArrowRight}${key}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener('Choose from a calendar , Tuesday 08\u00a0Dec\u00a02026')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('does not choose a day outside the window with %j', async (key) => {
    await open();
    await user.keyboard(`{ArrowLeft}${key}`);
    expect(day('Sunday 06\u00a0Dec\u00a02026')).toHaveFocus();
    expect(day('Sunday 06\u00a0Dec\u00a02026')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps Tab inside: close button, months, day', async () => {
    await open();
    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      stops.push(focusedDay());
    }
    expect(stops).toEqual(['Close', 'Next month', 'Monday 07\u00a0Dec\u00a02026', 'Close']);
  });
});

describe('the months of a calendar', () => {
  it('turn by buttons, and announce the month', async () => {
    await open();
    const announced = screen.getByRole('status');
    expect(announced).toHaveTextContent('December 2026');
    expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('Next month'));
    expect(announced).toHaveTextContent('January 2027');
    expect(month()).toBe('January 2027');
    expect(day('Next month')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('Previous month'));
    expect(announced).toHaveTextContent('December 2026');
  });

  it('start their weeks on Monday', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('mark today', async () => {
    await open(<StartDate earliest="2026-11-27" />);
    expect(day('Today, Sunday 22\u00a0Nov\u00a02026')).toHaveAttribute('aria-disabled', 'true');
  });

  it('disable exactly the days outside the window', async () => {
    await open();
    const enabled = () =>
      screen
        .getAllByRole('gridcell')
        .flatMap((cell) => [...cell.querySelectorAll('button:not([aria-disabled])')])
        .map((button) => button.textContent);
    expect(enabled().at(0)).toBe('7');
    expect(enabled()).toHaveLength(25);
    await user.click(day('Next month'));
    expect(enabled()).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('a mouse in a calendar', () => {
  it('chooses a day of the window only', async () => {
    await open();
    await user.click(day('Sunday 06\u00a0Dec\u00a02026'));
    expect(screen.getByRole('dialog').parentElement).toHaveAttribute('data-state', 'open');
    await user.click(day('Thursday 24\u00a0Dec\u00a02026'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener('Choose from a calendar , Thursday 24\u00a0Dec\u00a02026')).toBeVisible();
  });

  it('keeps a day that is chosen again', async () => {
    await open(<StartDate at="2026-12-10" />);
    await user.click(day('Thursday 10\u00a0Dec\u00a02026, chosen'));
    await waitFor(() => expect(opener('Choose from a calendar , Thursday 10\u00a0Dec\u00a02026')).toHaveFocus());
  });
});
