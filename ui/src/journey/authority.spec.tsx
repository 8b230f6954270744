import { render, screen } from '@testing-library/react';
import * as examples from './authority.examples';

describe('an authority to notify of the move', () => {
  it('shows its name, also in Welsh, and a link that registers in a new tab', () => {
    render(<examples.Council />);
    expect(screen.getByText('Cyngor Caerdydd')).toHaveAttribute('lang', 'cy');
    const link = screen.getByRole('link', { name: 'Register with Cardiff Council (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://cardiff.example/council-tax');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows which company handles clean and which used water', () => {
    render(<examples.TwoCompanies />);
    expect(screen.getByText('Clean water')).toBeVisible();
    expect(screen.getByText('Used water')).toBeVisible();
  });

  it('has no link if the registration page is unknown', () => {
    render(<examples.WithoutLink />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
