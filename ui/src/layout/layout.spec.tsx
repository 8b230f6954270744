import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from './layout.examples';
import { Page } from './page';

describe('the stages', () => {
  it('show the current stage as text, and the state of each stage', () => {
    render(<examples.Progress />);
    const progress = screen.getByRole('navigation', { name: 'Progress' });
    expect(progress).toHaveTextContent('Stage 3 of 6: Services');
    const stages = within(progress).getAllByRole('listitem');
    expect(stages.map((stage) => stage.textContent)).toEqual([
      'Your details (done)',
      'New home (done)',
      'Services',
      'Energy',
      'Broadband',
      'All set',
    ]);
    expect(stages[2]).toHaveAttribute('aria-current', 'step');
  });
});

describe('a page', () => {
  it('has a heading that the shell can focus, and sets the document title', () => {
    render(<Page title="About your new home" brandName="Oakwood Lettings" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'About your new home' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('data-hm-heading');
    expect(document.title).toBe('About your new home - Oakwood Lettings');
  });

  it('leaves the document title alone without a brand', () => {
    document.title = 'Kept';
    render(<Page title="Verify it's you" />);
    expect(document.title).toBe('Kept');
  });

  it('has a button to go back if it has no address', async () => {
    const onClick = jest.fn();
    render(<Page title="Verify it's you" back={{ onClick }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('a side column', () => {
  it('is read after the heading and before the content', () => {
    const { container } = render(<examples.WithSideColumn />);
    expect(container).toHaveTextContent('Your move planChange my move dateEvery day that matters, and what to do.');
  });
});
