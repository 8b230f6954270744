import { londonToday, orderEndpoints, type Cancellation, type Order, type Orders } from '@home-move/contract';
import { Button, LazyDialog, Notice, registerSheet, Text, useAction, useIsFinished, useRuntime } from '@home-move/ui';
import { useId, useState } from 'react';
import sheet, * as styles from './cancel-dialog.module.css';
import { CallUs } from './call-us';
import { CostBox } from './cost-box';
import { formatMoment } from './moment';
import { hasStarted } from './order-dates';
import { OrderName } from './order-name';
import { orderTexts } from './order.texts';
import { Timeline } from './timeline';

registerSheet(sheet);
const texts = orderTexts.cancel;

interface CancelDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the orders after the cancellation. */
  readonly onCancelled: (orders: Orders) => void;
  /** The element that gets the focus when the dialog closes. */
  readonly finalFocus: () => HTMLElement | null;
}

function Question({ order }: Pick<CancelDialogProps, 'order'>) {
  const { kind, provider, startsOn } = order;
  const { clock } = useRuntime();
  const isFinished = useIsFinished();
  const nextId = useId();
  const today = londonToday(clock.now());
  return (
    <>
      <CostBox cost={texts.cost}>{hasStarted(order, today) ? texts.afterStart : texts.beforeStart(startsOn)}</CostBox>
      <h3 id={nextId} className={styles.next}>
        {texts.next}
      </h3>
      <Timeline
        name={{ headingId: nextId }}
        moments={[
          { title: texts.today(today), text: texts.send(provider), isDone: false },
          { title: texts.confirmed(provider), text: texts.marked, isDone: false },
          {
            title: isFinished ? texts.afterwardsFinished : texts.afterwards,
            text: texts.without[kind],
            isDone: false,
          },
        ]}
      />
    </>
  );
}

/** What became of the cancellation. */
function Outcome({ order, state }: Pick<CancelDialogProps, 'order'> & { readonly state: Cancellation['state'] }) {
  const { clock } = useRuntime();
  const { provider, cancellation } = order;
  if (state === 'confirmed') return <Text>{texts.done.text(provider)}</Text>;
  if (state === 'refused')
    return (
      <Text>
        {texts.refused.text(provider)} <CallUs order={order} />
      </Text>
    );
  const moment = cancellation && formatMoment(cancellation.receivedAt, londonToday(clock.now()));
  return (
    <>
      <Notice kind="warning" still>
        <p>
          <b>{texts.received.notAnswering(provider)}</b> {moment && texts.received.counts(moment)}
        </p>
      </Notice>
      <Text muted>{texts.received.afterwards(provider)}</Text>
    </>
  );
}

const outcomeTitles: Readonly<Record<Cancellation['state'], string>> = {
  confirmed: texts.done.title,
  received: texts.received.title,
  refused: texts.refused.title,
};

/** One question, then what became of the cancellation. It requests no reason. [ORDER-41, ORDER-42, ORDER-45] */
export function CancelDialog({ order, open, onClose, onCancelled, finalFocus }: CancelDialogProps) {
  const { http, enrolment } = useRuntime();
  const [outcome, setOutcome] = useState<Cancellation['state'] | null>(null);
  const { run, busy, problem } = useAction(async () => {
    const after = await http.send(orderEndpoints.cancel, { params: { reference: order.reference } });
    const cancelled = after.orders.find(({ reference }) => reference === order.reference);
    setOutcome(cancelled?.cancellation?.state ?? 'confirmed');
    onCancelled(after);
    // Errors are ignored: the order is cancelled.
    void enrolment.refresh().catch(() => undefined);
  });
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={outcome === null ? texts.title : outcomeTitles[outcome]}
      actions={
        outcome === null ? (
          <>
            <Button onClick={onClose}>{texts.keep}</Button>
            <Button variant="danger" busy={busy ? texts.cancelling : undefined} onClick={() => void run()}>
              {texts.confirm}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      <OrderName order={order} />
      {problem && (
        <Notice kind="error">
          <p>{problem.title}</p>
        </Notice>
      )}
      {outcome === null ? <Question order={order} /> : <Outcome order={order} state={outcome} />}
    </LazyDialog>
  );
}
