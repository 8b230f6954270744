import { dialogEvent, type DialogMessage } from './dialog-message';
import { portalStyle } from './dialog-style';
import { sheetOf } from './markup';
import type { Placement } from './portal';

/** The element around a dialog keeps its session by its id, or by its position among the elements with dialogs. */
function idOf(element: Element): string {
  const dialogs = [...document.querySelectorAll('home-move[mode=button], home-move[mode=modal]')];
  return element.id || `dialog-${dialogs.indexOf(element) + 1}`;
}

/** A portal in a dialog. */
export interface ModalPortal {
  readonly element: HTMLElement;
  readonly frame: () => HTMLIFrameElement | null;
}

/**
 * Creates the portal of an element in its dialog: an inline `<home-move>` whose frame fills the dialog. Add it to a dialog that is
 * shown.
 */
export function createModalPortal(
  owner: Element,
  { brand, branch, theme, start }: Placement,
  onMessage: (message: DialogMessage) => void,
): ModalPortal {
  const element = document.createElement('home-move');
  element.id = idOf(owner);
  for (const [name, value] of Object.entries({ brand, branch, theme, start }))
    if (value !== null) element.setAttribute(name, value);
  element.addEventListener(dialogEvent, (event) => onMessage((event as CustomEvent<DialogMessage>).detail));

  const sheet = sheetOf(portalStyle);
  // The element applies its own style when it starts.
  const applyStyle = () => {
    const root = element.shadowRoot;
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
  const observeStart = () => queueMicrotask(applyStyle);
  element.addEventListener('homemove-stop', observeStart);
  observeStart();
  return { element, frame: () => element.shadowRoot?.querySelector('iframe') ?? null };
}
