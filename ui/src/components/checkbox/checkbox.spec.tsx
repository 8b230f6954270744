import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

describe('a checkbox', () => {
  it('shows its error text above it [UI-05]', () => {
    render(<Checkbox label="I am the account holder" error="Mandatory" />);
    const box = screen.getByRole('checkbox', { name: 'I am the account holder' });
    const error = screen.getByText('Mandatory');
    expect(error.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Error: Mandatory');
  });

  it('has its hint as the description, not in its name', async () => {
    render(<Checkbox label="Glimmer may email me offers" hint="You can stop at any time." />);
    const box = screen.getByRole('checkbox', { name: 'Glimmer may email me offers' });
    expect(box).toHaveAccessibleDescription('You can stop at any time.');
    await userEvent.click(screen.getByText('You can stop at any time.'));
    expect(box).toBeChecked();
  });

  it('stays ticked while it is locked, and shows why', async () => {
    render(<Checkbox label="Council Tax" locked="Your agent has to notify them." />);
    const box = screen.getByRole('checkbox');
    await userEvent.click(box);
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription('Your agent has to notify them.');
    expect(screen.getByText('Required')).toBeInTheDocument();
  });
});
