import { dialogEvent, type DialogMessage } from './dialog-message';
import { loadDialog } from './lazy-scripts';

/** jsdom has no modal dialogs. Its `close` event comes at once, while a browser queues it. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

export function found<Found>(value: Found | null | undefined): Found {
  if (value === null || value === undefined) throw new Error('not found');
  return value;
}

/** The elements around the dialogs of the page. */
export const containers = () => [...document.querySelectorAll('home-move-dialog')];

/** The only dialog of the page, with its controls by their text. */
export function dialogOnScreen() {
  const root = found(containers()[0]?.shadowRoot);
  const portal = found(root.querySelector('home-move'));
  const button = (text: string) =>
    found([...root.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === text));
  return {
    root,
    portal,
    button,
    dialog: found(root.querySelector<HTMLDialogElement>('dialog.box')),
    question: found(root.querySelector<HTMLDialogElement>('dialog.question')),
    frame: () => found(portal.shadowRoot?.querySelector('iframe')),
    /** Sends a message of the frame. */
    send: (message: DialogMessage) => portal.dispatchEvent(new CustomEvent(dialogEvent, { detail: message })),
    /** Dispatches an event of the portal. */
    emit: (name: string, detail: object) =>
      portal.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, detail })),
  };
}

/** Opens the dialog of a new element by a button of the page. */
export async function opened(html = '<home-move mode="modal" brand="oakwood" branch="12"></home-move>') {
  document.body.innerHTML = `<button id="own">Bills</button>${html}`;
  const element = found(document.querySelector('home-move'));
  const opener = found(document.querySelector<HTMLElement>('#own'));
  opener.focus();
  window.HomeMove?.open(element);
  await loadDialog();
  return { element, opener, ...dialogOnScreen() };
}

/** Records the events of the page from now on. */
export function recordedEvents() {
  const events: [type: string, detail: unknown, cancelable: boolean][] = [];
  for (const name of ['ready', 'step', 'close', 'error', 'auth'])
    document.addEventListener(`homemove:${name}`, (event) =>
      events.push([event.type, (event as CustomEvent<unknown>).detail, event.cancelable]),
    );
  return events;
}
