import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemovableChip } from './chip';

describe('an active filter', () => {
  it('is removed when it is pressed', async () => {
    const onClick = jest.fn();
    render(<RemovableChip onClick={onClick}>Paperless</RemovableChip>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Paperless' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
