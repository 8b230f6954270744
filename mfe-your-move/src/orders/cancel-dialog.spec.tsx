import {
  ApiError,
  networkProblem,
  orderEndpoints,
  problem,
  type Cancellation,
  type Enrolment,
  type Order,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, answerOrders, linesOf, orderCard, rejected, renderYourMove } from '../testing/orders';

const user = userEvent.setup({ delay: null });
const receivedAt = '2026-11-20T10:42:00.000Z';

/** The page with an order, and its open dialog; a cancellation returns the order in this state. */
async function openDialog(
  order: Partial<Order> = {},
  state: Cancellation['state'] = 'confirmed',
  facts: Partial<Enrolment> = {},
) {
  const shown = renderYourMove([anOrder(order)], facts);
  const refresh = jest.spyOn(shown.runtime.enrolment, 'refresh').mockResolvedValue(anEnrolment());
  const status = state === 'confirmed' ? 'cancelled' : 'accepted';
  const after = anOrder({ ...order, status, cancellation: { receivedAt, state } });
  shown.runtime.answer(orderEndpoints.cancel, () => ({ orders: [after], reported: [], updatedAt: receivedAt }));
  const opener = await screen.findByRole('button', { name: 'Cancel this order Larkfield Fix 12' });
  await user.click(opener);
  return { ...shown, refresh, opener, dialog: within(await screen.findByRole('dialog')) };
}
const usage = 'Cancelling is free of charge. You pay for what you have used since it started.';
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const sent = ({ recorded }: Awaited<ReturnType<typeof openDialog>>['runtime']) =>
  recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.params);

describe('the dialog that cancels an order', () => {
  it('shows order, reference, cost and what happens next, with two outlined buttons [ORDER-41]', async () => {
    const { dialog } = await openDialog({ startsOn: '2026-12-05' });
    expect(dialog.getByRole('heading', { name: 'Cancel this order?' })).toBeVisible();
    expect(textOf(dialog.getByText(/^Electricity and gas, Larkfield Fix 12,/))).toContain('TH-9K2M4X7P');
    expect(dialog.getByText('It costs you £0.00')).toBeVisible();
    expect(textOf(dialog.getByText(/^Cancelling is free/))).toBe(
      'Cancelling is free of charge before 05 Dec 2026, when it starts.',
    );
    expect(linesOf(dialog.getByRole('list', { name: 'What happens next' }))).toEqual([
      'Today, 20 Nov 2026We send it to Larkfield Energy and email you a receipt. Today’s date counts.',
      'When Larkfield Energy confirmsWe mark the order as cancelled. That usually takes seconds.',
      'Until you choose againThe present supplier of your home continues to supply it.',
    ]);
    const buttons = dialog.getAllByRole('button');
    expect(buttons.map(({ textContent, dataset }) => [textContent, dataset['variant']])).toEqual([
      ['Keep my order', 'secondary'],
      ['Cancel my order', 'danger'],
    ]);
    await expectNoViolations(screen.getByRole('dialog'));
  });

  it('costs nothing before the start, and the usage after it [ORDER-43]', async () => {
    const { dialog, unmount } = await openDialog({ startsOn: '2026-11-21' });
    expect(dialog.getByText('It costs you £0.00')).toBeVisible();
    expect(textOf(dialog.getByText(/^Cancelling is free/))).toBe(
      'Cancelling is free of charge before 21 Nov 2026, when it starts.',
    );
    unmount();
    const started = await openDialog({ startsOn: '2026-11-20' });
    expect(started.dialog.getByText(usage)).toBeVisible();
  });

  it.each<[string, string | null]>([
    ['before its planned start', '2026-12-02'],
    ['without a planned start', null],
  ])('costs the usage of a service that went live %s', async (_, startsOn) => {
    const { dialog } = await openDialog({ status: 'live', startsOn });
    expect(dialog.getByText(usage)).toBeVisible();
  });

  it('requests no reason, makes no offer and has no second question [ORDER-42]', async () => {
    const { dialog, runtime } = await openDialog();
    for (const role of ['textbox', 'combobox', 'radio', 'checkbox', 'link'] as const)
      expect(dialog.queryAllByRole(role)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('heading', { name: 'Your order is cancelled' })).toBeVisible();
    expect(sent(runtime)).toEqual([{ reference: 'TH-9K2M4X7P' }]);
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('cancels once, however often it is pressed, and shows the cancelled order', async () => {
    const { dialog, runtime, refresh } = await openDialog();
    const confirm = dialog.getByRole('button', { name: 'Cancel my order' });
    await Promise.all([user.click(confirm), user.click(confirm)]);
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(sent(runtime)).toHaveLength(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    const card = await orderCard('Electricity and gas: Larkfield Fix 12');
    expect(card.getByText('Cancelled')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Cancel this order/ })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Choose energy again' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Cancelled at 10:42am\./));
  });

  it('cancels an order of a finished enrolment, without a promise to choose again', async () => {
    const { dialog, runtime } = await openDialog({}, 'confirmed', { closedAt: '2026-11-20T10:00:00.000Z' });
    expect(linesOf(dialog.getByRole('list', { name: 'What happens next' })).at(-1)).toBe(
      'After thatThe present supplier of your home continues to supply it.',
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('heading', { name: 'Your order is cancelled' })).toBeVisible();
    expect(sent(runtime)).toEqual([{ reference: 'TH-9K2M4X7P' }]);
  });

  it('shows no error if only the enrolment cannot be loaded after the cancellation', async () => {
    const { dialog, refresh } = await openDialog();
    refresh.mockRejectedValue(new ApiError(networkProblem));
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('heading', { name: 'Your order is cancelled' })).toBeVisible();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes when the provider rejects the order, and the card gets the focus', async () => {
    const { runtime } = await openDialog();
    answerOrders(runtime, [rejected(anOrder(), 'creditCheck')], '2026-11-20T11:05:00.000Z');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const title = await screen.findByRole('heading', { name: 'Electricity and gas: Larkfield Fix 12' });
    await waitFor(() => expect(title).toHaveFocus());
    expect((await orderCard('Electricity and gas: Larkfield Fix 12')).getByText('Not accepted')).toBeVisible();
  });

  it('closes when the provider cancels the order, and the card gets the focus', async () => {
    const { runtime } = await openDialog();
    const cancelledAt = { status: 'cancelled', at: '2026-11-20T11:05:00.000Z' } as const;
    answerOrders(runtime, [anOrder({ status: 'cancelled', leaving: [], history: [cancelledAt] })], cancelledAt.at);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/^Cancelled at 11:05am/)).toHaveFocus());
  });

  it('keeps the order, by the button and by Escape, and returns the focus', async () => {
    const { dialog, runtime, opener } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Keep my order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(runtime)).toEqual([]);
  });

  it('says when a cancellation counts from while the provider does not answer', async () => {
    const { dialog } = await openDialog({}, 'received');
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('heading', { name: 'Cancellation received' })).toBeVisible();
    expect(dialog.getByText('Larkfield Energy is not answering just now.').closest('p')).toHaveTextContent(
      'Your cancellation counts from 10:42am. You need not do it again.',
    );
    await expectNoViolations(screen.getByRole('dialog'));
  });

  it('names whom to call if the provider refuses [ORDER-50]', async () => {
    const { dialog } = await openDialog({}, 'refused');
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('heading', { name: 'Call to cancel your order' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
  });

  it('shows why a cancellation failed, and can be sent again', async () => {
    const { dialog, runtime } = await openDialog();
    runtime.answer(orderEndpoints.cancel, () => {
      throw new ApiError(problem('CANCEL_PERIOD_ENDED'));
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel my order' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The time to cancel this order free of charge has ended',
    );
    expect(dialog.getByRole('button', { name: 'Cancel my order' })).toBeVisible();
  });
});
