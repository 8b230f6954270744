import { warn } from './console';
import { moduleScripts } from './own-script';

const elementAttributes = ['brand', 'branch', 'journey', 'mode', 'theme', 'lang', 'start'];
const known = new Set([...elementAttributes, 'target', 'placed'].map((name) => `data-${name}`));
/** Attributes that consent managers, page optimisers and frameworks add to scripts. */
const isOfOthers = (name: string) =>
  /^data-(c|n|ot-|react|rocket|service|src|suppressed|turbo|type|usercentrics|wp)/.test(name);

/** The element that `data-target` selects; null when nothing matches or the selector is invalid. */
function targetOf({ dataset }: HTMLScriptElement): Element | null {
  try {
    return dataset['target'] === undefined ? null : document.querySelector(dataset['target']);
  } catch {
    return null;
  }
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

function warnOfUnknown({ attributes }: HTMLScriptElement): void {
  for (const { name } of attributes)
    if (name.startsWith('data-') && !known.has(name) && !isOfOthers(name)) warn(`the attribute ${name} is unknown.`);
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
  warnOfUnknown(script);
  const isParsed = document.readyState !== 'loading';
  const whenParsed = (run: () => void) => {
    if (isParsed) run();
    else document.addEventListener('DOMContentLoaded', run, { once: true });
  };
  if (script.dataset['brand'] === undefined) {
    whenParsed(() => {
      if (isShown(script) && !document.querySelector('home-move')) insert(createElement(script), script, true);
    });
    return;
  }
  const element = createElement(script);
  if (!insert(element, script, isParsed)) whenParsed(() => insert(element, script, true));
}

/** Places the scripts with `type="module"`. */
export function placeModules(): void {
  for (const script of moduleScripts()) place(script);
}
