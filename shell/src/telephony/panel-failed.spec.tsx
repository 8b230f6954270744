import { expectAccessibleShell } from '@home-move/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFault } from '../journeys/fault';
import { PanelFailed } from './panel-failed';

const failed = (onRetry: () => void, retrying = false) => (
  <PanelFailed fault={new RemoteFault('HM-401', 'telephony')} failures={1} retrying={retrying} onRetry={onRetry} />
);

describe('the side panel’s failure view', () => {
  it('explains what still works, shows a code to quote and offers Try again', async () => {
    const onRetry = jest.fn();
    const { container } = render(failed(onRetry));
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    expect(screen.getByText(/You can carry on with the customer's move\./)).toBeVisible();
    expect(screen.getByText('If you report this, quote HM-401.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectAccessibleShell(container);
  });

  it('ignores clicks while it retries', async () => {
    const onRetry = jest.fn();
    render(failed(onRetry, true));
    await userEvent.click(screen.getByRole('button', { name: 'Trying again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
