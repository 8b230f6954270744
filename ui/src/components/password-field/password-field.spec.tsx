import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { PasswordField } from './password-field';
import * as examples from './password-field.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('a password field', () => {
  it('shows and hides what was typed, and says so', async () => {
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
