import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './combobox';
import { StatefulCombobox } from './combobox.examples';

const box = () => screen.getByRole('combobox', { name: 'Language' });

describe('a combobox', () => {
  it('counts and shows its options by their own noun', async () => {
    render(<StatefulCombobox />);
    await userEvent.click(screen.getByRole('button', { name: 'Show languages' }));
    expect(
      screen.getByText('5 of 5 languages match. Use the up and down keys to choose.', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Hide languages' })).toBeVisible();
  });

  it('opens its options on a click into the box', async () => {
    render(<StatefulCombobox />);
    await userEvent.click(box());
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(5);
  });

  it('shows the option that its form chooses', () => {
    const languages = {
      label: 'Language',
      options: [{ value: 'we', label: 'Welsh' }],
      noun: { one: 'language', many: 'languages' },
      onSelect: () => undefined,
    };
    const { rerender } = render(<Combobox {...languages} value={null} />);
    expect(box()).toHaveValue('');
    rerender(<Combobox {...languages} value="we" />);
    expect(box()).toHaveValue('Welsh');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('describes its input by hint and error', () => {
    render(<StatefulCombobox error="Please specify a language" />);
    expect(box()).toHaveAccessibleDescription('Start typing its name Error: Please specify a language');
    expect(box()).toBeInvalid();
  });

  it('chooses an option whose whole name was typed, when the focus leaves', async () => {
    const onSelect = jest.fn();
    render(<StatefulCombobox onSelect={onSelect} />);
    await userEvent.type(box(), ' urdu ');
    await userEvent.tab();
    expect(onSelect).toHaveBeenLastCalledWith('ur');
    expect(box()).toHaveValue('Urdu');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens and closes by Alt and the arrow keys, and highlights nothing', async () => {
    render(<StatefulCombobox />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('highlights nothing while no option matches', async () => {
    render(<StatefulCombobox />);
    await userEvent.type(box(), 'zzz{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeEmptyDOMElement();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('submits its form by Enter only while it is closed', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <StatefulCombobox />
      </form>,
    );
    await userEvent.type(box(), 'urd{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('chooses nothing while the text is only part of a name', async () => {
    const onSelect = jest.fn();
    render(<StatefulCombobox onSelect={onSelect} />);
    await userEvent.type(box(), 'urd');
    await userEvent.tab();
    expect(onSelect).not.toHaveBeenCalled();
    expect(box()).toHaveValue('urd');
  });

  it('leaves keys to the input method while a word is composed', async () => {
    const onSelect = jest.fn();
    render(<StatefulCombobox onSelect={onSelect} />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    const isUnhandled = fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(isUnhandled).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeVisible();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});
