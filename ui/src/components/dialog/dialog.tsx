import * as Radix from '@radix-ui/react-dialog';
import { useContext, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame-icons';
import { RemoteName } from '../../runtime/runtime-context';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './dialog.module.css';
import { useDialogPhase } from './use-dialog-phase';
import { keepToVisibleSlice } from './visible-slice';

registerSheet(sheet);

export interface DialogProps {
  /** When it becomes false, the dialog closes for 500 ms and is then removed. */
  readonly open: boolean;
  /** Called by Esc, a click on the scrim, and the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The text; buttons go to `actions`. */
  readonly children?: ReactNode;
  /** Secondary first, primary last; below 578 px the primary is on top. */
  readonly actions?: ReactNode;
  /** A close button in the corner, for dialogs without one among their actions. */
  readonly closeButton?: boolean;
  /** The element that gets the focus first, instead of the title. */
  readonly initialFocus?: () => HTMLElement | null | undefined;
  /** The element that gets the focus after the dialog, for one whose action removes its opener. */
  readonly finalFocus?: () => HTMLElement | null;
}

function activeElementOf(inside: Element | null): Element | null {
  const root = inside?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.activeElement ?? document.activeElement;
}

/** Where a dialog opens: in a shadow root inside the element that has the look, otherwise in the body. */
function containerOf(mark: Element): Element | ShadowRoot {
  const root = mark.getRootNode();
  return root instanceof ShadowRoot ? (mark.closest('[data-brand]') ?? root) : document.body;
}

/** Keeps Tab among the controls of a dialog in a shadow root, where Radix does not see which one has the focus. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  const root = event.currentTarget.getRootNode();
  if (event.key !== 'Tab' || !(root instanceof ShadowRoot)) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  const index = controls.findIndex((control) => control === root.activeElement);
  // Above the first is the title.
  const isAtEdge = event.shiftKey ? index <= 0 : index === controls.length - 1;
  if (!isAtEdge) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}

/**
 * A question over the page: title, text, actions. At most 650 px wide [XUI-05]; a sheet at the bottom below 578 px. In a
 * partner's frame it is positioned within the visible area of the frame. A remote in a shadow root shows it there, because its
 * styles apply nowhere else.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, closeButton, initialFocus, finalFocus } = props;
  const phase = useDialogPhase(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const textId = useId();
  const remote = useContext(RemoteName);
  const [container, setContainer] = useState<Element | ShadowRoot | null>(null);
  const findContainer = (mark: Element | null) => {
    if (mark !== null) setContainer(containerOf(mark));
  };
  if (container === null) return <span ref={findContainer} hidden />;
  return (
    <Radix.Root open={phase !== 'closed'} onOpenChange={(wanted) => !wanted && open && onClose()}>
      <Radix.Portal container={container}>
        {/* The build confines the styles of a remote to the content of elements with this attribute. */}
        <div data-remote={remote}>
          <div
            ref={keepToVisibleSlice}
            className={classNames(styles.scrim, phase === 'closing' && styles.closing)}
            data-state={phase}
          >
            <Radix.Content
              className={classNames(styles.dialog, closeButton && styles.closable)}
              onKeyDown={keepTabInside}
              // Announce a short question with its title; screen-reader users read a long text themselves.
              aria-describedby={children && actions ? textId : undefined}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                opener.current = activeElementOf(heading.current);
                (initialFocus?.() ?? heading.current)?.focus({ preventScroll: true });
              }}
              onCloseAutoFocus={(event) => {
                // Radix returns the focus to its own trigger only; here any element may open the dialog.
                event.preventDefault();
                const next = finalFocus?.() ?? opener.current;
                if (next instanceof HTMLElement) next.focus({ preventScroll: true });
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
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
