import { ApiError, documentEndpoints, networkProblem } from '@home-move/contract';
import { expectNoViolations, recordSavedFiles } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, answerDocuments, someDocuments } from '../testing/documents';
import { aBroadbandOrder, anOrder, answerOrders, linesOf, orderCard, renderYourMove } from '../testing/orders';

const failing = () => Promise.reject(new ApiError(networkProblem));
const section = async () => within(await screen.findByRole('region', { name: 'Documents' }));
const list = async () => (await section()).findByRole('list', { name: 'Documents' });

/** The page of a mover with an order and these documents. */
const renderDocuments = (documents: Parameters<typeof renderYourMove>[3], orders = [anOrder()]) =>
  renderYourMove(orders, {}, {}, documents);

describe('the documents', () => {
  const saved = recordSavedFiles();

  it('are listed with size and day, last on the page [ORDER-70]', async () => {
    const { container } = renderDocuments(someDocuments);
    expect(linesOf(await list())).toEqual([
      'Contract summary, Larkfield Fix 12PDF, 84 KB, agreed 18 Nov 2026',
      'Contract information, Larkfield Fix 12PDF, 212 KB, agreed 18 Nov 2026',
      'Direct Debit confirmation, Larkfield EnergyPDF, 61 KB, set up 18 Nov 2026',
      'Cancellation form, Larkfield EnergyPDF, 40 KB, for the order of 18 Nov 2026',
      'Your move planPDF, 95 KB, made today',
    ]);
    expect(screen.getByText(/^Contract documents are kept exactly/)).toHaveTextContent('They never change.');
    expect(screen.getAllByRole('region').at(-1)).toHaveAccessibleName('Documents');
    await expectNoViolations(container);
  });

  it('are saved one by one by buttons with their names, after a failure too', async () => {
    const user = userEvent.setup();
    const { runtime, container } = renderDocuments(someDocuments);
    const button = await screen.findByRole('button', { name: 'Download Contract summary, Larkfield Fix 12' });
    runtime.answer(documentEndpoints.document, failing);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    await expectNoViolations(container);

    const file = new Blob(['content']);
    runtime.answer(documentEndpoints.document, () => file);
    await user.click(button);
    expect(await screen.findByText('Contract summary, Larkfield Fix 12 is downloaded.')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'contract-summary-larkfield-energy.pdf', file }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show which file is on its way', async () => {
    const user = userEvent.setup();
    const { runtime } = renderDocuments(someDocuments);
    runtime.answer(documentEndpoints.document, () => new Promise<Blob>(() => undefined));
    const button = await screen.findByRole('button', { name: /^Download Contract information/ });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /^Download Contract summary/ })).toHaveAttribute('aria-busy', 'false');
  });

  it('are saved together by one button, which states their number and size [ORDER-72]', async () => {
    const user = userEvent.setup();
    const { runtime } = renderDocuments(someDocuments);
    const file = new Blob(['archive']);
    runtime.answer(documentEndpoints.archive, () => file);
    // 84 + 212 + 61 + 40 + 95 KB, as the list shows them.
    await user.click(await screen.findByRole('button', { name: 'Download all (5 files, 492 KB)' }));
    expect(await screen.findByText('All documents are downloaded.')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'move-documents.zip', file }]);
  });

  it('are counted only if they are ready, and without an unknown size', async () => {
    renderDocuments([
      aDocument({ state: 'pending', bytes: null, id: '1' }),
      aDocument({ state: 'missing', bytes: null, id: '2', title: 'Contract information, Larkfield Fix 12' }),
      aDocument({ id: 'move-plan', kind: 'movePlan', title: 'Your move plan', bytes: null }),
    ]);
    expect(linesOf(await list())).toEqual([
      'Contract summary, Larkfield Fix 12We are preparing this document. That usually takes a few seconds.',
      'Contract information, Larkfield Fix 12Not available. You placed this order before documents were kept here.',
      'Your move planPDF, made today',
    ]);
    const buttons = (await section()).getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
    expect(buttons).toEqual(['Download Your move plan', 'Download all (1 file)']);
  });

  it('of a new order appear with it', async () => {
    const user = userEvent.setup();
    const { runtime } = renderDocuments(someDocuments);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    answerOrders(runtime, [anOrder(), aBroadbandOrder()], '2026-11-20T11:05:00.000Z');
    answerDocuments(runtime, [...someDocuments, aDocument({ id: 'new', title: 'Contract summary, Full Fibre 150' })]);
    await user.click(await screen.findByRole('button', { name: 'Check for news' }));
    expect(await screen.findByText('Contract summary, Full Fibre 150')).toBeVisible();
  });

  it('of a new order offer another attempt if they do not load, next to the earlier ones', async () => {
    const user = userEvent.setup();
    const { runtime } = renderDocuments(someDocuments);
    await list();
    answerOrders(runtime, [anOrder(), aBroadbandOrder()], '2026-11-20T11:05:00.000Z');
    runtime.answer(documentEndpoints.documents, failing);
    await user.click(await screen.findByRole('button', { name: 'Check for news' }));
    const retry = await (await section()).findByRole('button', { name: 'Try again' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    answerDocuments(runtime, [...someDocuments, aDocument({ id: 'new', title: 'Contract summary, Full Fibre 150' })]);
    await user.click(retry);
    expect(await screen.findByText('Contract summary, Full Fibre 150')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('offer another attempt if they do not load', async () => {
    const user = userEvent.setup();
    const { runtime } = renderDocuments(failing);
    const retry = await (await section()).findByRole('button', { name: 'Try again' });
    answerDocuments(runtime, someDocuments);
    await user.click(retry);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('are not shown without an order', async () => {
    renderDocuments(someDocuments, []);
    await screen.findByRole('heading', { name: 'You have no orders yet' });
    expect(screen.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
  });

  it('of a cancelled order stay, next to since when it is cancelled and the way to choose again [ORDER-49]', async () => {
    const cancelled = anOrder({
      status: 'cancelled',
      leaving: [],
      cancellation: { receivedAt: '2026-11-20T09:30:00.000Z', state: 'confirmed' },
    });
    renderDocuments(someDocuments, [cancelled]);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    const card = await orderCard('Electricity and gas: Larkfield Fix 12');
    expect(card.getByText(/^Cancelled at /)).toHaveTextContent('Cancelled at 9:30am.');
    expect(card.getByRole('button', { name: 'Choose energy again' })).toBeVisible();
  });
});
