import type { BroadbandPromotion } from '@home-move/contract';
import { ClockIcon, registerSheet, Text } from '@home-move/ui';
import { timeLeft } from '../state/promotions';
import { packageTexts as texts } from './package.texts';
import sheet, * as styles from './promotion.module.css';

registerSheet(sheet);

/** An offer and its time left, whose updates are not announced. [BB-04] */
export function Promotion({ promotion, now }: { readonly promotion: BroadbandPromotion; readonly now: Date }) {
  return (
    <div className={styles.promotion}>
      <Text as="b">{promotion.text}</Text>
      <Text as="span" size="sm" numeric className={styles.ends}>
        <ClockIcon size={18} />
        {texts.offerEnds(timeLeft(Date.parse(promotion.expires) - now.getTime()))}
      </Text>
    </div>
  );
}
