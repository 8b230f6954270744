import type { ComponentPropsWithRef } from 'react';
import { CloseIcon } from '../../icons/frame-icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './chip.module.css';

registerSheet(sheet);

/** A small button in a row of filters: "Filters (2)". */
export function Chip({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.chip, className)} />;
}

/** An active filter that is removed by pressing it. Announce the result in a status line: "Paperless removed, 7 tariffs". */
export function RemovableChip({ children, className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.chip, styles.on, className)}>
      <VisuallyHidden>Remove </VisuallyHidden>
      {children}
      <CloseIcon size={16} />
    </button>
  );
}

/** A row of chips that wraps. */
export function Chips({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.chips, className)} />;
}
