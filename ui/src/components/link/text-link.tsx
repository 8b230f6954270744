import type { ComponentPropsWithRef } from 'react';
import { ExternalIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './text-link.module.css';

registerSheet(sheet);

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** Opens in a new tab: adds the icon, and "(opens in a new tab)" for screen readers. */
  readonly external?: boolean;
}

/** That a link opens in a new tab, for screen readers: `external` adds it to a `TextLink`, other links need it in their text. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}

/** An underlined link in running text. */
export function TextLink({ external, className, children, ...rest }: TextLinkProps) {
  const newTab = external ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a {...newTab} {...rest} className={classNames(styles.link, className)}>
      {children}
      {external && (
        <>
          <ExternalIcon size={16} className={styles.icon} />
          <NewTabNote />
        </>
      )}
    </a>
  );
}

/** A button that looks like a link: "Can't find your address?". */
export function TextButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.link, styles.button, className)} />;
}
