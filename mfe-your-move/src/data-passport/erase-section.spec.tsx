import { ApiError, dataPassportEndpoints, networkProblem, problem, type ErasurePreview } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWaitingReading, createTestDevice } from '../testing/meter-device';
import { anEntry, anErasure, anOrderInSetUp, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const broadband = { ...anOrderInSetUp, reference: 'HT-55120-7', provider: 'Brightline', service: 'broadband' };
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

/** The card of the page whose erasure has this preview. */
async function eraseCard(preview: Partial<ErasurePreview> = {}, device = createTestDevice()) {
  const shown = renderPassport([anEntry()], { device });
  shown.runtime.answer(dataPassportEndpoints.erasure, () => anErasure(preview));
  const card = within(await screen.findByRole('region', { name: 'Erase my data' }));
  return { ...shown, card };
}

/** The open dialog. */
async function openDialog(preview: Partial<ErasurePreview> = {}, device = createTestDevice()) {
  const shown = await eraseCard(preview, device);
  const opener = await shown.card.findByRole('button', { name: 'Erase my data' });
  await user.click(opener);
  return { ...shown, opener, dialog: within(await screen.findByRole('dialog')) };
}

describe('the card "Erase my data"', () => {
  it('lists the records that are kept, and until when [PASS-15]', async () => {
    const { card, container } = await eraseCard();
    const rows = within(await card.findByRole('table', { name: 'Records that we keep after an erasure' }));
    expect(rows.getAllByRole('row').map(textOf)).toEqual([
      'We keepUntil',
      'Supplier, reference and days of each order, in case of a dispute20 Nov 2032',
      'That you erased your data, and when20 Nov 2032',
      'That your address gets no mail from us, if another move has the same addressYou subscribe again',
      'An empty record of your move: brand, status, reference and daysNo end date',
    ]);
    expect(card.queryByText(/being set up/)).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it.each([
    [
      [anOrderInSetUp],
      '1 order is still being set up. Erasing does not cancel it. Cancel it first, or erase after the start.',
      'Cancel it first',
    ],
    [
      [anOrderInSetUp, broadband],
      '2 orders are still being set up. Erasing does not cancel them. Cancel them first, or erase after the start.',
      'Cancel them first',
    ],
  ])('warns while orders are being set up, with a link to cancel them: %#', async (ordersInSetUp, warning, name) => {
    const { card, runtime } = await eraseCard({ ordersInSetUp });
    const link = await card.findByRole('link', { name });
    expect(link.closest('p')).toHaveTextContent(warning);
    expect(card.getByRole('button', { name: 'Erase my data' })).toBeVisible();
    await user.click(link);
    expect(runtime.recorded.navigations.at(-1)).toMatchObject({ path: '/enrolment/your-move' });
  });

  it('has no button until a cancellation is confirmed, which an erasure would end', async () => {
    const { card } = await eraseCard({ ordersInSetUp: [{ ...anOrderInSetUp, isBeingCancelled: true }, broadband] });
    expect(await card.findByText('Larkfield Energy has not confirmed your cancellation yet.')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a failed load, and loads again', async () => {
    const shown = renderPassport([anEntry()]);
    shown.runtime.answer(dataPassportEndpoints.erasure, () =>
      Promise.reject<ErasurePreview>(new ApiError(networkProblem)),
    );
    const card = within(await screen.findByRole('region', { name: 'Erase my data' }));
    const retry = await card.findByRole('button', { name: /try again/i });
    expect(card.queryByRole('button', { name: 'Erase my data' })).not.toBeInTheDocument();
    shown.runtime.answer(dataPassportEndpoints.erasure, () => anErasure());
    await user.click(retry);
    expect(await card.findByRole('table')).toBeVisible();
  });
});

describe('the dialog that erases', () => {
  it('is one question with what goes and two outlined buttons, and names the orders that go ahead [PASS-15]', async () => {
    const { dialog } = await openDialog({ ordersInSetUp: [anOrderInSetUp, broadband] });
    expect(dialog.getByRole('heading', { name: 'Erase your data?' })).toHaveFocus();
    expect(dialog.getAllByRole('listitem').map(textOf)).toEqual([
      'your name, contact details, address and bank details',
      'your answers about health and support needs',
      'your choices, readings, photos, documents, plan and calendar',
      'Larkfield Energy: TH-9K2M4X7P',
      'Brightline: HT-55120-7',
    ]);
    const buttons = dialog.getAllByRole('button');
    expect(buttons.map(({ textContent, dataset }) => [textContent, dataset['variant']])).toEqual([
      ['Keep my data', 'secondary'],
      ['Erase my data', 'danger'],
    ]);
    await expectNoViolations(screen.getByRole('dialog'));
  });

  it('erases once, logs out, and then announces it [PASS-15]', async () => {
    const { dialog, runtime } = await openDialog();
    let finish: () => void = () => undefined;
    runtime.answer(dataPassportEndpoints.erase, () => new Promise<void>((resolve) => (finish = resolve)));
    const order: string[] = [];
    jest.spyOn(runtime.session, 'logout').mockImplementation(async () => void order.push('logout'));
    jest
      .spyOn(runtime.feedback, 'show')
      .mockImplementation(({ kind, content }) => void order.push(`${kind}: ${content}`));
    const confirm = dialog.getByRole('button', { name: 'Erase my data' });
    await user.click(confirm);
    await user.click(confirm);
    expect(dialog.getByRole('button', { name: /Erasing your data/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    finish();
    await waitFor(() =>
      expect(order).toEqual(['logout', 'success: Your data has been erased, and you are logged out.']),
    );
    const erased = runtime.recorded.calls.filter(({ method }) => method === 'POST');
    expect(erased).toHaveLength(1);
  });

  it('removes the readings of meters from this device [METER-08]', async () => {
    const device = createTestDevice({ readings: [aWaitingReading()] });
    const { dialog, runtime } = await openDialog({}, device);
    runtime.answer(dataPassportEndpoints.erase, () => undefined);
    await user.click(dialog.getByRole('button', { name: 'Erase my data' }));
    await waitFor(() => expect(runtime.recorded.logouts).toHaveLength(1));
    expect(device.stored.readings).toEqual([]);
  });

  it('erases nothing by "Keep my data" or Escape, and returns the focus', async () => {
    const { dialog, runtime, opener } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Keep my data' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows why it failed, keeps the session, and can be tried again', async () => {
    const { dialog, runtime } = await openDialog();
    const logout = jest.spyOn(runtime.session, 'logout').mockResolvedValue();
    runtime.answer(dataPassportEndpoints.erase, () => Promise.reject<void>(new ApiError(problem('THIRD_PARTY'))));
    await user.click(dialog.getByRole('button', { name: 'Erase my data' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(logout).not.toHaveBeenCalled();
    runtime.answer(dataPassportEndpoints.erase, () => undefined);
    await user.click(dialog.getByRole('button', { name: 'Erase my data' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  });
});
