import type { PassportCounts as Counts } from '@home-move/contract';
import { formatNumber, registerSheet, SkeletonText } from '@home-move/ui';
import sheet, * as styles from './data-passport.module.css';
import { dataPassportTexts } from './data-passport.texts';

registerSheet(sheet);
const texts = dataPassportTexts.counts;

const order = ['organisations', 'entries', 'withdrawable', 'open'] as const satisfies readonly (keyof Counts)[];

/** The counts of the whole passport; placeholders until they are loaded. [PASS-05] */
export function PassportCounts({ counts }: { readonly counts?: Counts }) {
  return (
    <dl className={styles.counts}>
      {order.map((name) => (
        <div key={name}>
          <dt>{texts[name](counts?.[name] ?? 0)}</dt>
          <dd>{counts ? formatNumber(counts[name]) : <SkeletonText>00</SkeletonText>}</dd>
        </div>
      ))}
    </dl>
  );
}
