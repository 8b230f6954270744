import type { RegisterValue } from '@home-move/contract';
import { registerSheet, VisuallyHidden } from '@home-move/ui';
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);
const texts = meterDayTexts.card;

/** The readings of a meter, each digit in a tile. */
export function Digits({ values }: { readonly values: readonly RegisterValue[] }) {
  return values.map(({ rate, value }) => (
    <div key={rate}>
      {values.length > 1 && <p className={styles.rate}>{texts.rates[rate]}</p>}
      <p className={styles.digits}>
        <VisuallyHidden>{`${texts.rates[rate]} ${value}`}</VisuallyHidden>
        {Array.from(value, (digit, index) => (
          // Digits have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} aria-hidden="true">
            {digit}
          </i>
        ))}
      </p>
    </div>
  ));
}
