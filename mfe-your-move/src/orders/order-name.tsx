import type { Order } from '@home-move/contract';
import { Text } from '@home-move/ui';
import { orderTexts } from './order.texts';

/** "Electricity and gas, Larkfield Fix 12, TH-9K2M4X7P", under the title of a dialog. */
export function OrderName({ order }: { readonly order: Order }) {
  return (
    <Text muted>
      {orderTexts.name(order)}{' '}
      <Text as="span" nowrap>
        {order.reference}
      </Text>
    </Text>
  );
}
