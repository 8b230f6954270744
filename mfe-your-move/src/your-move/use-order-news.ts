import type { Orders } from '@home-move/contract';
import { useState } from 'react';
import { yourMoveTexts as texts } from './your-move.texts';

interface Seen {
  readonly orders: Orders | undefined;
  readonly news: string;
}

/** What changed between two responses, a sentence for each order. */
function newsOf(before: Orders, after: Orders): readonly string[] {
  return after.orders.flatMap((order) => {
    const known = before.orders.find(({ reference }) => reference === order.reference);
    if (!known) return [texts.addedOrder(order)];
    const wasRefused = known.cancellation?.state === 'refused';
    return [
      ...(known.status === order.status ? [] : [texts.news(order, order.status)]),
      ...(order.cancellation?.state === 'refused' && !wasRefused ? [texts.refused(order)] : []),
    ];
  });
}

/**
 * The text that announces what changed since the response before; empty if nothing did. After `expectNews`, the next response is
 * announced even without a change. It also clears the text: a live region does not announce
 * unchanged text again.
 */
export function useOrderNews(orders: Orders | undefined, formatTime: (instant: string) => string) {
  const [seen, setSeen] = useState<Seen>({ orders, news: '' });
  const [isExpected, setExpected] = useState(false);
  if (orders && orders !== seen.orders) {
    const changes = seen.orders ? newsOf(seen.orders, orders) : [];
    const nothing = isExpected ? texts.noNews(formatTime(orders.updatedAt)) : '';
    setSeen({ orders, news: changes.length > 0 ? changes.join(' ') : nothing });
    setExpected(false);
  }
  const expectNews = () => {
    setSeen({ ...seen, news: '' });
    setExpected(true);
  };
  return { news: seen.news, expectNews };
}
