import type { Order } from '@home-move/contract';
import { Card, Heading, LogoTile, registerSheet, Text } from '@home-move/ui';
import { useId, useRef } from 'react';
import { OrderBadge } from './order-badge';
import { OrderCancelling } from './order-cancelling';
import sheet, * as styles from './order-card.module.css';
import { OrderFacts } from './order-facts';
import { OrderTrack } from './order-track';
import { orderTexts as texts } from './order.texts';
import { Rejection } from './rejection';

registerSheet(sheet);

interface OrderCardProps {
  readonly order: Order;
  /** How many active orders for other services the mover has. */
  readonly others: number;
  /** Whether its service was ordered again after it ended. */
  readonly isReplaced: boolean;
  readonly moveInDate: string | null;
}

/** One order: product, status, prices and dates; for a rejected one the reason and what to do. [ORDER-04] */
export function OrderCard({ order, others, isReplaced, moveInDate }: OrderCardProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { provider, reference, orderedOn, status } = order;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.head}>
        <LogoTile name={provider} />
        <div className={styles.title}>
          <Heading ref={title} level={3} id={titleId} tabIndex={-1}>
            {texts.title(order)}
          </Heading>
          <p className={styles.origin}>
            {texts.origin(provider)}{' '}
            <Text as="span" nowrap>
              {reference}
            </Text>
            {orderedOn !== null && texts.ordered(orderedOn)}
          </p>
        </div>
        <div className={styles.status}>
          <OrderBadge status={status} />
        </div>
      </div>
      {status === 'rejected' ? (
        <Rejection order={order} others={others} isReplaced={isReplaced} />
      ) : (
        <>
          <OrderFacts order={order} />
          <OrderTrack order={order} moveInDate={moveInDate} />
          <OrderCancelling order={order} isReplaced={isReplaced} cardTitle={title} />
        </>
      )}
    </Card>
  );
}
