import { adoptBase, adoptSheets, registerSheet } from './sheets';

const aSheet = () => new CSSStyleSheet();

describe('style sheets', () => {
  it('are adopted in the order of registration, after the sheets of the root itself', () => {
    const [own, first, second] = [aSheet(), aSheet(), aSheet()] as const;
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [own];
    registerSheet(first);
    registerSheet(second);
    const release = adoptSheets(root);
    expect(root.adoptedStyleSheets.filter((sheet) => [own, first, second].includes(sheet))).toEqual([
      own,
      first,
      second,
    ]);
    release();
    expect(root.adoptedStyleSheets).toEqual([own]);
  });

  it('reach the roots that hold sheets already when they are registered afterwards', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const release = adoptSheets(root);
    const added = aSheet();
    registerSheet(added);
    expect(root.adoptedStyleSheets).toContain(added);
    release();
  });

  it('stay until every holder of the root has released them, each counting once', () => {
    const sheet = aSheet();
    registerSheet(sheet);
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const releaseFirst = adoptSheets(root);
    const releaseSecond = adoptSheets(root);
    releaseFirst();
    releaseFirst();
    expect(root.adoptedStyleSheets).toContain(sheet);
    releaseSecond();
    expect(root.adoptedStyleSheets).not.toContain(sheet);
  });

  it('follow the base sheet', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const sheet = aSheet();
    registerSheet(sheet);
    const release = adoptSheets(root);
    const removeBase = adoptBase(root);
    expect(root.adoptedStyleSheets.at(-1)).toBe(sheet);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(1);
    removeBase();
    release();
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});
