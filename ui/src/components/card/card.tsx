import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './card.module.css';

registerSheet(sheet);

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'ref'> {
  readonly as?: 'article' | 'section' | 'div';
  /** The brand's second colour as ground, for offers. */
  readonly tint?: boolean;
}

/** A raised surface. Its content may ask for the card's own width by container queries (460, 640). */
export function Card({ as: Tag = 'section', tint, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, tint && styles.tint, className)} />;
}

/** Tile or logo and title beside one another, first in a card. */
export function CardHead({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.head, className)} />;
}

/** A hairline between parts of a card. */
export function CardRule() {
  return <hr className={styles.rule} />;
}
