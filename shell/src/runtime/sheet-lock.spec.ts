import { lockSheets } from './sheet-lock';

/** A document with a list that remotes may change only through the lock. */
function lockedPage() {
  const page = document.implementation.createHTMLDocument();
  const unlocked = lockSheets(page);
  return { page, unlocked };
}

/** A sheet with the rules that a browser would have parsed. */
const sheetWith = (...cssRules: readonly object[]) => ({ cssRules }) as unknown as CSSStyleSheet;

const scope = { start: '[data-remote="energy"]', cssRules: [{ selectorText: 'button' }] };
const keyframes = { findRule: () => null, cssRules: [] };
const ownClass = { selectorText: '.hm_energy_0_1_0-12-card > button' };

describe('the style sheets of a document', () => {
  it.each([
    ['whose rules are in the scope of a remote', [scope, keyframes]],
    ['of a version older than scopes', [ownClass, { media: {}, cssRules: [ownClass] }]],
    ['without rules', []],
  ])('may be those %s', (_sheet, rules) => {
    const { page, unlocked } = lockedPage();
    const sheet = sheetWith(...rules);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    expect(unlocked.adoptedStyleSheets).toEqual([sheet]);
  });

  it.each([
    ['selects elements of any kind', [ownClass, { selectorText: 'header' }]],
    ['selects them under a condition', [{ media: {}, cssRules: [{ selectorText: ':root' }] }]],
    ['selects by a class of the shell', [{ selectorText: '.hm_shell-8-header' }]],
    ['has the scope of the whole document', [{ start: null, cssRules: [ownClass] }]],
    ['has another scope', [{ start: 'body', cssRules: [ownClass] }]],
    ['defines a font', [{ style: {} }]],
  ])('may not be one that %s', (_rule, rules) => {
    const { page, unlocked } = lockedPage();
    expect(() => {
      page.adoptedStyleSheets = [sheetWith(...rules)];
    }).toThrow(TypeError);
    expect(unlocked.adoptedStyleSheets).toEqual([]);
  });

  it('cannot be changed in place', () => {
    const { page, unlocked } = lockedPage();
    expect(() => page.adoptedStyleSheets.push(sheetWith(scope))).toThrow(TypeError);
    expect(unlocked.adoptedStyleSheets).toEqual([]);
  });

  it('may be any of the shell, and remotes that set the list keep them', () => {
    const { page, unlocked } = lockedPage();
    const [reset, own] = [sheetWith({ selectorText: 'body' }), sheetWith(scope)];
    unlocked.adoptedStyleSheets = [reset];
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, own];
    expect(page.adoptedStyleSheets).toEqual([reset, own]);
  });

  it('are none that a script of a remote adopted before the shell started', () => {
    const page = document.implementation.createHTMLDocument();
    page.adoptedStyleSheets = [sheetWith({ selectorText: 'header' })];
    lockSheets(page);
    expect(page.adoptedStyleSheets).toEqual([]);
  });

  it('stay locked', () => {
    const { page } = lockedPage();
    expect(() => Object.defineProperty(page, 'adoptedStyleSheets', { value: [] })).toThrow(TypeError);
  });
});
