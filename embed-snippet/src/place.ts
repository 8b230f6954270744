const carried = ['brand', 'branch', 'journey'] as const;

/**
 * Places a `<home-move>` for a script that carries `data-brand`: into the element that `data-target` selects, else
 * right after the script. A script without `data-brand` only defines the element. Placing twice does nothing.
 */
export function place(script: HTMLScriptElement): void {
  if (script.dataset['brand'] === undefined || script.dataset['placed'] !== undefined) return;
  script.dataset['placed'] = '';
  const element = document.createElement('home-move');
  for (const name of carried) {
    const value = script.dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  const target = script.dataset['target'] === undefined ? null : document.querySelector(script.dataset['target']);
  if (target) target.append(element);
  else script.after(element);
}
