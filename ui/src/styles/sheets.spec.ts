import { adoptBase, adoptSheets, registerSheet } from './sheets';

/** The texts of the sheets, as a browser would read them. */
const texts = new Map<CSSStyleSheet, string>();

beforeEach(() => {
  jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation(function (this: CSSStyleSheet, css) {
    texts.set(this, css);
  });
});
afterEach(() => jest.restoreAllMocks());

const aRoot = () => document.createElement('div').attachShadow({ mode: 'open' });
const textsIn = (root: ShadowRoot) => root.adoptedStyleSheets.map((sheet) => texts.get(sheet));

describe('style sheets', () => {
  it('are adopted in the order of registration, after the sheets of the root itself', () => {
    const own = new CSSStyleSheet();
    const root = aRoot();
    root.adoptedStyleSheets = [own];
    registerSheet('.first {}');
    registerSheet('.second {}');
    registerSheet('.first {}');
    const release = adoptSheets(root);
    expect(textsIn(root)).toEqual([undefined, '.first {}', '.second {}']);
    release();
    expect(root.adoptedStyleSheets).toEqual([own]);
  });

  it('reach the roots that hold sheets already when they are registered afterwards', () => {
    const root = aRoot();
    const release = adoptSheets(root);
    registerSheet('.added {}');
    expect(textsIn(root)).toContain('.added {}');
    release();
  });

  it('stay until every holder of the root has released them, each counting once', () => {
    registerSheet('.held {}');
    const root = aRoot();
    const releaseFirst = adoptSheets(root);
    const releaseSecond = adoptSheets(root);
    releaseFirst();
    releaseFirst();
    expect(textsIn(root)).toContain('.held {}');
    releaseSecond();
    expect(root.adoptedStyleSheets).toEqual([]);
  });

  it('follow the base sheet', () => {
    const root = aRoot();
    registerSheet('.last {}');
    const release = adoptSheets(root);
    const removeBase = adoptBase(root);
    expect(textsIn(root).at(-1)).toBe('.last {}');
    expect(textsIn(root).length).toBeGreaterThan(1);
    removeBase();
    release();
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});

describe('the style sheet of a remote', () => {
  const registeredText = (css: string) => {
    const root = aRoot();
    registerSheet(css);
    const release = adoptSheets(root);
    const text = textsIn(root).at(-1);
    release();
    return text;
  };

  it('keeps its scope where browsers have scopes', () => {
    Object.assign(globalThis, { CSSScopeRule: class {} });
    expect(registeredText('@keyframes a{}@scope ([data-remote=energy]){.a{}}')).toBe(
      '@keyframes a{}@scope ([data-remote=energy]){.a{}}',
    );
    Reflect.deleteProperty(globalThis, 'CSSScopeRule');
  });

  it('applies without a scope in older browsers, which would ignore its rules', () => {
    expect(registeredText('@keyframes b{}@scope ([data-remote=energy]){.b{}}')).toBe('@keyframes b{}@media all{.b{}}');
  });
});
