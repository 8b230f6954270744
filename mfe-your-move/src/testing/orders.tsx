import {
  documentEndpoints,
  firstYearEndpoints,
  orderEndpoints,
  type Enrolment,
  type MoveDocument,
  type MoveDocuments,
  type Order,
  type OrderStatusEntry,
  type Orders,
  type ReportedOrder,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { answerDocuments } from './documents';
import { YourMovePage } from '../your-move/your-move.page';
import { aFirstYear } from './first-year';

/** An energy order that its supplier has accepted; name what matters. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  kind: 'energy',
  reference: 'TH-9K2M4X7P',
  provider: 'Larkfield Energy',
  service: 'electricity and gas',
  product: 'Larkfield Fix 12',
  price: {
    monthly: '£137.88',
    isEstimate: false,
    later: ['The rates are fixed until 04 Dec 2027, then the standard rates of Larkfield Energy apply'],
  },
  extras: [],
  orderedOn: '2026-11-18',
  startsOn: '2026-12-02',
  firstPaymentOn: '2026-12-15',
  cancelUntil: '2026-12-02',
  leaving: [
    { when: 'today', on: '2026-11-20', cost: '£0.00' },
    { when: 'lastDayToCancel', on: '2026-12-02', cost: '£0.00' },
    { when: 6, on: '2027-06-02', cost: '£100.00' },
    { when: 12, on: '2027-12-02', cost: '£0.00' },
    { when: 24, on: '2028-12-02', cost: '£0.00' },
  ],
  status: 'accepted',
  rejectionReason: null,
  cancellation: null,
  history: [{ status: 'accepted', at: '2026-11-19T09:00:00.000Z' }],
  ...overrides,
});

/** A broadband order without news of its provider and without a start; name what matters. */
export const aBroadbandOrder = (overrides: Partial<Order> = {}): Order =>
  anOrder({
    kind: 'broadband',
    reference: 'HT-55120-7',
    provider: 'Brightline',
    service: 'broadband',
    product: 'Full Fibre 150',
    price: { monthly: '£28.99', isEstimate: false, later: ['£32.99 a month from 01 Apr 2027'] },
    extras: ['£9.99 set-up fee'],
    startsOn: null,
    firstPaymentOn: null,
    status: 'submitted',
    history: [],
    ...overrides,
  });

/** An order that the mover has reported. */
export const aReportedOrder: ReportedOrder = {
  provider: 'Coaxia',
  service: 'broadband and phone',
  product: 'Gig + calls',
  reportedOn: '2026-11-19',
};

const rejectedAt: OrderStatusEntry = { status: 'rejected', at: '2026-11-20T09:00:00.000Z' };

/** The same order after its provider did not accept it. */
export const rejected = (order: Order, rejectionReason: Order['rejectionReason']): Order => ({
  ...order,
  status: 'rejected',
  leaving: [],
  rejectionReason,
  history: [...order.history, rejectedAt],
});

/** Sets the orders that the API returns, at 10:42 unless it is another instant. */
export function answerOrders(runtime: TestRuntime, orders: readonly Order[], updatedAt = '2026-11-20T10:42:00.000Z') {
  runtime.answer(orderEndpoints.orders, () => ({ orders, reported: [], updatedAt }));
}

/** Renders the page of a mover with these orders, or with this response of the API. */
export function renderYourMove(
  orders: readonly Order[] | (() => Promise<Orders>),
  facts: Partial<Enrolment> = {},
  options: TestRuntimeOptions = {},
  documents: readonly MoveDocument[] | (() => Promise<MoveDocuments>) = [],
) {
  const enrolment = anEnrolment({
    simpleAddress: '14 Castle Road, Bedford, MK40 2QT',
    moveInDate: '2026-11-27',
    ...facts,
  });
  const runtime = createTestRuntime({ enrolment, ...options });
  if (typeof documents === 'function') runtime.answer(documentEndpoints.documents, documents);
  else answerDocuments(runtime, documents);
  runtime.answer(firstYearEndpoints.firstYear, () => aFirstYear());
  if (typeof orders === 'function') runtime.answer(orderEndpoints.orders, orders);
  else answerOrders(runtime, orders);
  return renderWithRuntime(<YourMovePage enrolment={enrolment} />, runtime);
}

/** The card of an order, once it is shown. */
export const orderCard = async (title: string) => within(await screen.findByRole('article', { name: title }));

/** The text of a list's items, with ordinary spaces. */
export const linesOf = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll('\u00A0', ' '));
