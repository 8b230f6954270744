import type { OrderStatus } from '@home-move/contract';
import { CheckIcon, ClockIcon, CloseIcon, ErrorIcon, registerSheet, RetryIcon, Tag } from '@home-move/ui';
import sheet, * as styles from './order-badge.module.css';
import { orderTexts } from './order.texts';

registerSheet(sheet);

const looks = {
  submitted: { tone: styles.pending, Icon: ClockIcon },
  accepted: { tone: styles.pending, Icon: CheckIcon },
  beingSetUp: { tone: styles.pending, Icon: RetryIcon },
  live: { tone: styles.live, Icon: CheckIcon },
  rejected: { tone: styles.rejected, Icon: ErrorIcon },
  cancelled: { tone: styles.cancelled, Icon: CloseIcon },
} satisfies Record<OrderStatus, { readonly tone: string | undefined; readonly Icon: typeof CheckIcon }>;

/** The status of an order as icon and text; colour is never the only cue. [ORDER-05] */
export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Tag className={tone}>
      <Icon size={14} />
      {orderTexts.statuses[status]}
    </Tag>
  );
}
