import { londonToday, problemOf, type Enrolment } from '@home-move/contract';
import {
  FailedPanel,
  Heading,
  Notice,
  registerSheet,
  SkeletonCards,
  Status,
  TextButton,
  useRuntime,
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
  const titleId = useId();
  const { data, error, isValidating, mutate } = useOrders();
  const formatTime = (instant: string) => formatMoment(instant, londonToday(clock.now()));
  const { news, expectNews } = useOrderNews(data, formatTime);
  useOrderChanges(enrolment, async () => {
    const latest = await mutate();
    // After a failure, `mutate` resolves to the old orders.
    return latest?.updatedAt !== data?.updatedAt;
  });
  const needed = data?.orders.filter((order) => order.status === 'rejected' && !isReplaced(order, data)).length ?? 0;
  const check = () => {
    expectNews();
    void mutate();
  };
  return (
    <section aria-labelledby={titleId} className={styles.orders}>
      <div className={styles.top}>
        <Heading id={titleId} look="h2large">
          {texts.orders(data && data.orders.length + data.reported.length)}
        </Heading>
        {data && (
          <div className={styles.updated}>
            <span>
              {needed > 0 && `${texts.needsYou(needed)} `}
              {texts.updated(formatTime(data.updatedAt))}
            </span>
            <TextButton aria-disabled={isValidating} onClick={isValidating ? undefined : check}>
              {isValidating ? texts.checking : texts.check}
            </TextButton>
          </div>
        )}
      </div>
      <Status>
        <VisuallyHidden>{news}</VisuallyHidden>
      </Status>
      {data && error !== undefined && (
        <div className={styles.failed}>
          <Notice kind="warning">{texts.notUpdated(problemOf(error).title, formatTime(data.updatedAt))}</Notice>
        </div>
      )}
      {data && <OrderList orders={data} enrolment={enrolment} />}
      {!data && error === undefined && (
        <div className={styles.loading}>
          <SkeletonCards label={texts.loading} count={2} />
        </div>
      )}
      {!data && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
    </section>
  );
}
