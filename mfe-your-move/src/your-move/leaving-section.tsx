import type { LeavingCost, Order } from '@home-move/contract';
import { capitalised, Card, formatDate, Heading, registerSheet, Table, Text } from '@home-move/ui';
import { useId } from 'react';
import { useOrders } from '../orders/orders.queries';
import sheet, * as styles from './your-move.module.css';
import { yourMoveTexts } from './your-move.texts';

registerSheet(sheet);
const texts = yourMoveTexts.leaving;

const rows = ['lastDayToCancel', 6, 12, 24] as const satisfies readonly LeavingCost['when'][];

function Cost({ leaving, when }: Pick<Order, 'leaving'> & Pick<LeavingCost, 'when'>) {
  const found = leaving.find((cost) => cost.when === when);
  if (!found) return texts.notStated;
  return (
    <>
      {found.cost ?? texts.notStated}
      <small>{formatDate(found.on)}</small>
    </>
  );
}

/** What ending each contract costs, now and later; nothing without a contract. [ORDER-85] */
export function LeavingSection() {
  const titleId = useId();
  const { data } = useOrders();
  const contracts = data?.orders.filter(({ leaving }) => leaving.length > 0) ?? [];
  if (contracts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.leaving}>
      <Card>
        <Heading level={2} look="h3" id={titleId}>
          {texts.title}
        </Heading>
        <Text size="sm" muted>
          {texts.text}
        </Text>
        <div className={styles.costs}>
          <Table
            caption={texts.title}
            hideCaption
            columns={[texts.when, ...contracts.map(({ service }) => capitalised(service))]}
            rows={rows.map((when) => [
              texts.whens[when],
              ...contracts.map(({ reference, leaving }) => <Cost key={reference} leaving={leaving} when={when} />),
            ])}
          />
        </div>
        <Text size="sm" muted>
          {texts.months}
        </Text>
      </Card>
    </section>
  );
}
