const elementAttributes = ['brand', 'branch', 'journey'] as const;

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

/**
 * Inserts a `<home-move>` for a script with `data-brand`: into the element that `data-target` selects, otherwise after the
 * script, or at the end of the body for a script in the head. If that place is not parsed yet, as when a cached script runs
 * early, waits for DOMContentLoaded. Does nothing without `data-brand`, or when called again for the same script.
 */
export function place(script: HTMLScriptElement): void {
  if (script.dataset['brand'] === undefined || script.dataset['placed'] !== undefined) return;
  script.dataset['placed'] = '';
  const element = document.createElement('home-move');
  for (const name of elementAttributes) {
    const value = script.dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  const isParsed = document.readyState !== 'loading';
  if (insert(element, script, isParsed)) return;
  document.addEventListener('DOMContentLoaded', () => insert(element, script, true), { once: true });
}
