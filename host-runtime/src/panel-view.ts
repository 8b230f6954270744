import { PanelError } from './panel-error';
import { panelTexts } from './panel.texts';
import css, * as styles from './panel-view.module.css';

/** The look of the panel. */
export interface PanelLook {
  /** Address of the design tokens with our looks. */
  readonly tokens: string;
  /** Name of the look. */
  readonly theme: string;
}

/** The panel in an element of the page. */
export interface PanelView {
  /** Where the panel renders. */
  readonly content: HTMLElement;
  /** Resolves once the style sheet has loaded. Rejects with PanelError. */
  readonly applyLook: (look: PanelLook) => Promise<void>;
  /** Shows a message above the panel; an empty one removes it. */
  readonly notify: (message: string) => void;
  /** Shows a message in place of the panel, with a link to the page on which the agent continues. */
  readonly showEnd: (message: string, url: string | null) => void;
  /** Removes everything from the element. */
  readonly remove: () => void;
}

const used = new WeakSet<HTMLElement>();

/** Throws PanelError for an element without a shadow root. */
function rootOf(element: HTMLElement): ShadowRoot {
  try {
    return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  } catch (cause) {
    throw new PanelError('element-unusable', { cause });
  }
}

function makeElement<Name extends 'a' | 'div' | 'link' | 'p'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/**
 * Prepares an element for a panel: its shadow root gets the tokens and one element with the look, in which the panel renders and
 * its dialogs open.
 */
export function createPanelView(element: HTMLElement): PanelView {
  if (used.has(element)) throw new PanelError('element-unusable');
  const root = rootOf(element);
  used.add(element);
  const frame = makeElement('div', { className: styles.frame ?? '', lang: 'en-GB' });
  const notice = makeElement('p', { className: styles.notice ?? '' });
  notice.setAttribute('role', 'status');
  const content = document.createElement('div');
  const tokens = makeElement('link', { rel: 'stylesheet' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  let isRemoved = false;

  frame.append(notice, content);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(frame);

  return {
    content,
    applyLook({ tokens: href, theme }) {
      Object.assign(frame.dataset, { brand: theme, mode: 'light' });
      return new Promise((resolve, reject) => {
        tokens.addEventListener('load', () => resolve());
        tokens.addEventListener('error', () => reject(new PanelError('panel-not-loaded', { file: href })));
        tokens.href = href;
        frame.before(tokens);
      });
    },
    notify(message) {
      notice.textContent = message;
    },
    showEnd(message, url) {
      content.remove();
      notice.textContent = message;
      if (url !== null) notice.append(' ', makeElement('a', { href: url, textContent: panelTexts.toCrm }));
    },
    remove() {
      // The element may show another panel by now.
      if (isRemoved) return;
      isRemoved = true;
      tokens.remove();
      frame.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      used.delete(element);
    },
  };
}
