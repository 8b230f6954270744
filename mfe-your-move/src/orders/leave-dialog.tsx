import type { Order } from '@home-move/contract';
import { Button, Dialog, Text } from '@home-move/ui';
import { CallUs } from './call-us';
import { CostBox } from './cost-box';
import { OrderName } from './order-name';
import { orderTexts } from './order.texts';

const texts = orderTexts.leave;

interface LeaveDialogProps {
  readonly order: Order;
  /** Why it may cost something: the last day to cancel has passed. */
  readonly reason: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** After the last day to cancel: what leaving costs, and whom to call. Nothing in it cancels. [ORDER-47] */
export function LeaveDialog({ order, reason, open, onClose }: LeaveDialogProps) {
  const today = order.leaving.find(({ when }) => when === 'today');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <OrderName order={order} />
      <CostBox cost={texts.cost(today?.cost ?? null)}>{reason}</CostBox>
      <Text>
        {texts.beforehand} <CallUs order={order} />
      </Text>
    </Dialog>
  );
}
