import type { FirstYear, Year } from '@home-move/contract';
import { Card, formatMoney, Heading, registerSheet, Text } from '@home-move/ui';
import { useId, type Ref } from 'react';
import sheet, * as styles from './first-year.module.css';
import { firstYearTexts as texts } from './first-year.texts';
import { YearNotes } from './year-notes';
import { YearPicture } from './year-picture';
import { YearTable } from './year-table';

registerSheet(sheet);

interface CostCardProps {
  readonly data: FirstYear;
  readonly year: Year & { readonly totals: NonNullable<Year['totals']> };
  /** Gets the focus after a save. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onChange: () => void;
}

/** Which amounts the total leaves out, as its label says. [ORDER-82] */
export const totalText = ({ rows }: Year, { country }: FirstYear): string =>
  texts.inFirstYear(
    texts.missing(
      rows.flatMap(({ service, months }) => (months ? [] : [service])),
      country,
    ),
  );

/** The total of the year, its prices with their dates, the picture and the table. [ORDER-80 to ORDER-83] */
export function CostCard({ data, year, titleRef, onChange }: CostCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <div className={styles.cost}>
        <div>
          <Heading level={3} id={titleId} ref={titleRef} tabIndex={-1}>
            {texts.cost}
          </Heading>
          <p className={styles.total}>{formatMoney(year.totals.total)}</p>
          <Text size="sm" muted className={styles.muted}>
            {totalText(year, data)}
          </Text>
          <p className={styles.prices}>{texts.prices(year.prices)}</p>
          <YearPicture year={year} />
        </div>
        <div>
          <YearTable year={year} />
          <YearNotes data={data} onChange={onChange} />
        </div>
      </div>
    </Card>
  );
}
