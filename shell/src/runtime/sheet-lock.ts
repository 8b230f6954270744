/** Whether a rule has a scope or names a class of our builds; keyframes need neither. */
function isConfined(rule: CSSRule): boolean {
  if ('findRule' in rule) return true;
  if ('start' in rule) return String(rule.start).includes('data-remote');
  if ('selectorText' in rule) return String(rule.selectorText).includes('.hm_');
  return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].every(isConfined);
}

/**
 * From now on, a sheet that a script of another origin adds to the adopted sheets of the document must be confined: each rule is in
 * the scope of a remote or, as in versions older than scopes and in the lazy chunks of the shell, names a class of its bundle. Setting
 * another one throws TypeError. The list cannot be changed in place. The first file of the shell may adopt any sheet as it runs.
 */
export function lockSheets(page: Document): void {
  if (Object.hasOwn(page, 'adoptedStyleSheets')) return;
  const adopted = () => Reflect.get(Document.prototype, 'adoptedStyleSheets', page) as readonly CSSStyleSheet[];
  // Remotes come from the origin of the assets.
  const isOwnScript = () => /^\/\w/.test(page.currentScript?.getAttribute('src') ?? '');
  Object.defineProperty(page, 'adoptedStyleSheets', {
    get: () => Object.freeze([...adopted()]),
    set(sheets: readonly CSSStyleSheet[]) {
      const added = isOwnScript() ? [] : sheets.filter((sheet) => !adopted().includes(sheet));
      if (!added.every(({ cssRules }) => [...cssRules].every(isConfined)))
        throw new TypeError('Unconfined style sheet');
      Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, page);
    },
  });
}
