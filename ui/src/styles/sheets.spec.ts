import { adoptBase } from './base';
import { adoptSheets, registerSheet } from './sheets';

const sheetOf = () => new CSSStyleSheet();

describe('style sheets', () => {
  it('are adopted in the order of registration, after those that the root has already', () => {
    const [own, first, second] = [sheetOf(), sheetOf(), sheetOf()] as const;
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

  it('registered later reach the roots that hold sheets already', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const release = adoptSheets(root);
    const late = sheetOf();
    registerSheet(late);
    expect(root.adoptedStyleSheets).toContain(late);
    release();
  });

  it('stay until the last holder of the root releases them, however often one does', () => {
    const sheet = sheetOf();
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

  it('stand after the base of the document', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const sheet = sheetOf();
    registerSheet(sheet);
    const release = adoptSheets(root);
    const leave = adoptBase(root);
    expect(root.adoptedStyleSheets.at(-1)).toBe(sheet);
    expect(root.adoptedStyleSheets.length).toBeGreaterThan(1);
    leave();
    release();
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});
