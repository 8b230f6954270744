import { closedEvent, dialogEvent, type DialogMessage } from './dialog-message';
import { portalStyle } from './dialog-style';
import { propertyEvent, propertyNames } from './host-properties';
import { sheetOf } from './markup';
import type { Placement } from './portal';
import { prefillEvent, takePrefill } from './prefill';

/** The element around a dialog keeps its session by its id, or by its position among the elements with dialogs. */
function idOf(element: Element): string {
  const dialogs = [...document.querySelectorAll('home-move[mode=button], home-move[mode=modal]')];
  return element.id || `dialog-${dialogs.indexOf(element) + 1}`;
}

/** Codes that no frame has used or refused yet, by the element of the page. */
const unused = new WeakMap<Element, string>();

/** Passes the code that the page sets on its element on to the portal. A portal that opens again gets a code that is still unused. */
function passOnPrefill(owner: Element, portal: Element): void {
  const pass = (code: string) => {
    unused.set(owner, code);
    Reflect.set(portal, 'prefill', code);
  };
  const unusedCode = unused.get(owner);
  if (unusedCode !== undefined) pass(unusedCode);
  takePrefill(owner, pass);
  portal.addEventListener(prefillEvent, () => unused.delete(owner));
}

/** Passes the properties that the page sets on its element on to the portal, until the dialog closes. */
function passOnProperties(owner: Element, portal: Element): void {
  const pass = () => {
    for (const name of propertyNames) {
      const value: unknown = Reflect.get(owner, name);
      if (value !== Reflect.get(portal, name)) Reflect.set(portal, name, value);
    }
  };
  pass();
  owner.addEventListener(propertyEvent, pass);
  owner.addEventListener(closedEvent, () => owner.removeEventListener(propertyEvent, pass), { once: true });
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
  passOnPrefill(owner, element);
  passOnProperties(owner, element);

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
