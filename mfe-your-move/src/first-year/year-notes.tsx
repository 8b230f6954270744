import type { FirstYear } from '@home-move/contract';
import { registerSheet, TextButton, useIsFinished } from '@home-move/ui';
import sheet, * as styles from './first-year.module.css';
import { firstYearTexts } from './first-year.texts';

registerSheet(sheet);
const texts = firstYearTexts.notes;

interface YearNotesProps {
  readonly data: FirstYear;
  /** Opens the form about the bills. */
  readonly onChange: () => void;
}

/** The sources of the amounts, and the payments that are not included. */
export function YearNotes({ data, onChange }: YearNotesProps) {
  const isFinished = useIsFinished();
  const { bills, country, extras } = data;
  const isNorthern = country === 'Northern Ireland';
  const change = (label: string) => !isFinished && <TextButton onClick={onChange}>{label}</TextButton>;
  return (
    <div className={styles.notes}>
      {!isNorthern && bills.waterBill !== null && (
        <p>
          {texts.water} {change(texts.changeWater)}
        </p>
      )}
      {!isNorthern && bills.councilTaxBand !== null && (
        <p>
          {texts.councilTax(data)} {change(texts.changeBand)}
        </p>
      )}
      {isNorthern && <p>{texts.rates}</p>}
      {extras.length > 0 && <p>{texts.extras(extras)}</p>}
      <p>{texts.days}</p>
    </div>
  );
}
