import type { ComponentPropsWithRef } from 'react';
import { CloseIcon } from '../../icons/frame-icons';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './chip.module.css';

registerSheet(sheet);

/** A small button in a row of filters: "Filters (2)". */
export function Chip({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.chip, className)} />;
}

/** A filter that is on; pressing it takes it off. Say what that changed in a status line: "Paperless removed, 7 tariffs". */
export function RemovableChip({ children, className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.chip, styles.on, className)}>
      <VisuallyHidden>Remove </VisuallyHidden>
      {children}
      <CloseIcon size={16} />
    </button>
  );
}

/** Chips beside one another, wrapping. */
export function Chips({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.chips, className)} />;
}
