import type { ReportedOrder } from '@home-move/contract';
import { Card, Heading, LogoTile, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './order-card.module.css';
import { orderTexts } from './order.texts';

registerSheet(sheet);
const texts = orderTexts.onTheirSite;

/** An order on a provider's own site: who sends its news, and neither a status nor anything to cancel here. [ORDER-08] */
export function ReportedOrderCard({ order }: { readonly order: ReportedOrder }) {
  const titleId = useId();
  const { provider, reportedOn } = order;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.head}>
        <LogoTile name={provider} />
        <div className={styles.title}>
          <Heading level={3} id={titleId}>
            {orderTexts.title(order)}
          </Heading>
          <p className={styles.origin}>{texts.reported(provider, reportedOn)}</p>
        </div>
      </div>
      <div className={styles.foot}>
        <Text>{texts.news(provider)}</Text>
      </div>
    </Card>
  );
}
