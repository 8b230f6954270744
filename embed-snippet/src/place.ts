import { loadBehaviour } from './lazy-scripts';
import { moduleScripts } from './own-script';
import { elementAttributes } from './portal';

/** The element that `data-target` selects; null when nothing matches or the selector is invalid. */
function targetOf({ dataset }: HTMLScriptElement): Element | null {
  try {
    return dataset['target'] === undefined ? null : document.querySelector(dataset['target']);
  } catch {
    return null;
  }
}

/** Runs the function now, or once the page is parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

const isShown = (node: Element | null) => node !== null && document.body !== null && document.body.contains(node);

/** Inserts the element at its place; false when that is not parsed yet. Never into the head, which is not rendered. */
function insert(element: Element, script: HTMLScriptElement, isLast: boolean): boolean {
  const target = targetOf(script);
  if (target !== null && isShown(target)) target.append(element);
  else if (!isLast && script.dataset['target'] !== undefined) return false;
  else if (isShown(script)) script.after(element);
  else if (isLast) document.body.append(element);
  else return false;
  return true;
}

function createElement({ dataset }: HTMLScriptElement): Element {
  const element = document.createElement('home-move');
  for (const name of elementAttributes) {
    const value = dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}

/**
 * Inserts a `<home-move>` for a script: into the element that `data-target` selects, otherwise after the script, or at the
 * end of the body for a script in the head. If that place is not parsed yet, as when a cached script runs early, waits for
 * DOMContentLoaded. A script without `data-brand` in the head only defines the element; in the body it may have lost its
 * attributes to a content management system, so it gets an element unless the page has one. Does nothing when called again
 * for the same script.
 */
export function place(script: HTMLScriptElement): void {
  if (script.dataset['placed'] !== undefined) return;
  script.dataset['placed'] = '';
  if (script.dataset['brand'] === undefined)
    whenParsed(() => {
      if (isShown(script) && !document.querySelector('home-move')) insert(createElement(script), script, true);
    });
  else {
    const element = createElement(script);
    if (!insert(element, script, document.readyState !== 'loading')) whenParsed(() => insert(element, script, true));
  }
  // Requested after the frame, so that it does not delay the frame.
  loadBehaviour().then(
    ({ warnOfUnknown }) => warnOfUnknown(script),
    () => undefined,
  );
}

/** Places the scripts with `type="module"`. */
export function placeModules(): void {
  for (const script of moduleScripts()) place(script);
}
