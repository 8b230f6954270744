import type { ComponentPropsWithRef } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './card.module.css';

registerSheet(sheet);

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'ref'> {
  readonly as?: 'article' | 'section' | 'div';
  /** The brand's second colour as background, for offers. */
  readonly tint?: boolean;
}

/** A raised surface. Its content may use container queries on the card's width (460, 640 px). */
export function Card({ as: Tag = 'section', tint, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, tint && styles.tint, className)} />;
}

/** A tile or logo next to the title, first in a card. */
export function CardHead({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.head, className)} />;
}

/** A hairline between sections of a card. */
export function CardRule() {
  return <hr className={styles.rule} />;
}
