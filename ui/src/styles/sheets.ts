import baseCss from './base.module.css';

/** The sheets of the registered texts. */
const registered = new Map<string, CSSStyleSheet>();
/** How many times each root holds the registered sheets: two remotes may share a document. */
const holders = new Map<Document | ShadowRoot, number>();

/**
 * Leaves the caller's sheets of `root` as they are; the registered ones follow in the order of registration, so that a
 * feature's sheet wins over a component's.
 */
function sync(root: Document | ShadowRoot): void {
  const sheets = [...registered.values()];
  const others = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  root.adoptedStyleSheets = holders.has(root) ? [...others, ...sheets] : others;
}

/**
 * Browsers older than Chrome 118, Safari 17.4 and Firefox 146 ignore scopes with everything in them. There, only the class names
 * keep the styles of a remote from other elements.
 */
function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('CSSScopeRule' in globalThis ? css : css.replace(/@scope[^{]*/, '@media all'));
  return sheet;
}

/**
 * Makes the sheet of a CSS module part of the design system of this bundle. Call it once, at import, in the file that uses the
 * class names: `registerSheet(sheet)` right after the imports, `sheet` being the module's default export.
 */
export function registerSheet(css: string): void {
  if (registered.has(css)) return;
  registered.set(css, createSheet(css));
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
  const base = createSheet(baseCss);
  root.adoptedStyleSheets = [base, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== base);
  };
}

/** Joins the class names that apply; undefined when none does. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
