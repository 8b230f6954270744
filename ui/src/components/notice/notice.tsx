import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame-icons';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { focusMessage } from '../error-summary/focus-field';
import sheet, * as styles from './notice.module.css';

registerSheet(sheet);

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const;

export type NoticeKind = keyof typeof ICONS;

export interface NoticeProps {
  readonly kind?: NoticeKind;
  /** Adds a Dismiss button. */
  readonly onDismiss?: (() => void) | undefined;
  /** Full width under the header: "Our service is running slower than usual..." */
  readonly strip?: boolean;
  /** Part of the page from the start, so not announced. */
  readonly still?: boolean;
  /**
   * Focuses the notice and scrolls it into view whenever this becomes another value: the failure of what the mover has just
   * submitted, with a button that may be far below.
   */
  readonly focusOn?: object | string | null;
  readonly children: ReactNode;
}

/** A message to the mover. Errors are announced at once (`role=alert`), other kinds politely (`role=status`). */
export function Notice({ kind = 'info', onDismiss, strip, still, focusOn = null, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn !== null && box.current) focusMessage(box.current);
  }, [focusOn]);
  const Icon = ICONS[kind];
  const role = still ? undefined : kind === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={box}
      role={role}
      tabIndex={focusOn === null ? undefined : -1}
      className={classNames(styles.notice, styles[kind], strip && styles.strip)}
    >
      <Icon size={22} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <button type="button" aria-label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/** A notice under a page's h1, or under the shell's header. */
export const Banner = Notice;
