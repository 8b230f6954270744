import { lockSheets } from './sheet-lock';

/** A sheet with the rules that a browser would have parsed. */
const sheetWith = (...cssRules: readonly object[]) => ({ cssRules }) as unknown as CSSStyleSheet;

const reset = sheetWith({ selectorText: 'body' });

/** A document whose sheets are locked after the shell has adopted one. */
function lockedPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.adoptedStyleSheets = [reset];
  lockSheets(page);
  return page;
}

const scope = { start: '[data-remote="energy"]', cssRules: [{ selectorText: 'button' }] };
const keyframes = { findRule: () => null, cssRules: [] };
const ownClass = { selectorText: '.hm_energy_0_1_0-12-card > button' };

describe('the style sheets of a document', () => {
  it.each([
    ['whose rules are in the scope of a remote', [scope, keyframes]],
    ['of a version older than scopes', [ownClass, { media: {}, cssRules: [ownClass] }]],
    ['without rules', []],
  ])('may contain one %s after the sheets of the shell', (_sheet, rules) => {
    const page = lockedPage();
    const sheet = sheetWith(...rules);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    expect(page.adoptedStyleSheets).toEqual([reset, sheet]);
  });

  it.each([
    ['selects elements of any kind', [ownClass, { selectorText: 'header' }]],
    ['selects them under a condition', [{ media: {}, cssRules: [{ selectorText: ':root' }] }]],
    ['has the scope of the whole document', [{ start: null, cssRules: [ownClass] }]],
    ['has another scope', [{ start: 'body', cssRules: [ownClass] }]],
    ['defines a font', [{ style: {} }]],
  ])('may not be one that %s', (_rule, rules) => {
    const page = lockedPage();
    expect(() => {
      page.adoptedStyleSheets = [reset, sheetWith(...rules)];
    }).toThrow(TypeError);
    expect(page.adoptedStyleSheets).toEqual([reset]);
  });

  it('cannot be changed in place', () => {
    const page = lockedPage();
    expect(() => page.adoptedStyleSheets.push(sheetWith(scope))).toThrow(TypeError);
    expect(page.adoptedStyleSheets).toEqual([reset]);
  });

  const adoptIn = (src: string) => {
    const page = lockedPage();
    const script = page.createElement('script');
    script.setAttribute('src', src);
    Object.defineProperty(page, 'currentScript', { value: script });
    page.adoptedStyleSheets = [reset, sheetWith({ selectorText: 'header' })];
  };

  it('may be any while the first file of the shell runs', () => {
    expect(() => adoptIn('/react-tenant-portal/shell.js')).not.toThrow();
  });

  it.each(['https://assets.test/remotes/energy/0.1.0/app.js', '//assets.test/remotes/energy/0.1.0/app.js'])(
    'must be confined while a file of another origin runs: %s',
    (src) => {
      expect(() => adoptIn(src)).toThrow(TypeError);
    },
  );

  it('stay locked', () => {
    const page = lockedPage();
    lockSheets(page);
    expect(() => Object.defineProperty(page, 'adoptedStyleSheets', { value: [] })).toThrow(TypeError);
  });
});
