import { render, screen } from '@testing-library/react';
import { TextField } from './text-field';

describe('a text field', () => {
  it('adds "(optional)" to its label when it is optional [UI-04]', () => {
    render(<TextField label="Address line 2" optional />);
    expect(screen.getByRole('textbox', { name: 'Address line 2 (optional)' })).toBeInTheDocument();
  });

  it('is described by its hint and its error and marked invalid', () => {
    render(
      <TextField
        label="Email address"
        hint="We send your confirmation here"
        error="Please enter a valid email address"
      />,
    );
    const box = screen.getByRole('textbox', { name: 'Email address' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('We send your confirmation here Error: Please enter a valid email address');
  });

  it.each([
    ['before', { prefix: '£' }, '£'],
    ['after', { suffix: 'kWh' }, 'kWh'],
  ])('shows a unit %s the input, which a screen reader skips', (_, props, unit) => {
    render(<TextField label="Electricity you use in a year, in kWh" {...props} />);
    expect(screen.getByText(unit)).toBeVisible();
    expect(screen.getByText(unit)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('textbox', { name: 'Electricity you use in a year, in kWh' })).toBeVisible();
  });

  it('renders label, hint, error and input in this order', () => {
    const { container } = render(<TextField id="email" label="Email" hint="A hint" error="Wrong" />);
    const order = [...container.querySelectorAll('label, #email-hint, #email-error, input')].map(
      (part) => part.id || part.localName,
    );
    expect(order).toEqual(['label', 'email-hint', 'email-error', 'email']);
  });
});
