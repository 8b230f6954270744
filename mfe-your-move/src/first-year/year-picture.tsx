import type { Year, YearRow } from '@home-move/contract';
import { classNames, formatMoney, registerSheet } from '@home-move/ui';
import { firstYearTexts as texts } from './first-year.texts';
import { periodsOf } from './periods';
import { swatchClass } from './swatch';
import sheet, * as styles from './year-picture.module.css';

registerSheet(sheet);

/** The first month and January; in December, January follows too closely. */
const hasYear = (months: readonly string[], index: number): boolean =>
  months[index]?.endsWith('-01') === true || (index === 0 && months[1]?.endsWith('-01') === false);

/** A shorter period has no room for its amount. */
const labelledMonths = 3;

/**
 * A bar for each month, from £0, with the services stacked and estimates hatched. Hidden from screen readers, which get the table.
 * [ORDER-81, ORDER-83]
 */
export function YearPicture({ year }: { readonly year: Year }) {
  const { months, rows, totals } = year;
  if (!totals) return null;
  const highest = Math.max(...totals.months);
  const labelled = new Set(periodsOf(year).flatMap(({ start, length }) => (length >= labelledMonths ? [start] : [])));
  const height = ({ months: amounts }: YearRow, month: number) =>
    `${((amounts?.[month] ?? 0) / (highest || 1)) * 100}%`;
  return (
    <div className={styles.picture} aria-hidden="true">
      {months.map((month, index) => (
        <div key={month}>
          <div className={styles.bars}>
            {labelled.has(index) && <span className={styles.amount}>{formatMoney(totals.months[index] ?? 0)}</span>}
            {rows
              .filter(({ months: amounts }) => (amounts?.[index] ?? 0) > 0)
              .map((row) => (
                <i
                  key={row.service}
                  className={classNames(styles.bar, swatchClass(row))}
                  style={{ height: height(row, index) }}
                />
              ))}
          </div>
          <span className={styles.name}>
            {texts.month(month)}
            {hasYear(months, index) && <span>{texts.year(month)}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
