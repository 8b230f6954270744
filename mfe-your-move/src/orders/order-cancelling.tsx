import { londonToday, type Order } from '@home-move/contract';
import { Button, registerSheet, useIsFinished, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useRef, useState, type RefObject } from 'react';
import { CallUs } from './call-us';
import { CancelDialog } from './cancel-dialog';
import { ChooseAgain } from './choose-again';
import { LeaveDialog } from './leave-dialog';
import { formatMoment } from './moment';
import sheet, * as styles from './order-card.module.css';
import { hasStarted } from './order-dates';
import { orderTexts } from './order.texts';
import { useOrders } from './orders.queries';

registerSheet(sheet);
const texts = orderTexts.cancelling;

/** Time of the cancellation: the mover's request, otherwise the provider's report. */
const cancelledAt = ({ cancellation, history }: Order): string | undefined =>
  cancellation?.receivedAt ?? history.findLast(({ status }) => status === 'cancelled')?.at;

/** How the order was or can be cancelled, with the cost of usage. */
function sentences(order: Order, today: string): readonly string[] {
  const { status, provider, cancelUntil, startsOn, cancellation } = order;
  if (status === 'cancelled') {
    const at = cancelledAt(order);
    return at === undefined ? [] : [texts.cancelled(formatMoment(at, today))];
  }
  if (cancellation?.state === 'received')
    return [texts.received(provider, formatMoment(cancellation.receivedAt, today))];
  if (cancellation?.state === 'refused') return [texts.refused(provider)];
  if (cancelUntil === null) return [texts.unknown];
  if (cancelUntil < today) return [texts.ended(cancelUntil)];
  const free = texts.free(cancelUntil);
  if (hasStarted(order, today)) return [free, texts.started];
  return startsOn !== null && startsOn <= cancelUntil ? [free, texts.afterStart(startsOn)] : [free];
}

interface OrderCancellingProps {
  readonly order: Order;
  readonly isReplaced: boolean;
  /** Gets the focus if a rejection removes this part of the card while a dialog is open. */
  readonly cardTitle: RefObject<HTMLHeadingElement | null>;
}

/** Until when an order can be cancelled, with the way to do it; for a cancelled one since when, and the way to choose again. */
export function OrderCancelling({ order, isReplaced, cardTitle }: OrderCancellingProps) {
  const { clock, portal } = useRuntime();
  const { mutate } = useOrders();
  const isFinished = useIsFinished();
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const today = londonToday(clock.now());
  const { status, cancelUntil, cancellation } = order;
  const isCancelled = status === 'cancelled';
  const isOpenOrder = !isCancelled && cancellation === null && cancelUntil !== null;
  const isFree = isOpenOrder && today <= cancelUntil;
  const hasEnded = isOpenOrder && !isFree;
  const isCancelledByProvider = isCancelled && cancellation === null;
  const [wasFree, setWasFree] = useState(isFree);
  const text = sentences(order, today).join(' ');
  const open = () => {
    setOpened(opened + 1);
    setWasFree(isFree);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const finalFocus = () => opener.current ?? state.current ?? cardTitle.current;
  return (
    <div className={styles.foot}>
      <p ref={state} tabIndex={-1}>
        {text} {!isOpenOrder && cancellation?.state !== 'received' && <CallUs order={order} />}
      </p>
      {isCancelled && !isReplaced && <ChooseAgain order={order} variant="secondary" />}
      {isOpenOrder && !(isFree && isFinished && portal === 'telephony') && (
        <Button ref={opener} size="small" onClick={open}>
          {isFree ? orderTexts.cancel.open : orderTexts.leave.open}
          <VisuallyHidden> {order.product}</VisuallyHidden>
        </Button>
      )}
      {hasEnded && <LeaveDialog order={order} reason={text} open={isOpen} onClose={close} finalFocus={finalFocus} />}
      {!hasEnded && wasFree && !isCancelledByProvider && (
        <CancelDialog
          key={opened}
          order={order}
          open={isOpen}
          onClose={close}
          onCancelled={(orders) => void mutate(orders, { revalidate: false })}
          finalFocus={finalFocus}
        />
      )}
    </div>
  );
}
