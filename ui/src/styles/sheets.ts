import baseSheet from './base.module.css';

const registered = new Set<CSSStyleSheet>();
/** How many times each root holds the registered sheets: two remotes may share a document. */
const holders = new Map<Document | ShadowRoot, number>();

/**
 * Leaves the caller's sheets of `root` as they are; the registered ones follow in the order of registration, so that a
 * feature's sheet wins over a component's.
 */
function sync(root: Document | ShadowRoot): void {
  const others = root.adoptedStyleSheets.filter((sheet) => !registered.has(sheet));
  root.adoptedStyleSheets = holders.has(root) ? [...others, ...registered] : others;
}

/**
 * Makes a CSS module's sheet part of the design system of this bundle. Call it once, at import, in the file that uses the
 * class names: `registerSheet(sheet)` right after the imports, `sheet` being the module's default export.
 */
export function registerSheet(sheet: CSSStyleSheet): void {
  if (registered.has(sheet)) return;
  registered.add(sheet);
  for (const root of holders.keys()) sync(root);
}

/**
 * Adopts every registered sheet into `root`, including sheets that lazy chunks register later. Returns a function that
 * releases them; the sheets are removed when the last holder of the root releases.
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

/** Adopts reset and typography into a document or shadow root of the portal's own. Returns a function that removes them. */
export function adoptBase(root: Document | ShadowRoot): () => void {
  root.adoptedStyleSheets = [baseSheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== baseSheet);
  };
}

/** Joins the class names that apply; undefined when none does. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
