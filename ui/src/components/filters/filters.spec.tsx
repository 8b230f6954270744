import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../testing/examples';
import { FilterBar } from './filter-bar';
import { activeOptions, toggleItem } from './filter-options';
import * as examples from './filters.examples';

// jsdom loads no style sheets, and Radix disables pointer events on the body.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const box = (name: string) => screen.getByRole('checkbox', { name });
const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('the options of a filter panel', () => {
  it('take effect at once, and show as chips while they are on', async () => {
    render(<examples.Tariffs />);
    expect(screen.getByRole('group', { name: 'Bills' })).toContainElement(box('Paper'));
    await user.click(box('Paper'));
    expect(box('Paper')).toBeChecked();
    expect(chip('Paper')).toBeVisible();
    await user.click(box('Paper'));
    expect(screen.queryByRole('button', { name: 'Remove Paper' })).not.toBeInTheDocument();
  });

  it('show their count, and why a locked one cannot be removed', () => {
    render(<examples.Tariffs />);
    expect(box('Fixed 2')).toBeEnabled();
    expect(box('Electricity Always in')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove Electricity' })).not.toBeInTheDocument();
  });

  it('are also in a dialog, whose button counts the chips', async () => {
    render(<examples.Tariffs />);
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(within(dialog).getByRole('checkbox', { name: 'Variable' })).not.toBeChecked();
    await expectNoViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Show 3 tariffs' }));
    expect(dialog.parentElement).toHaveAttribute('data-state', 'closing');
  });
});

describe('the focus after removing a chip', () => {
  it('moves to the chip that takes its place', async () => {
    render(<examples.Tariffs />);
    await user.click(chip('Fixed'));
    expect(chip('Paperless')).toHaveFocus();
    await user.click(box('Paper'));
    expect(box('Paper')).toHaveFocus();
  });

  it('moves to the chip before it if it was the last one of several', async () => {
    render(<examples.Tariffs />);
    await user.click(chip('Paperless'));
    expect(chip('Fixed')).toHaveFocus();
  });

  it('is left to the page after the last chip', () => {
    const onAllRemoved = jest.fn();
    const groups = (on: boolean) => [
      { legend: 'Bills', options: [{ key: 'paper', label: 'Paper', isOn: on, toggled: null }] },
    ];
    const bar = (on: boolean) => (
      <FilterBar
        title="Filters"
        groups={groups(on)}
        panel={null}
        doneLabel="Show 1 tariff"
        onRemove={() => undefined}
        onAllRemoved={onAllRemoved}
      />
    );
    const { rerender } = render(bar(true));
    chip('Paper').click();
    rerender(bar(false));
    expect(onAllRemoved).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });
});

it('has no chip for a locked option', () => {
  const option = { label: 'x', isOn: true, toggled: null };
  const options = [
    { ...option, key: 'a' },
    { ...option, key: 'b', locked: 'Always in' },
    { ...option, key: 'c', isOn: false },
  ];
  expect(activeOptions([{ legend: 'x', options }]).map(({ key }) => key)).toEqual(['a']);
});

it('toggles an item in a list', () => {
  expect(toggleItem(['fixed'], 'variable')).toEqual(['fixed', 'variable']);
  expect(toggleItem(['fixed', 'variable'], 'fixed')).toEqual(['variable']);
});
