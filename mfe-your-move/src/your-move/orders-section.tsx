import { londonToday, problemOf, type Enrolment, type Orders, type Problem } from '@home-move/contract';
import {
  FailedPanel,
  Heading,
  Notice,
  registerSheet,
  SkeletonCards,
  Status,
  TextButton,
  useRuntime,
  useSlicedData,
  VisuallyHidden,
} from '@home-move/ui';
import { useId } from 'react';
import { formatMoment } from '../orders/moment';
import { useOrders } from '../orders/orders.queries';
import { isReplaced } from '../orders/replaced-order';
import { OrderList } from './order-list';
import { useOrderNews } from './use-order-news';
import { useOrderChanges } from './use-order-changes';
import sheet, * as styles from './your-move.module.css';
import { yourMoveTexts as texts } from './your-move.texts';

registerSheet(sheet);

/** The orders with the time of their last update, which the mover can repeat; a new status appears at once. [ORDER-10, ORDER-27] */
export function OrdersSection({ enrolment }: { readonly enrolment: Enrolment }) {
  const { clock } = useRuntime();
  const { data, error, isValidating, mutate } = useOrders();
  const formatTime = (instant: string) => formatMoment(instant, londonToday(clock.now()));
  const { news, expectNews } = useOrderNews(data, formatTime);
  useOrderChanges(enrolment, async () => {
    const latest = await mutate();
    // After a failure, `mutate` resolves to the old orders.
    return latest?.updatedAt !== data?.updatedAt;
  });
  return (
    <ShownOrders
      enrolment={enrolment}
      orders={data}
      formatTime={formatTime}
      news={news}
      problem={error === undefined ? null : problemOf(error)}
      checking={isValidating}
      onCheck={() => {
        expectNews();
        void mutate();
      }}
      onRetry={() => void mutate()}
    />
  );
}

interface ShownOrdersProps {
  readonly enrolment: Enrolment;
  /** Undefined until they are loaded. */
  readonly orders: Orders | undefined;
  readonly formatTime: (instant: string) => string;
  /** What changed with the last response. */
  readonly news: string;
  /** Why the last request failed. */
  readonly problem: Problem | null;
  readonly checking: boolean;
  readonly onCheck: () => void;
  readonly onRetry: () => void;
}

function ShownOrders(props: ShownOrdersProps) {
  const { enrolment, formatTime, news, problem, checking, onCheck, onRetry } = props;
  const titleId = useId();
  const orders = useSlicedData(props.orders);
  const needed =
    orders?.orders.filter((order) => order.status === 'rejected' && !isReplaced(order, orders)).length ?? 0;
  return (
    <section aria-labelledby={titleId} className={styles.orders}>
      <div className={styles.top}>
        <Heading id={titleId} look="h2large">
          {texts.orders(orders && orders.orders.length + orders.reported.length)}
        </Heading>
        {orders && (
          <div className={styles.updated}>
            <span>
              {needed > 0 && `${texts.needsYou(needed)} `}
              {texts.updated(formatTime(orders.updatedAt))}
            </span>
            <TextButton aria-disabled={checking} onClick={checking ? undefined : onCheck}>
              {checking ? texts.checking : texts.check}
            </TextButton>
          </div>
        )}
      </div>
      <Status>
        <VisuallyHidden>{news}</VisuallyHidden>
      </Status>
      {orders && problem && (
        <div className={styles.failed}>
          <Notice kind="warning">{texts.notUpdated(problem.title, formatTime(orders.updatedAt))}</Notice>
        </div>
      )}
      {orders && <OrderList orders={orders} enrolment={enrolment} />}
      {!orders && !problem && (
        <div className={styles.loading}>
          <SkeletonCards label={texts.loading} count={2} />
        </div>
      )}
      {!orders && problem && (
        <FailedPanel onRetry={onRetry} retrying={checking}>
          {problem.title}
        </FailedPanel>
      )}
    </section>
  );
}
