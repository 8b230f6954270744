const registered = new Set<CSSStyleSheet>();
/** How often each sheet is held by each root: two remotes may share a document. */
const holders = new Map<Document | ShadowRoot, number>();

/** The caller's own sheets of `root` stay as they are; ours follow in the order of registration, so that a feature's sheet wins over a component's. */
function sync(root: Document | ShadowRoot): void {
  const others = root.adoptedStyleSheets.filter((sheet) => !registered.has(sheet));
  root.adoptedStyleSheets = holders.has(root) ? [...others, ...registered] : others;
}

/**
 * Makes a CSS module's sheet part of the design system of this bundle. Call it once, at import, in the file that uses the class names:
 * `registerSheet(sheet)` right after the imports, `sheet` being the module's default export.
 */
export function registerSheet(sheet: CSSStyleSheet): void {
  if (registered.has(sheet)) return;
  registered.add(sheet);
  for (const root of holders.keys()) sync(root);
}

/**
 * Adopts every registered sheet into `root`, those registered later (lazy chunks) included.
 * Gives back a function that releases them; the sheets go when the last holder of the root has released.
 */
export function adoptSheets(root: Document | ShadowRoot): () => void {
  holders.set(root, (holders.get(root) ?? 0) + 1);
  sync(root);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    const left = (holders.get(root) ?? 1) - 1;
    if (left > 0) holders.set(root, left);
    else holders.delete(root);
    sync(root);
  };
}
