import { render, screen } from '@testing-library/react';
import { renderExamples } from '../testing/examples';
import * as examples from './authority.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('whom to tell about the move', () => {
  it('has its name, also in Welsh, and the way to register in a tab of its own', () => {
    render(<examples.Council />);
    expect(screen.getByText('Cyngor Caerdydd')).toHaveAttribute('lang', 'cy');
    const link = screen.getByRole('link', { name: 'Register with Cardiff Council (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://cardiff.example/council-tax');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says whose part is which where there are two', () => {
    render(<examples.TwoCompanies />);
    expect(screen.getByText('Clean water')).toBeVisible();
    expect(screen.getByText('Used water')).toBeVisible();
  });

  it('has no link where nobody knows one', () => {
    render(<examples.WithoutLink />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
