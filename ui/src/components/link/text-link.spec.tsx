import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link';

describe('an external link', () => {
  it('announces that it opens in a new tab, and passes no opener', () => {
    render(
      <TextLink href="https://water.example.test" external>
        Complete your registration
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Complete your registration (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
