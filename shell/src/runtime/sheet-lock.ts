import type { SheetRoot } from '@home-move/ui';

/** Whether a rule of a remote applies to its own elements only. Versions older than scopes have rules with their class names. */
function isConfined(rule: CSSRule): boolean {
  if ('findRule' in rule) return true;
  if ('start' in rule) return String(rule.start).includes('data-remote');
  if ('selectorText' in rule) return /\.hm_(?!shell)/.test(String(rule.selectorText));
  return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].every(isConfined);
}

/**
 * From now on the document adopts only sheets whose rules are confined to a remote; setting others throws TypeError, and the list
 * cannot be changed in place. Returns the unlocked list, for the sheets of the shell.
 */
export function lockSheets(page: Document): SheetRoot {
  const unlocked: SheetRoot = {
    get adoptedStyleSheets() {
      return Reflect.get(Document.prototype, 'adoptedStyleSheets', page) as CSSStyleSheet[];
    },
    set adoptedStyleSheets(sheets) {
      Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, page);
    },
  };
  Object.defineProperty(page, 'adoptedStyleSheets', {
    get: () => Object.freeze([...unlocked.adoptedStyleSheets]),
    set(sheets: readonly CSSStyleSheet[]) {
      const added = sheets.filter((sheet) => !unlocked.adoptedStyleSheets.includes(sheet));
      if (!added.every(({ cssRules }) => [...cssRules].every(isConfined)))
        throw new TypeError('Unconfined style sheet');
      unlocked.adoptedStyleSheets = [...sheets];
    },
  });
  // The scripts of remotes may have run already.
  unlocked.adoptedStyleSheets = [];
  return unlocked;
}
