import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedPanel } from './failed-panel';

describe('a section that failed', () => {
  it('explains that the input is safe, offers another attempt and shows a code to quote', async () => {
    const onRetry = jest.fn();
    render(<FailedPanel code="HM-402" onRetry={onRetry} />);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('This part did not load');
    expect(panel).toHaveTextContent('What you entered is safe.');
    expect(panel).toHaveTextContent('If you call us, quote HM-402.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('ignores another attempt while one is under way', async () => {
    const onRetry = jest.fn();
    render(<FailedPanel onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Trying again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
