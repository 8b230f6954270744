import { faultOf, hasTitle } from './promise-table';

describe('the search for a test', () => {
  // oxlint-disable-next-line no-template-curly-in-string -- the source of a test
  const source = "test('a'); for (const name of ['one', 'two']) test(`the page ${name} works, and stays`);";

  const found = (titles: readonly string[]) => titles.filter((title) => hasTitle(source, title));

  it('finds a title, and a template with a value of its source', () => {
    const titles = ['a', 'the page one works, and stays', 'the page two works, and stays'];
    expect(found(titles)).toEqual(titles);
  });

  it('finds neither the beginning of a title nor an unknown value', () => {
    expect(found(['the page one', 'the page three works, and stays', 'b'])).toEqual([]);
  });

  it('names the file or test that is missing', () => {
    expect(faultOf({ title: 'a', file: 'docs/nowhere.spec.ts' })).toBe('docs/nowhere.spec.ts: no such file');
    expect(faultOf({ title: 'no title', file: 'docs/links.spec.ts' })).toBe(
      'docs/links.spec.ts: no title: no such test',
    );
  });
});
