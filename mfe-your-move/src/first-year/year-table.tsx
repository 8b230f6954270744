import type { Year, YearRow } from '@home-move/contract';
import { registerSheet, Table } from '@home-move/ui';
import sheet, * as styles from './first-year.module.css';
import { firstYearTexts, formatAmount } from './first-year.texts';
import { periodsOf } from './periods';
import { Swatch } from './swatch';

registerSheet(sheet);
const texts = firstYearTexts.table;

function ServiceName({ service, isEstimate, months }: YearRow) {
  return (
    <>
      {months && <Swatch service={service} isEstimate={isEstimate} />}
      {firstYearTexts.names[service]}
      {isEstimate && <small className={styles.estimate}>{texts.estimate}</small>}
    </>
  );
}

/** The amounts of the picture by period, and of the whole year. A service without an amount is not added yet. [ORDER-81 to ORDER-83] */
export function YearTable({ year }: { readonly year: Year }) {
  const { months, rows, totals } = year;
  const periods = periodsOf(year);
  const columns = periods.map(({ start, length }) =>
    firstYearTexts.months(months[start] ?? '', months[start + length - 1] ?? ''),
  );
  const cells = (amounts: readonly number[] | null) =>
    periods.map(({ start }) => (amounts ? formatAmount(amounts[start] ?? 0) : ''));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a table with many periods scrolls by keyboard
    <div role="group" aria-label={texts.caption} tabIndex={0} className={styles.scroll}>
      <Table
        caption={texts.caption}
        hideCaption
        columns={[texts.unit, ...columns, texts.whole]}
        rows={[
          ...rows.map((row) => [
            <ServiceName key="name" {...row} />,
            ...cells(row.months),
            row.total === null ? (
              <span key="missing" className={styles.missing}>
                {texts.missing}
              </span>
            ) : (
              formatAmount(row.total)
            ),
          ]),
          ...(totals
            ? [
                [texts.total, ...cells(totals.months), formatAmount(totals.total)].map((cell, index) => (
                  <b key={index}>{cell}</b>
                )),
              ]
            : []),
        ]}
      />
    </div>
  );
}
