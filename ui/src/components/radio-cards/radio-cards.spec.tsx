import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderExamples } from '../../testing/examples';
import { RadioCards } from './radio-cards';
import * as examples from './radio-cards.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('radio cards', () => {
  function Kept({ onChange }: { readonly onChange: (value: number) => void }) {
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

  it('give the chosen value as it is, by pointer and by arrow keys', async () => {
    const onChange = jest.fn();
    render(<Kept onChange={onChange} />);
    await userEvent.click(screen.getByText('A small home'));
    expect(onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith(3);
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  });
});
