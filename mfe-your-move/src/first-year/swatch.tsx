import type { YearRow } from '@home-move/contract';
import { classNames, registerSheet } from '@home-move/ui';
import sheet, * as styles from './swatch.module.css';

registerSheet(sheet);

type Drawn = Pick<YearRow, 'service' | 'isEstimate'>;

/** The colour of a service, hatched for an estimate. [ORDER-83] */
export const swatchClass = ({ service, isEstimate }: Drawn): string =>
  classNames(styles[service], isEstimate ? styles.hatched : styles.solid) ?? '';

/** The key of a service in the table. */
export function Swatch(row: Drawn) {
  return <i aria-hidden="true" className={classNames(styles.swatch, swatchClass(row))} />;
}
