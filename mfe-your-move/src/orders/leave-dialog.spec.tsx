import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, renderYourMove } from '../testing/orders';

const user = userEvent.setup({ delay: null });

/** The open dialog of an order whose last day to cancel has passed. */
async function openDialog(cost: string | null) {
  renderYourMove([anOrder({ cancelUntil: '2026-11-19', leaving: [{ when: 'today', on: '2026-11-20', cost }] })]);
  const opener = await screen.findByRole('button', { name: 'See what leaving costs Larkfield Fix 12' });
  await user.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog')) };
}

describe('after the last day to cancel, the dialog', () => {
  it('shows what leaving costs, whom to call and the reference, and has no button that cancels [ORDER-47]', async () => {
    const { dialog, opener } = await openDialog('£100.00');
    expect(dialog.getByText('It costs you £100.00 today')).toBeVisible();
    expect(dialog.getByText(/^The time to cancel free of charge ended on 19/)).toBeVisible();
    expect(dialog.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
    expect(dialog.getAllByText(/TH-9K2M4X7P/)).not.toEqual([]);
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    await expectNoViolations(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('shows that the provider states no amount', async () => {
    const { dialog } = await openDialog(null);
    expect(dialog.getByText('Your provider states no amount')).toBeVisible();
  });
});
