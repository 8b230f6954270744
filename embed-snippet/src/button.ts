import { connect, intents } from './connection';
import { buttonStyle } from './dialog-style';
import { dialogTexts } from './dialog.texts';
import { create, icon, sheetOf, withAttributes } from './markup';

/**
 * Shows the button of a dialog in the corner of the page. The page's style sheet reaches it by `::part(button)`. Returns a
 * function that removes it.
 */
export function createButton(element: Element, onOpen: (button: HTMLElement) => void): () => void {
  const button = create('button', { type: 'button', className: 'primary' }, icon('home'), dialogTexts.open);
  withAttributes(button, { 'aria-haspopup': 'dialog', part: 'button' });
  button.addEventListener('click', () => onOpen(button));
  for (const intent of intents) button.addEventListener(intent, connect, { passive: true });
  const corner = create('div', { className: 'corner', lang: 'en' }, button);
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = sheetOf(buttonStyle);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.replaceChildren(corner);
  return () => {
    // The root may show something else by now.
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    corner.remove();
  };
}
