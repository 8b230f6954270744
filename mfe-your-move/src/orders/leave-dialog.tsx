import { londonToday, problemOf, type Order } from '@home-move/contract';
import { Button, LazyDialog, Notice, registerSheet, Status, Text, TextButton, useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { CallUs } from './call-us';
import { CostBox } from './cost-box';
import sheet, * as styles from './leave-dialog.module.css';
import { OrderName } from './order-name';
import { orderTexts } from './order.texts';
import { useOrders } from './orders.queries';

registerSheet(sheet);
const texts = orderTexts.leave;

interface LeaveDialogProps {
  readonly order: Order;
  /** Why it may cost something: the last day to cancel has passed. */
  readonly reason: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that gets the focus when the dialog closes. */
  readonly finalFocus: () => HTMLElement | null;
}

/** The orders were loaded on an earlier day, so they are requested again. */
function OutdatedCost() {
  const { error, isValidating, mutate } = useOrders();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => void mutate().finally(() => setRequested(true)), [mutate]);
  return (
    <div className={styles.outdated}>
      {isRequested ? (
        <Notice kind="error" still>
          <p>{error === undefined ? texts.notLoaded : problemOf(error).title}</p>
          <TextButton aria-disabled={isValidating} onClick={isValidating ? undefined : () => void mutate()}>
            {isValidating ? texts.tryingAgain : texts.tryAgain}
          </TextButton>
        </Notice>
      ) : (
        <Text muted>{texts.loading}</Text>
      )}
    </div>
  );
}

/** After the last day to cancel: what leaving costs, and whom to call. Nothing in it cancels. [ORDER-47] */
export function LeaveDialog({ order, reason, open, onClose, finalFocus }: LeaveDialogProps) {
  const { clock } = useRuntime();
  const cost = order.leaving.find(({ when }) => when === 'today');
  const isOutdated = cost !== undefined && cost.on !== londonToday(clock.now());
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={texts.title}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <OrderName order={order} />
      <Status>
        {isOutdated ? <OutdatedCost /> : <CostBox cost={texts.cost(cost?.cost ?? null)}>{reason}</CostBox>}
      </Status>
      <Text>
        {texts.beforehand} <CallUs order={order} />
      </Text>
    </LazyDialog>
  );
}
