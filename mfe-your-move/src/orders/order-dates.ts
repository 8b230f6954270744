import { compareDates, londonToday, type Order } from '@home-move/contract';
import { orderTexts } from './order.texts';

/** One date in the course of an order. */
export interface OrderDate {
  /** yyyy-MM-dd; null if it is not known yet. */
  readonly day: string | null;
  readonly text: string;
  readonly isDone: boolean;
}

interface Context {
  readonly today: string;
  /** yyyy-MM-dd; null if the mover does not know it. */
  readonly moveInDate: string | null;
}

const texts = orderTexts.dates;
/** Sorts an unknown day last. */
const rankOf = ({ day }: OrderDate): string => day ?? 'unknown';

/** Whether the service has started, so that the mover pays for usage. It can go live before its planned start. [ORDER-43] */
export const hasStarted = ({ status, startsOn }: Order, today: string): boolean =>
  status === 'live' || (startsOn !== null && startsOn <= today);

/**
 * The dates of an order, earliest first, an unknown start last. After a cancellation, no planned date remains. [ORDER-09]
 */
export function orderDates(order: Order, { today, moveInDate }: Context): readonly OrderDate[] {
  const { orderedOn, startsOn, firstPaymentOn, history, provider, service, status } = order;
  const planned = (day: string | null, text: string): OrderDate => ({
    day,
    text,
    isDone: day !== null && day < today,
  });
  const reported = history.map((entry): OrderDate => ({
    day: londonToday(new Date(entry.at)),
    text: texts.reported[entry.status](provider),
    isDone: true,
  }));
  const isLive = history.some((entry) => entry.status === 'live');
  const happened = [...(orderedOn === null ? [] : [{ day: orderedOn, text: texts.sent, isDone: true }]), ...reported];
  const toCome = [
    ...(moveInDate === null ? [] : [planned(moveInDate, texts.moveIn)]),
    ...(isLive ? [] : [planned(startsOn, texts.start(service))]),
    ...(firstPaymentOn === null ? [] : [planned(firstPaymentOn, texts.firstPayment)]),
  ];
  const dates = status === 'cancelled' ? happened : [...happened, ...toCome];
  return dates.toSorted((one, other) => compareDates(rankOf(one), rankOf(other)));
}
