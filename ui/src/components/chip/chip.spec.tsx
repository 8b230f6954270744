import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { RemovableChip } from './chip';
import * as examples from './chip.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('a filter that is on', () => {
  it('is taken off by a press', async () => {
    const onClick = jest.fn();
    render(<RemovableChip onClick={onClick}>Paperless</RemovableChip>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Paperless' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
