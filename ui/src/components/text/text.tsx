import type { ComponentPropsWithRef } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './text.module.css';

registerSheet(sheet);

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'ref'> {
  readonly as?: 'p' | 'span' | 'div' | 'b' | 'small';
  /** lg 18 to 20 px, default 16 to 17 px, sm 15 px, xs 13 px (legal text and dates). */
  readonly size?: 'lg' | 'sm' | 'xs';
  readonly muted?: boolean;
  readonly strong?: boolean;
  /** Figures of equal width: prices, dates, codes. */
  readonly numeric?: boolean;
  readonly nowrap?: boolean;
  /** At most 62 characters per line. */
  readonly measure?: boolean;
}

/** A paragraph or span in one of the sizes and tones of the visual language. */
export function Text({ as: Tag = 'p', size, muted, strong, numeric, nowrap, measure, className, ...rest }: TextProps) {
  const names = classNames(
    size && styles[size],
    muted && styles.muted,
    strong && styles.strong,
    numeric && styles.num,
    nowrap && styles.nowrap,
    measure && styles.measure,
    className,
  );
  return <Tag {...rest} className={names} />;
}

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  readonly level?: 1 | 2 | 3;
  /** Its appearance, if different from its level. */
  readonly look?: 'display' | 'h1' | 'h2' | 'h2large' | 'h3';
}

/** A heading in the brand's typeface: `level` is for the document's outline, `look` for the page. */
export function Heading({ level = 2, look, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles[look ?? Tag], look === 'h2large' && styles.h2, className)} />;
}
