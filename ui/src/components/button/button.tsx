import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { Spinner } from '../spinner/spinner';
import sheet, * as styles from './button.module.css';

registerSheet(sheet);

interface ButtonLook {
  /** primary: filled, one per page. secondary: outlined (default). choose: in lists. plain: underlined. danger: outlined red. */
  readonly variant?: 'primary' | 'secondary' | 'choose' | 'plain' | 'danger';
  readonly size?: 'small' | undefined;
  /** Whether it is as wide as its column. */
  readonly full?: boolean | undefined;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Present participle shown with a spinner while the action runs: "Saving". The button stays focusable and ignores clicks. */
  readonly busy?: string | undefined;
}

const buttonClasses = ({ variant = 'secondary', size, full }: ButtonLook) =>
  classNames(styles.button, styles[variant], size && styles[size], full && styles.full);

/**
 * A button; `type` is "button" by default. Disable it only for "not possible yet", with the reason as text next to it.
 */
export function Button({
  variant,
  size,
  full,
  busy,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      data-variant={variant ?? 'secondary'}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={ignoreWhileBusy}
      className={classNames(
        buttonClasses({ variant: variant ?? 'secondary', size, full }),
        busy && styles.busy,
        className,
      )}
    >
      {busy ? (
        <span className={styles.cell}>
          <span aria-hidden="true" className={styles.idle}>
            {children}
          </span>
          <span>
            <Spinner size="button" />
            {busy}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, children, ...rest }: LinkButtonProps) {
  return (
    <a
      {...rest}
      data-variant={variant ?? 'secondary'}
      className={classNames(buttonClasses({ variant: variant ?? 'secondary', size, full }), className)}
    >
      {children}
    </a>
  );
}
