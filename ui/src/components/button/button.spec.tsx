import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { Button } from './button';
import * as examples from './button.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('a button', () => {
  it('sends no form unless it is asked to', () => {
    render(<Button>Back</Button>);
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('type', 'button');
  });

  it('while busy shows the present participle alone, stays focusable and ignores clicks', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy="Saving" onClick={onClick}>
          Next
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
