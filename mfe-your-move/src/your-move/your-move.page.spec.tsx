import { ApiError, networkProblem, orderEndpoints, type Orders } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderTexts } from '../orders/order.texts';
import { someDocuments } from '../testing/documents';
import {
  aBroadbandOrder,
  anOrder,
  answerOrders,
  aReportedOrder,
  orderCard,
  rejected,
  renderYourMove,
} from '../testing/orders';

const failing = () => Promise.reject(new ApiError(networkProblem));
const check = () => screen.findByRole('button', { name: 'Check for news' });
const news = () => within(screen.getByRole('region', { name: /orders?$/ })).getByRole('status');
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

/** Waits until the orders are shown, and the sections that are mounted with them have fetched them too. */
async function settled() {
  await titles();
  await screen.findByRole('heading', { level: 2, name: 'Your first year' });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await check();
}

describe('your move', () => {
  it('shows Back, title, home, four links, orders, first year and documents, in this order [ORDER-01]', async () => {
    renderYourMove([anOrder()], {}, {}, someDocuments);
    const links = within(screen.getByRole('navigation', { name: 'More about your move' })).getAllByRole('link');
    expect(links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')])).toEqual([
      ['Meter day', '/enrolment/meter-day'],
      ['Move plan', '/enrolment/move-plan'],
      ['Household', '/enrolment/household'],
      ['Data passport', '/enrolment/data-passport'],
    ]);
    const expected = [
      screen.getByRole('link', { name: 'Back to your summary' }),
      screen.getByRole('heading', { level: 1, name: 'Your move' }),
      screen.getByText(/You move in on 27/),
      ...links,
      await screen.findByRole('heading', { level: 2, name: 'Your order' }),
      await screen.findByRole('heading', { level: 2, name: 'Your first year' }),
      await screen.findByRole('heading', { level: 2, name: 'Documents' }),
    ];
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(expected.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))).toEqual(expected);
  });

  it('shows the home, the links and the orders in the order of the API', async () => {
    const { container } = renderYourMove([rejected(aBroadbandOrder(), 'noLine'), anOrder()]);
    expect(await titles()).toEqual(['Broadband: Full Fibre 150', 'Electricity and gas: Larkfield Fix 12']);
    expect(screen.getByRole('heading', { level: 2, name: 'Your 2 orders' })).toBeVisible();
    expect(screen.getByText('One needs you. Updated 10:42am.')).toBeVisible();
    expect(screen.getByText(/You move in on 27/)).toHaveTextContent(
      '14 Castle Road, Bedford, MK40 2QT. You move in on 27 Nov 2026.',
    );
    expect(document.title).toBe('Your move - Home Move');
    await expectNoViolations(container);
  });

  it('does not count a rejected order that has been replaced', async () => {
    renderYourMove([rejected(anOrder({ reference: 'TH-OLD' }), 'creditCheck'), anOrder()]);
    expect(await titles()).toHaveLength(2);
    expect(screen.getByText('Updated 10:42am.')).toBeVisible();
    expect(screen.queryByText(/needs? you/)).not.toBeInTheDocument();
  });

  it('takes an order on the site of another provider as the replacement of a rejected one', async () => {
    const orders = [rejected(aBroadbandOrder(), 'noLine')];
    const updatedAt = '2026-11-20T10:42:00.000Z';
    renderYourMove(() => Promise.resolve({ orders, reported: [aReportedOrder], updatedAt }));
    const card = await orderCard('Broadband: Full Fibre 150');
    expect(card.queryByRole('button', { name: 'Choose broadband again' })).not.toBeInTheDocument();
    expect(card.queryByText(/other order/)).not.toBeInTheDocument();
    expect(screen.queryByText(/needs? you/)).not.toBeInTheDocument();
  });

  it.each([
    ['after a rejection', [rejected(aBroadbandOrder(), 'noLine'), anOrder()], ['Choose broadband again']],
    ['otherwise', [anOrder(), aBroadbandOrder({ status: 'cancelled' })], []],
  ])('%s has these filled buttons: %j [ORDER-07]', async (_, orders, expected) => {
    const { container } = renderYourMove(orders);
    expect(await titles()).toHaveLength(2);
    const filled = [...container.querySelectorAll('[data-variant="primary"]')];
    expect(filled.map(({ textContent }) => textContent)).toEqual(expected);
  });

  it("shows an order on a provider's own site without a status and without a way to cancel [ORDER-08]", async () => {
    const updatedAt = '2026-11-20T10:42:00.000Z';
    const { container } = renderYourMove(() =>
      Promise.resolve({ orders: [anOrder()], reported: [aReportedOrder], updatedAt }),
    );
    expect(await titles()).toEqual(['Electricity and gas: Larkfield Fix 12', 'Broadband and phone: Gig + calls']);
    expect(screen.getByRole('heading', { level: 2, name: 'Your 2 orders' })).toBeVisible();
    const card = await orderCard('Broadband and phone: Gig + calls');
    expect(card.getByText('Ordered on Coaxia’s site, as you reported on 19 Nov 2026')).toBeVisible();
    expect(
      card.getByText('Coaxia will send you all updates about this order. To change or cancel it, contact Coaxia.'),
    ).toBeVisible();
    for (const status of Object.values(orderTexts.statuses)) expect(card.queryByText(status)).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
    await expectNoViolations(container);
  });

  it('leads by keyboard back to the summary, to the four pages and to the check', async () => {
    const user = userEvent.setup();
    const { runtime } = renderYourMove([anOrder()]);
    const button = await check();
    for (const name of [/^Back to your summary$/, /^Meter day/, /^Move plan/, /^Household/, /^Data passport/]) {
      await user.tab();
      expect(screen.getByRole('link', { name })).toHaveFocus();
      await user.keyboard('{Enter}');
    }
    await user.tab();
    expect(button).toHaveFocus();
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/confirmation',
      '/enrolment/meter-day',
      '/enrolment/move-plan',
      '/enrolment/household',
      '/enrolment/data-passport',
    ]);
  });

  it('shows an unknown move-in date', async () => {
    renderYourMove([anOrder()], { moveInDate: null, simpleAddress: null });
    await titles();
    expect(screen.getByText('Your move-in date is not known yet.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your order' })).toBeVisible();
  });

  it.each([
    ['answered', true, '/enrolment/confirmation'],
    ['open', null, '/enrolment/product-selection'],
  ])(
    'without orders and with services that are %s, links to the services [ORDER-10]',
    async (_, energyConsented, path) => {
      const user = userEvent.setup();
      const { container, runtime } = renderYourMove([], { energyConsented });
      expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
      await expectNoViolations(container);
      await user.click(screen.getByRole('link', { name: 'See the services for your home' }));
      expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
    },
  );

  it('offers another attempt if the orders do not load', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderYourMove(failing);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await expectNoViolations(container);
    answerOrders(runtime, [anOrder()]);
    await user.click(retry);
    expect(await titles()).toEqual(['Electricity and gas: Larkfield Fix 12']);
  });

  it('announces that it loads', async () => {
    renderYourMove(() => new Promise<Orders>(() => undefined));
    expect(await screen.findByText('Loading your orders')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check for news' })).not.toBeInTheDocument();
  });
});

describe('news', () => {
  const accepted = anOrder({ status: 'accepted' });
  const submitted = anOrder({ status: 'submitted', history: [] });
  const later = '2026-11-20T11:05:00.000Z';

  it('is shown with its time and announced once after a check [ORDER-10]', async () => {
    const user = userEvent.setup();
    const { runtime } = renderYourMove([submitted]);
    await settled();
    expect(news()).toHaveTextContent(/^$/);
    answerOrders(runtime, [accepted], later);
    await user.click(await check());
    expect(await screen.findByText('Updated 11:05am.')).toBeVisible();
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(news()).toHaveTextContent('Electricity and gas: Accepted.');
    answerOrders(runtime, [accepted], '2026-11-20T11:06:00.000Z');
    await user.click(await check());
    await waitFor(() => expect(news()).toHaveTextContent('No news. Updated 11:06am.'));
  });

  it('without a change is announced after each check, also within the same minute', async () => {
    const user = userEvent.setup();
    const { runtime } = renderYourMove([submitted]);
    await settled();
    answerOrders(runtime, [submitted], '2026-11-20T11:05:10.000Z');
    await user.click(await check());
    await waitFor(() => expect(news()).toHaveTextContent('No news. Updated 11:05am.'));
    let respond: () => void = () => undefined;
    runtime.answer(
      orderEndpoints.orders,
      () =>
        new Promise<Orders>((resolve) => {
          respond = () => resolve({ orders: [submitted], reported: [], updatedAt: '2026-11-20T11:05:20.000Z' });
        }),
    );
    await user.click(await check());
    expect(news()).toHaveTextContent(/^$/);
    await act(async () => respond());
    await waitFor(() => expect(news()).toHaveTextContent('No news. Updated 11:05am.'));
  });

  it('names a cancellation that the provider has refused', async () => {
    const user = userEvent.setup();
    const receivedAt = '2026-11-20T10:00:00.000Z';
    const { runtime } = renderYourMove([anOrder({ cancellation: { receivedAt, state: 'received' } })]);
    await settled();
    answerOrders(runtime, [anOrder({ cancellation: { receivedAt, state: 'refused' } })], later);
    await user.click(await check());
    await waitFor(() =>
      expect(news()).toHaveTextContent('Electricity and gas: Larkfield Energy does not cancel this order online.'),
    );
  });

  it('names an order that was added', async () => {
    const user = userEvent.setup();
    const { runtime } = renderYourMove([submitted]);
    await settled();
    answerOrders(runtime, [submitted, aBroadbandOrder()], later);
    await user.click(await check());
    await waitFor(() => expect(news()).toHaveTextContent('Broadband was added.'));
  });

  it.each([
    ['the mover comes back to the window', 'focus'],
    ['the connection is back', 'online'],
  ])('is fetched when %s, and announced only if there is any', async (_, event) => {
    const { runtime } = renderYourMove([submitted]);
    await settled();
    answerOrders(runtime, [submitted], later);
    // SWR ignores the focus of a page that has just opened.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(await screen.findByText('Updated 11:05am.')).toBeVisible();
    expect(news()).toHaveTextContent(/^$/);
    clock.mockRestore();
  });

  it('that cannot be fetched keeps the orders with their time [ORDER-10]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderYourMove([submitted]);
    await settled();
    runtime.answer(orderEndpoints.orders, failing);
    await user.click(await check());
    expect(await screen.findByText(/These are your orders as they were at 10:42am\.$/)).toBeVisible();
    expect(await titles()).toEqual(['Electricity and gas: Larkfield Fix 12']);
    expect(screen.getByText('Updated 10:42am.')).toBeVisible();
    await expectNoViolations(container);
    answerOrders(runtime, [accepted], later);
    await user.click(await check());
    expect(await screen.findByText('Updated 11:05am.')).toBeVisible();
    expect(screen.queryByText(/as they were/)).not.toBeInTheDocument();
  });
});
