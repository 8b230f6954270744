import { ApiError, networkProblem, orderEndpoints, type Orders } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, answerOrders, renderYourMove } from '../testing/orders';

const user = userEvent.setup({ delay: null });

/** An order whose last day to cancel was yesterday, as the API returns it on this day. */
const anEndedOrder = (cost: string | null, on = '2026-11-20') =>
  anOrder({ cancelUntil: '2026-11-19', leaving: [{ when: 'today', on, cost }] });

async function openDialog() {
  const opener = await screen.findByRole('button', { name: 'See what leaving costs Larkfield Fix 12' });
  await user.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog')) };
}

describe('after the last day to cancel, the dialog', () => {
  it('shows what leaving costs, whom to call and the reference, and has no button that cancels [ORDER-47]', async () => {
    renderYourMove([anEndedOrder('£100.00')]);
    const { dialog, opener } = await openDialog();
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
    renderYourMove([anEndedOrder(null)]);
    const { dialog } = await openDialog();
    expect(dialog.getByText('Your provider states no amount')).toBeVisible();
  });

  it('requests the cost again if the page was loaded on an earlier day', async () => {
    const { runtime } = renderYourMove([anEndedOrder('£0.00', '2026-11-19')]);
    await screen.findByRole('article');
    let respond: (orders: Orders) => void = () => undefined;
    runtime.answer(orderEndpoints.orders, () => new Promise<Orders>((resolve) => (respond = resolve)));
    const { dialog } = await openDialog();
    expect(dialog.getByText('Loading today’s cost')).toBeVisible();
    expect(dialog.queryByText(/^It costs you/)).not.toBeInTheDocument();
    await act(async () =>
      respond({ orders: [anEndedOrder('£100.00')], reported: [], updatedAt: '2026-11-20T10:42:00.000Z' }),
    );
    expect(await dialog.findByText('It costs you £100.00 today')).toBeVisible();
  });

  it('offers another attempt if the cost does not load', async () => {
    const { runtime } = renderYourMove([anEndedOrder('£0.00', '2026-11-19')]);
    await screen.findByRole('article');
    runtime.answer(orderEndpoints.orders, () => Promise.reject(new ApiError(networkProblem)));
    const { dialog } = await openDialog();
    expect(await dialog.findByText(networkProblem.title)).toBeVisible();
    expect(dialog.queryByText(/^It costs you/)).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
    await expectNoViolations(screen.getByRole('dialog'));
    answerOrders(runtime, [anEndedOrder('£100.00')]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('It costs you £100.00 today')).toBeVisible();
  });

  it('closes when the provider cancels the order, and the card gets the focus', async () => {
    const { runtime } = renderYourMove([anEndedOrder('£100.00')]);
    await openDialog();
    const cancelledAt = { status: 'cancelled', at: '2026-11-20T11:05:00.000Z' } as const;
    const ended = anEndedOrder('£100.00');
    answerOrders(
      runtime,
      [{ ...ended, status: 'cancelled', history: [...ended.history, cancelledAt] }],
      cancelledAt.at,
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/^Cancelled at 11:05am/)).toHaveFocus());
  });
});
