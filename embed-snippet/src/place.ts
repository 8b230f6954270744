const elementAttributes = ['brand', 'branch', 'journey'] as const;

/** The element that `data-target` selects; null where it selects none, or is no selector. */
function targetOf({ dataset }: HTMLScriptElement): Element | null {
  try {
    return dataset['target'] === undefined ? null : document.querySelector(dataset['target']);
  } catch {
    return null;
  }
}

const isShown = (node: Element | null) => node !== null && document.body !== null && document.body.contains(node);

/** Puts the element where it belongs, if that place is there yet: never into the head, which shows nothing. */
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
 * Places a `<home-move>` for a script that carries `data-brand`: into the element that `data-target` selects, else right
 * after the script, else (a script in the head) at the end of the body. A place that is not parsed yet is waited for: a
 * script from the cache runs before the rest of the page. A script without `data-brand` only defines the element.
 * Placing twice does nothing.
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
