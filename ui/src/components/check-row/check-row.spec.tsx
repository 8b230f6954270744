import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckRow } from './check-row';

describe('a row', () => {
  it('is ticked by the keyboard, and named by its label and end', async () => {
    const onChange = jest.fn();
    render(<CheckRow type="checkbox" label="Fixed" end=", 3 tariffs" onChange={onChange} />);
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Fixed , 3 tariffs' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
