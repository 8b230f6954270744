import * as Radix from '@radix-ui/react-dialog';
import { useId, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame-icons';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './dialog.module.css';
import { useDialogPhase } from './use-dialog-phase';
import { keepToVisibleSlice } from './visible-slice';

registerSheet(sheet);

export interface DialogProps {
  /** The owner's wish. When it turns false the dialog is closing for 500 ms and then gone. */
  readonly open: boolean;
  /** Esc, the scrim or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The text; what names actions goes to `actions`. */
  readonly children?: ReactNode;
  /** Secondary first, primary last; below 578 px the primary stands on top. */
  readonly actions?: ReactNode;
  /** A close button at the corner, for dialogs without a way out among their actions. */
  readonly closeButton?: boolean;
  /** Where the dialog is put; the document's body unless said otherwise (a shadow root needs its own). */
  readonly container?: HTMLElement | null;
}

function activeElementOf(inside: Element | null): Element | null {
  const root = inside?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.activeElement ?? document.activeElement;
}

/**
 * A question over the page: title, text, actions. At most 650 px wide [XUI-05]; a sheet at the bottom below 578 px.
 * In a partner's frame it keeps to the slice of the frame that can be seen.
 */
export function Dialog({ open, onClose, title, children, actions, closeButton, container }: DialogProps) {
  const phase = useDialogPhase(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const textId = useId();
  return (
    <Radix.Root open={phase !== 'closed'} onOpenChange={(wanted) => !wanted && open && onClose()}>
      <Radix.Portal container={container ?? undefined}>
        <div
          ref={keepToVisibleSlice}
          className={classNames(styles.scrim, phase === 'closing' && styles.closing)}
          data-state={phase}
        >
          <Radix.Content
            className={classNames(styles.dialog, closeButton && styles.closable)}
            // A question's text is read with its title; a long text is read by its reader.
            aria-describedby={children && actions ? textId : undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = activeElementOf(heading.current);
              heading.current?.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus to its own trigger alone; ours is any element.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
          >
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Radix.Title>
            {children && (
              <div id={textId} className={styles.body}>
                {children}
              </div>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
            {closeButton && (
              <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
                <CloseIcon />
              </button>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
