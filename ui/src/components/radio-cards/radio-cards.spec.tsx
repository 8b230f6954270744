import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { RadioCards } from './radio-cards';

describe('radio cards', () => {
  function StatefulRadioCards({ onChange }: { readonly onChange: (value: number) => void }) {
    const [value, setValue] = useState<number>();
    return (
      <RadioCards
        legend="Bedrooms"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        options={[
          { value: 2, label: '1 to 2', small: 'A small home' },
          { value: 3, label: '3' },
        ]}
      />
    );
  }

  it('return the chosen value with its type, by pointer and by arrow keys', async () => {
    const onChange = jest.fn();
    render(<StatefulRadioCards onChange={onChange} />);
    await userEvent.click(screen.getByText('A small home'));
    expect(onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith(3);
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  });

  it('pass on the first answer, which gets the focus after a mistake', () => {
    const first = createRef<HTMLInputElement>();
    const options = ['Yes', 'No'].map((label) => ({ value: label, label }));
    render(<RadioCards ref={first} legend="Smart meter" value={null} onChange={() => undefined} options={options} />);
    expect(first.current).toBe(screen.getByRole('radio', { name: 'Yes' }));
  });
});
