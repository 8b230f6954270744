import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../testing/examples';
import * as examples from './layout.examples';
import { Page } from './page';

describe('examples', () => {
  renderExamples(examples);
});

describe('the stages', () => {
  it('say where the mover is, in words and for each stage', () => {
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
  it('has a heading that the shell can focus, and names the document', () => {
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

  it('goes back by a button where there is no address', async () => {
    const onClick = jest.fn();
    render(<Page title="Verify it's you" back={{ onClick }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
