import { rejectionTexts, type Order } from '@home-move/contract';
import { Notice, registerSheet, Text, useIsFinished } from '@home-move/ui';
import { useId } from 'react';
import { CallUs } from './call-us';
import { ChooseAgain } from './choose-again';
import { orderTexts } from './order.texts';
import sheet, * as styles from './rejection.module.css';
import { Steps } from './steps';

registerSheet(sheet);
const texts = orderTexts.rejected;

interface RejectionProps {
  readonly order: Order;
  /** How many active orders for other services the mover has. */
  readonly others: number;
  /** Whether the service was ordered again. */
  readonly isReplaced: boolean;
}

/** The reason for a rejection, reassurance, and the next steps. [ORDER-60, ORDER-61] */
export function Rejection({ order, others, isReplaced }: RejectionProps) {
  const { kind, provider, service, rejectionReason } = order;
  const stepsId = useId();
  const isFinished = useIsFinished();
  const { reason, firstStep } = rejectionTexts[rejectionReason ?? 'other'];
  const safe = kind === 'broadband' ? texts.safe.broadband : texts.safe.energy(service);
  const chooseAgain = { title: texts.chooseAgain, text: isReplaced ? texts.replaced : texts.kept };
  const steps = [firstStep, isFinished && !isReplaced ? texts.callInstead : chooseAgain];
  return (
    <div className={styles.columns}>
      <div>
        <h4 className={styles.title}>{texts.title(provider)}</h4>
        <Text size="sm" muted>
          {reason(provider)} {texts.nothingPaid(provider)}
        </Text>
        <div className={styles.safe}>
          <Notice still>
            <b>{safe.title}</b> {safe.text} {others > 0 && texts.others(others)}
          </Notice>
        </div>
      </div>
      <div>
        <h4 id={stepsId} className={styles.title}>
          {texts.steps}
        </h4>
        <Steps labelledBy={stepsId} steps={steps} />
        <div className={styles.actions}>
          {!isReplaced && <ChooseAgain order={order} variant="primary" />}
          <Text size="sm">
            <CallUs order={order} />
          </Text>
        </div>
      </div>
    </div>
  );
}
