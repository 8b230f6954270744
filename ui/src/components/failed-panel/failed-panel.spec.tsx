import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExamples } from '../../testing/examples';
import { FailedPanel } from './failed-panel';
import * as examples from './failed-panel.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('a part that failed', () => {
  it('says what is safe, offers another try and gives a code to quote', async () => {
    const onRetry = jest.fn();
    render(<FailedPanel code="HM-402" onRetry={onRetry} />);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('This part did not load');
    expect(panel).toHaveTextContent('What you entered is safe.');
    expect(panel).toHaveTextContent('If you call us, quote HM-402.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('takes no second try while one is running', async () => {
    const onRetry = jest.fn();
    render(<FailedPanel onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Trying again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
