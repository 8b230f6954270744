import { orderStatuses, type Order } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { aBroadbandOrder, anOrder, linesOf, orderCard, renderYourMove } from '../testing/orders';

const energy = 'Electricity and gas: Larkfield Fix 12';
const broadband = 'Broadband: Full Fibre 150';
const factsOf = (card: Awaited<ReturnType<typeof orderCard>>) =>
  card.getAllByRole('term').map((term) => {
    const value = [...(term.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    return [term.textContent, ...value].join(' | ').replaceAll('\u00A0', ' ');
  });

describe('the card of an order', () => {
  it('shows service, product, provider, reference, day, status, prices, start and last day to cancel [ORDER-04]', async () => {
    const { container } = renderYourMove([anOrder(), aBroadbandOrder()]);
    const card = await orderCard(energy);
    expect(card.getByText(/^Larkfield Energy, reference/)).toHaveTextContent(
      'Larkfield Energy, reference TH-9K2M4X7P, ordered 18 Nov 2026',
    );
    expect(card.getByText('Accepted')).toBeVisible();
    expect(factsOf(card)).toEqual([
      'Price now | £137.88 a month',
      'Price later | The rates are fixed until 04 Dec 2027, then the standard rates of Larkfield Energy apply',
      'Starts | 02 Dec 2026',
      'Cancel free until | 02 Dec 2026 | to the end of that day',
    ]);
    expect(factsOf(await orderCard(broadband))).toEqual([
      'Price now | £28.99 a month | £9.99 set-up fee',
      'Price later | £32.99 a month from 01 Apr 2027',
      'Starts | Not known yet',
      'Cancel free until | 02 Dec 2026 | to the end of that day',
    ]);
    await expectNoViolations(container);
  });

  it('marks an estimate, and lists every later price with its date [ORDER-04]', async () => {
    const later = ['£32.99 a month from 01 Apr 2027', '£36.99 a month from 01 Apr 2028'];
    renderYourMove([anOrder({ price: { monthly: '£90.00', isEstimate: true, later } })]);
    expect(factsOf(await orderCard(energy)).slice(0, 2)).toEqual([
      'Price now | £90.00 a month | an estimate',
      'Price later | £32.99 a month from 01 Apr 2027 | £36.99 a month from 01 Apr 2028',
    ]);
  });

  it('shows its dates, with the past ones marked as done', async () => {
    renderYourMove([anOrder()]);
    const dates = (await orderCard(energy)).getByRole('list', { name: 'Dates of this order' });
    expect(linesOf(dates)).toEqual([
      '18 Nov 2026Done: Order sent',
      '19 Nov 2026Done: Larkfield Energy accepted it',
      '27 Nov 2026You move in',
      '02 Dec 2026Start of your electricity and gas',
      '15 Dec 2026First payment',
    ]);
  });

  it('has one of six statuses [ORDER-05]', async () => {
    expect(orderStatuses).toEqual(['submitted', 'accepted', 'beingSetUp', 'live', 'rejected', 'cancelled']);
    renderYourMove(orderStatuses.map((status) => anOrder({ status, reference: status, leaving: [] })));
    const cards = await screen.findAllByRole('article');
    const labels = ['Submitted', 'Accepted', 'Being set up', 'Live', 'Not accepted', 'Cancelled'];
    expect(cards).toHaveLength(labels.length);
    for (const [index, label] of labels.entries()) {
      const card = cards[index];
      if (!card) throw new Error('a card is missing');
      expect(within(card).getByText(label, { exact: true })).toBeVisible();
    }
  });
});

describe('the last line of a card', () => {
  const foot = async (facts: Partial<Order>) => {
    const { container } = renderYourMove([anOrder(facts)]);
    await orderCard(energy);
    const lines = [...container.querySelectorAll('article > div:last-child > p')];
    return lines.at(-1)?.textContent.replaceAll('\u00A0', ' ').trim();
  };
  const call = 'Call us on 020 7946 0123 (Monday to Friday, 9am to 5pm) and quote TH-9K2M4X7P.';
  const cancelled = { status: 'cancelled', at: '2026-11-19T10:00:00.000Z' } as const;

  it.each<[string, Partial<Order>, string]>([
    [
      'the last free day comes before the start',
      { startsOn: '2026-12-05' },
      'Changed your mind? Until the end of 02 Dec 2026 you can cancel free of charge.',
    ],
    [
      'the service starts before the last free day',
      { startsOn: '2026-11-30' },
      'Changed your mind? Until the end of 02 Dec 2026 you can cancel free of charge. If you cancel on or after 30 Nov 2026, you pay for what you have used.',
    ],
    [
      'the service went live before its planned start',
      { status: 'live' },
      'Changed your mind? Until the end of 02 Dec 2026 you can cancel free of charge. If you cancel, you pay for what you have used.',
    ],
    [
      'today is the last free day',
      { cancelUntil: '2026-11-20' },
      'Changed your mind? Until the end of 20 Nov 2026 you can cancel free of charge.',
    ],
    [
      'the last free day has passed',
      { cancelUntil: '2026-11-19' },
      'The time to cancel free of charge ended on 19 Nov 2026.',
    ],
    [
      'the last free day is unknown',
      { cancelUntil: null },
      `Changed your mind? We can look up how long you can cancel free of charge. ${call}`,
    ],
    [
      'its provider has cancelled it',
      { status: 'cancelled', history: [cancelled] },
      `Cancelled at 10:00am on 19 Nov 2026. ${call}`,
    ],
    [
      'the mover has cancelled it',
      {
        status: 'cancelled',
        history: [cancelled],
        cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'confirmed' },
      },
      `Cancelled at 10:42am. ${call}`,
    ],
    [
      'the provider has not answered the cancellation',
      { cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'received' } },
      'We received your cancellation at 10:42am, and that time counts. We send it to Larkfield Energy until they confirm it.',
    ],
    [
      'the provider has refused the cancellation',
      { cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'refused' } },
      `Larkfield Energy does not cancel this order online. ${call}`,
    ],
  ])('if %s', async (_, facts, text) => {
    expect(await foot(facts)).toBe(text);
  });

  it.each<[string, Partial<Order>, boolean]>([
    ['on the last free day', { cancelUntil: '2026-11-20' }, true],
    ['after the last free day', { cancelUntil: '2026-11-19' }, false],
    ['of a cancelled order', { status: 'cancelled' }, false],
    [
      'of an order that is being cancelled',
      { cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'received' } },
      false,
    ],
  ])('%s: Cancel this order, or not', async (_, facts, isOffered) => {
    renderYourMove([anOrder(facts)]);
    const card = await orderCard(energy);
    expect(card.queryAllByRole('button', { name: /^Cancel this order/ })).toHaveLength(isOffered ? 1 : 0);
  });

  it.each([
    ['tenant', 1],
    ['telephony', 0],
  ] as const)('offers to cancel an order of a finished enrolment in the %s: %i', async (portal, count) => {
    renderYourMove([anOrder()], { closedAt: '2026-11-20T10:00:00.000Z' }, { portal });
    const card = await orderCard(energy);
    expect(card.queryAllByRole('button', { name: /^Cancel this order/ })).toHaveLength(count);
  });
});
