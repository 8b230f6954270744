import { emptyDate, type DateParts } from '@home-move/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, createRef, useState } from 'react';
import { DateField } from './date-field';

describe('a date field', () => {
  const dates: DateParts[] = [];
  const last = () => dates.at(-1);
  const onBlur = jest.fn();

  function StatefulDateField({ at }: { readonly at: DateParts }) {
    const [value, setValue] = useState(at);
    const change = (next: DateParts) => {
      setValue(next);
      dates.push(next);
    };
    return <DateField legend="Date of birth" autoComplete="bday" value={value} onChange={change} onBlur={onBlur} />;
  }

  const show = (at: DateParts = emptyDate) => {
    dates.push(at);
    render(<StatefulDateField at={at} />);
    const box = (name: string) => screen.getByRole('textbox', { name });
    return { day: box('Day'), month: box('Month'), year: box('Year') };
  };

  it('accepts digits only [UI-01]', async () => {
    const { day, month, year } = show();
    await userEvent.type(day, 'a2b');
    await userEvent.type(month, '!7');
    await userEvent.type(year, '19x85y6');
    expect(last()).toEqual({ day: '2', month: '7', year: '1985' });
    expect(day).toHaveValue('2');
  });

  it('moves the focus on once day or month has two typed characters [UI-02]', async () => {
    const { day, month, year } = show();
    await userEvent.click(day);
    await userEvent.keyboard('27');
    expect(month).toHaveFocus();
    await userEvent.keyboard('11');
    expect(year).toHaveFocus();
    await userEvent.keyboard('1985');
    expect(year).toHaveFocus();
    expect(last()).toEqual({ day: '27', month: '11', year: '1985' });
  });

  it('keeps the focus when a paste or a deletion leaves two characters', async () => {
    const { day } = show();
    await userEvent.click(day);
    await userEvent.paste('27');
    expect(day).toHaveFocus();
    expect(last()?.day).toBe('27');
    await userEvent.keyboard('{Backspace}');
    expect(day).toHaveFocus();
    expect(last()?.day).toBe('2');
  });

  it('moves the focus back from an empty input on Backspace, and deletes nothing there', async () => {
    const { day, month } = show({ day: '27', month: '', year: '' });
    await userEvent.click(month);
    await userEvent.keyboard('{Backspace}');
    expect(day).toHaveFocus();
    expect(last()?.day).toBe('27');
    // The browser would delete in the box that has the focus by then.
    expect(fireEvent.keyDown(month, { key: 'Backspace' })).toBe(false);
  });

  it('splits a whole date that is pasted into any input', async () => {
    const { day, year } = show();
    await userEvent.click(day);
    await userEvent.paste('27/11/2026');
    expect(last()).toEqual({ day: '27', month: '11', year: '2026' });
    expect(year).toHaveFocus();
  });

  it('replaces the name of a month that was being typed by a whole date that is pasted', async () => {
    const { month } = show();
    await userEvent.type(month, 'Ju');
    await userEvent.paste('27/11/2026');
    expect(month).toHaveValue('11');
  });

  it('accepts the name of a month as its digits, and shows them on blur', async () => {
    const { month } = show();
    await userEvent.type(month, 'Ju');
    expect(last()?.month).toBe('');
    await userEvent.type(month, 'ne');
    expect(month).toHaveValue('June');
    expect(month).toHaveFocus();
    // Enter submits the form without a blur.
    expect(last()?.month).toBe('06');
    await userEvent.tab();
    expect(month).toHaveValue('06');
  });

  it('discards a word that is not a month', async () => {
    const { month } = show();
    await userEvent.type(month, 'Nox');
    await userEvent.tab();
    expect(month).toHaveValue('');
    expect(last()?.month).toBe('');
  });

  it('keeps the focus while a full input is retyped', async () => {
    const { day } = show({ day: '27', month: '11', year: '2026' });
    await userEvent.type(day, '3', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(last()?.day).toBe('23');
    expect(day).toHaveFocus();
  });

  it('describes its day by hint and error', () => {
    render(
      <DateField
        legend="Date of birth"
        hint="For example 27 11 1985"
        error="Enter a date of birth"
        value={emptyDate}
        onChange={() => undefined}
      />,
    );
    const descriptions = ['Day', 'Month', 'Year'].map((name) => screen.getByRole('textbox', { name }));
    expect(descriptions[0]).toHaveAccessibleDescription('For example 27 11 1985 Error: Enter a date of birth');
    expect(descriptions[1]).not.toHaveAccessibleDescription();
  });

  it('names its inputs after the field, and none without a name', () => {
    const field = <DateField legend="Date of birth" value={emptyDate} onChange={() => undefined} />;
    const names = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    const { rerender } = render(field);
    expect(names()).toEqual([null, null, null]);
    rerender(cloneElement(field, { name: 'dateOfBirth' }));
    expect(names()).toEqual(['dateOfBirth.day', 'dateOfBirth.month', 'dateOfBirth.year']);
  });

  it('gives its day to a ref of either kind', () => {
    const object = createRef<HTMLInputElement>();
    const callback = jest.fn();
    for (const ref of [object, callback])
      render(<DateField legend="Start" value={emptyDate} onChange={() => undefined} ref={ref} />);
    const [first, second] = screen.getAllByRole('textbox', { name: 'Day' });
    expect(object.current).toBe(first);
    expect(callback).toHaveBeenCalledWith(second);
  });

  it('calls onBlur when the focus leaves the group, not when it moves inside', async () => {
    onBlur.mockClear();
    const { day } = show();
    await userEvent.click(day);
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('lets the browser fill in a date of birth', () => {
    const { day, month, year } = show();
    expect([day, month, year].map((box) => box.getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  });
});
