import { render, screen } from '@testing-library/react';
import { renderExamples } from '../../testing/examples';
import { TextLink } from './text-link';
import * as examples from './text-link.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('a link that leads elsewhere', () => {
  it('says that it opens in a new tab and hands over no opener', () => {
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
