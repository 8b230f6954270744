import type { Enrolment, Orders } from '@home-move/contract';
import { isProductSelectionAnswered, pathOf } from '@home-move/contract';
import { EmptyState, LinkButton, registerSheet, Text, useLinkProps } from '@home-move/ui';
import { OrderCard } from '../orders/order-card';
import { ReportedOrderCard } from '../orders/reported-order-card';
import { isReplaced, othersThan } from '../orders/replaced-order';
import sheet, * as styles from './your-move.module.css';
import { yourMoveTexts } from './your-move.texts';

registerSheet(sheet);
const texts = yourMoveTexts.none;

interface OrderListProps {
  readonly orders: Orders;
  readonly enrolment: Enrolment;
}

/** A card for each order, as the API sorts them, then the ones on providers' sites; without any a link to the services. [ORDER-06, ORDER-08, ORDER-10] */
export function OrderList({ orders: all, enrolment }: OrderListProps) {
  const { orders, reported } = all;
  const link = useLinkProps();
  const services = pathOf(isProductSelectionAnswered(enrolment) ? 'confirmation' : 'product-selection');
  if (orders.length + reported.length === 0)
    return (
      <EmptyState title={texts.title} action={<LinkButton {...link(services)}>{texts.services}</LinkButton>}>
        <Text muted>{texts.text}</Text>
      </EmptyState>
    );
  return (
    <div className={styles.list}>
      {orders.map((order) => (
        <OrderCard
          key={order.reference}
          order={order}
          others={othersThan(order, all)}
          isReplaced={isReplaced(order, all)}
          moveInDate={enrolment.moveInDate}
        />
      ))}
      {reported.map((order) => (
        <ReportedOrderCard key={order.provider} order={order} />
      ))}
    </div>
  );
}
