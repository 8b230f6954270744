import { createFailure } from './dialog-failure';
import { dialogStyle } from './dialog-style';
import { dialogTexts } from './dialog.texts';
import { createLeaveQuestion } from './leave-question';
import { create, icon, sheetOf, withAttributes } from './markup';
import { lockScroll } from './scroll-lock';
import type { DialogRequest, DialogView, ElementDialog, Look } from './widget';

/** A dialog on screen. */
export interface OpenModal extends Pick<ElementDialog, 'requestClose'> {
  /** Closes the dialog at once. */
  readonly close: () => void;
}

/** The element that has the focus, also inside components. */
function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}

/** Sets the colours that the frame has reported. */
function paint(sheet: CSSStyleSheet, { colours }: Look): void {
  const declarations = Object.entries(colours).map(([name, colour]) => `--hm-${name}: ${colour};`);
  // More specific than the colours for dark pages.
  sheet.replaceSync(`.box.box.box { ${declarations.join(' ')} }`);
}

/** The browser prompts the mover before it leaves a page with unsaved input. */
const requireConfirmation = (event: Event) => event.preventDefault();

/**
 * Opens a portal in a native dialog at the end of the body, where no hidden part of the page contains it: full screen below
 * 768 px. Locks the scroll position of the page. Escape, the button and Back of Android close the dialog, after a question if
 * input would be lost; Back elsewhere leaves the page, after a question of the browser. It adds no history entry. Dispatches
 * `close` before the dialog closes; the focus returns to the opener.
 */
export function openModal(
  { placement, openPortal, emit, onClosed }: DialogRequest,
  opener: HTMLElement | null,
): OpenModal {
  const returnFocusTo = opener ?? focusedElement();
  let isOpen = true;
  let isUnsaved = false;

  const name = create('span', { className: 'name' });
  const closeButton = create('button', { type: 'button', className: 'close' }, dialogTexts.close, icon('close'));
  const bar = create('div', { className: 'bar' }, name, closeButton);
  const place = create('div', { className: 'place' });
  const loading = withAttributes(
    create('div', { className: 'loading' }, create('span', { className: 'spinner' }), dialogTexts.loading),
    { role: 'status' },
  );
  const body = create('div', { className: 'body' }, place, loading);
  const question = createLeaveQuestion(finish);
  const dialog = withAttributes(
    create('dialog', { className: 'box', lang: 'en', dir: 'ltr', tabIndex: -1 }, bar, body, question.element),
    { 'aria-label': dialogTexts.title, 'data-theme': placement.theme ?? 'light' },
  );
  const look = sheetOf('');
  const container = document.createElement('home-move-dialog');
  const root = container.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(dialogStyle), look];
  root.append(dialog);

  function setUnsaved(now: boolean): void {
    isUnsaved = now;
    // Only while it is needed: it may keep the page out of the browser's cache for Back.
    if (now) window.addEventListener('beforeunload', requireConfirmation);
    else window.removeEventListener('beforeunload', requireConfirmation);
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    setUnsaved(false);
    closePortal();
    dialog.close();
    container.remove();
    unlockScroll();
    returnFocusTo?.focus({ preventScroll: true });
    onClosed();
  }

  function finish(): void {
    if (isOpen && emit('close', { isUnsaved })) close();
  }

  function requestClose(): void {
    if (isUnsaved) question.show();
    else finish();
  }

  const view: DialogView = {
    height: {
      follow(px) {
        const frame = place.querySelector('iframe');
        if (frame) frame.style.height = `${px}px`;
      },
      scrollToTop: () => void (body.scrollTop = 0),
    },
    onHello: () => void (loading.hidden = true),
    paint(reported) {
      name.textContent = reported.name;
      paint(look, reported);
    },
    requestClose,
  };

  function open(): () => void {
    loading.hidden = false;
    return openPortal({
      place,
      dialog: view,
      emit(event, detail) {
        // From now on Tab and the arrow keys reach the portal.
        if (event === 'ready' && root.activeElement === dialog)
          place.querySelector('iframe')?.focus({ preventScroll: true });
        emit(event, detail);
      },
      hold: (port) => setUnsaved(port !== null),
      reopen,
      fallbackOf(code) {
        loading.hidden = true;
        return createFailure(placement, code, reopen);
      },
    });
  }
  function reopen(): void {
    setUnsaved(false);
    closePortal();
    closePortal = open();
    dialog.focus({ preventScroll: true });
  }

  closeButton.addEventListener('click', requestClose);
  // Escape outside the frame, and Back of Android.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    requestClose();
  });
  // A second Escape closes the dialog whatever the page does.
  dialog.addEventListener('close', () => {
    if (!isOpen) return;
    if (isUnsaved) dialog.showModal();
    requestClose();
  });

  const unlockScroll = lockScroll();
  document.body.append(container);
  dialog.showModal();
  dialog.focus({ preventScroll: true });
  let closePortal = open();
  return { requestClose, close };
}
