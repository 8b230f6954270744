import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './input.module.css';

registerSheet(sheet);

/** Width for the expected input: characters, or "full" for the whole line. */
export type FieldWidth = 'full' | '20' | '12' | '8' | 'postcode' | '4' | '2';

const WIDTHS: Readonly<Record<FieldWidth, string | undefined>> = {
  full: undefined,
  '20': styles.w20,
  '12': styles.w12,
  '8': styles.w8,
  postcode: styles.wPostcode,
  '4': styles.w4,
  '2': styles.w2,
};

/** Class names of an input of this width, marked when it is invalid. */
export function inputClass(width: FieldWidth, invalid: boolean, more?: string): string | undefined {
  return classNames(styles.input, WIDTHS[width], invalid && styles.wrong, more);
}

/** Class name that sets only the width, for a wrapper around an input (a select with its chevron). */
export function widthClass(width: FieldWidth): string | undefined {
  return WIDTHS[width];
}
