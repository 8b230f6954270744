import { createFailure } from './dialog-failure';
import { closedEvent, dialogTag, type DialogMessage, type Look } from './dialog-message';
import { dialogStyle } from './dialog-style';
import { dialogTexts } from './dialog.texts';
import { createLeaveQuestion } from './leave-question';
import { create, icon, sheetOf, withAttributes } from './markup';
import { createModalPortal, type ModalPortal } from './modal-portal';
import { placementOf } from './portal';
import { lockScroll } from './scroll-lock';

export interface ModalOptions {
  /** Dispatches the events of the portal. */
  readonly element: Element;
  /** Gets the focus when the dialog closes; null for the element that has it now. */
  readonly opener: HTMLElement | null;
  /** The step at which the portal opens; null for the element's own. */
  readonly start: string | null;
  /** Called with the step on screen. */
  readonly onClosed: (step: string | null) => void;
}

/** A dialog on screen. */
export interface Modal {
  /** Closes the dialog; if input would be lost, only after a question. */
  readonly requestClose: () => void;
  /** Closes the dialog at once. */
  readonly close: () => void;
}

/** The events of the portal that the element repeats. */
const repeated = ['ready', 'step', 'service', 'complete', 'auth', 'error'] as const;

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
 * Opens the portal of an element in a native dialog at the end of the body, where no hidden part of the page contains it: full
 * screen below 768 px. Locks the scroll position of the page. Escape, the button and Back of Android close the dialog, after a
 * question if input would be lost; Back elsewhere leaves the page, after a question of the browser. It adds no history entry. The
 * element dispatches `homemove:close` before the dialog closes; the focus returns to the opener.
 */
export function openModal({ element, opener, start, onClosed }: ModalOptions): Modal {
  const placement = placementOf((name) => element.getAttribute(name));
  const returnFocusTo = opener ?? focusedElement();
  let isOpen = true;
  let isUnsaved = false;
  let step = start;
  let failure: HTMLElement | null = null;

  const name = create('span', { className: 'name' });
  const closeButton = create('button', { type: 'button', className: 'close' }, dialogTexts.close, icon('close'));
  const bar = create('div', { className: 'bar' }, name, closeButton);
  const place = create('div', { className: 'place' });
  const spinner = create('span', { className: 'spinner' });
  const loading = create('div', { className: 'loading' }, spinner, dialogTexts.loading);
  loading.setAttribute('role', 'status');
  const body = create('div', { className: 'body' }, place, loading);
  const question = createLeaveQuestion(finish);
  const dialog = withAttributes(
    create('dialog', { className: 'box', lang: 'en', dir: 'ltr', tabIndex: -1 }, bar, body, question.element),
    { 'aria-label': dialogTexts.title, 'data-theme': placement.theme ?? 'light' },
  );
  const look = sheetOf('');
  const container = document.createElement(dialogTag);
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
    portal.element.remove();
    dialog.close();
    container.remove();
    unlockScroll();
    returnFocusTo?.focus({ preventScroll: true });
    element.dispatchEvent(new Event(closedEvent));
    onClosed(step);
  }

  function finish(): void {
    const detail = { isUnsaved };
    const event = new CustomEvent('homemove:close', { bubbles: true, cancelable: isUnsaved, detail });
    if (isOpen && element.dispatchEvent(event)) close();
  }

  function requestClose(): void {
    if (isUnsaved) question.show();
    else finish();
  }

  function handle(message: DialogMessage): void {
    if (message.type === 'close') requestClose();
    else if (message.type === 'unsaved') setUnsaved(message.isUnsaved);
    else if (message.type === 'look') {
      name.textContent = message.name;
      paint(look, message);
    } else {
      const frame = portal.frame();
      if (frame) frame.style.height = `${message.px}px`;
    }
  }

  function showPortal(): ModalPortal {
    const created = createModalPortal(element, { ...placement, start: step ?? placement.start }, handle);
    loading.hidden = false;
    place.replaceChildren(created.element);
    created.frame()?.addEventListener('load', () => (loading.hidden = true), { once: true });
    return created;
  }

  function retry(): void {
    setUnsaved(false);
    portal = showPortal();
    dialog.focus({ preventScroll: true });
  }

  function onEvent(type: string, detail: Readonly<Record<string, unknown>>): void {
    if (type === 'homemove:step') {
      step = String(detail['step']);
      // The button to the next screen may be far down.
      body.scrollTop = 0;
    }
    if (type !== 'homemove:ready' && type !== 'homemove:error') return;
    loading.hidden = true;
    failure?.remove();
    // Covers the link that the portal shows. It may still recover.
    portal.element.classList.toggle('covered', type === 'homemove:error');
    if (type === 'homemove:error') {
      failure = createFailure(placement, String(detail['code']), retry);
      place.append(failure);
    }
    // From now on Tab and the arrow keys reach the portal.
    else if (root.activeElement === dialog) portal.frame()?.focus({ preventScroll: true });
  }
  for (const event of repeated)
    root.addEventListener(`homemove:${event}`, (original) => {
      const { type, detail } = original as CustomEvent<Readonly<Record<string, unknown>>>;
      onEvent(type, detail);
      element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    });

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
  let portal = showPortal();
  return { requestClose, close };
}
