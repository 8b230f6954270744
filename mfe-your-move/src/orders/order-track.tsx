import { londonToday, type Order } from '@home-move/contract';
import { formatDate, useRuntime } from '@home-move/ui';
import { orderDates } from './order-dates';
import { orderTexts } from './order.texts';
import { Timeline } from './timeline';

const texts = orderTexts.dates;

interface OrderTrackProps {
  readonly order: Order;
  readonly moveInDate: string | null;
}

/** The dates of an order: a row in wide cards, a vertical list in narrow ones. Done ones have a filled dot. [ORDER-09] */
export function OrderTrack({ order, moveInDate }: OrderTrackProps) {
  const { clock } = useRuntime();
  const dates = orderDates(order, { today: londonToday(clock.now()), moveInDate });
  return (
    <Timeline
      name={{ label: texts.label }}
      isRow
      moments={dates.map(({ day, ...date }) => ({ ...date, title: day === null ? texts.unknown : formatDate(day) }))}
    />
  );
}
