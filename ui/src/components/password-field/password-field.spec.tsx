import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';

describe('a password field', () => {
  it('shows and hides the password, and announces it', async () => {
    render(<PasswordField label="Password" />);
    const box = screen.getByLabelText('Password');
    expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(screen.getByRole('status')).toHaveTextContent('Your password is shown');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(box).toHaveAttribute('type', 'password');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
