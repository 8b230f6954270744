import { createButton } from './button';
import { connect } from './connection';
import { warn } from './console';
import { ignoredAttributes } from './ignored-attributes';
import { elementOfLink } from './link-element';
import { openModal, type Modal } from './modal';
import { dialogElementOf, type Target } from './target';

/** The dialog of an element, which shows at most one portal at a time. */
interface ElementDialog {
  /** Shows the button, unless it is shown. */
  readonly offer: () => void;
  /** Opens the dialog, unless it is open. Then the focus returns to the opener; null for the element that has it now. */
  readonly open: (opener: HTMLElement | null) => void;
  readonly requestClose: () => void;
}

const dialogs = new WeakMap<Element, ElementDialog>();

/** Whether the element is in the page and has a dialog: it may have changed while this script was loading. */
const hasDialog = (element: Element | null): element is Element =>
  element?.isConnected === true && /^(button|modal)$/.test(element.getAttribute('mode') ?? '');

function createDialog(element: Element): ElementDialog {
  let modal: Modal | null = null;
  let removeButton: (() => void) | null = null;
  /** The step on screen when the dialog was closed. */
  let step: string | null = null;
  for (const sentence of ignoredAttributes(element)) warn(sentence);

  const open = (opener: HTMLElement | null) => {
    modal ??= openModal({
      element,
      opener,
      start: step,
      onClosed(lastStep) {
        modal = null;
        step = lastStep;
      },
    });
  };
  // The element dispatches it when it leaves the page or gets other attributes.
  element.addEventListener(
    'homemove-stop',
    () => {
      dialogs.delete(element);
      modal?.close();
      removeButton?.();
    },
    { once: true },
  );
  return {
    offer: () => void (removeButton ??= createButton(element, open)),
    open,
    requestClose: () => modal?.requestClose(),
  };
}

function dialogOf(element: Element): ElementDialog {
  const dialog = dialogs.get(element) ?? createDialog(element);
  dialogs.set(element, dialog);
  return dialog;
}

/** Shows the button that opens the dialog. */
export function showButton(element: Element): void {
  if (hasDialog(element) && element.getAttribute('mode') === 'button') dialogOf(element).offer();
}

/** Opens the dialog of a target. */
export function open(target: Target, opener: HTMLElement | null = null): void {
  const element = dialogElementOf(target);
  if (hasDialog(element)) dialogOf(element).open(opener);
  else warn('HomeMove.open found no <home-move> with the mode button or modal.');
}

/** Closes the dialog of a target as its own button does: after a question if input would be lost. */
export function close(target: Target): void {
  const element = dialogElementOf(target);
  if (hasDialog(element)) dialogOf(element).requestClose();
}

/** Prepares the dialog of a link or, after a click, opens it. */
export function followLink(link: HTMLAnchorElement, isClick: boolean): void {
  connect();
  link.setAttribute('aria-haspopup', 'dialog');
  if (isClick) open(elementOfLink(link), link);
}
