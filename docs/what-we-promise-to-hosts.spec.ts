import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './requirements.mjs';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/what-we-promise-to-hosts.md'), 'utf8');

interface NamedTest {
  readonly title: string;
  /** Its path from the root of the project. */
  readonly file: string;
}

interface Row {
  /** All cells but the last. */
  readonly cells: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The rows of the first table below a heading. */
function rowsBelow(heading: string): readonly Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const cells = row.slice(2, -2).split(' | ');
    const tests = [...(cells.at(-1) ?? '').matchAll(/"([^"]+)" \(\[[^\]]+\]\(\.\.\/([^)]+)\)\)/g)];
    return { cells: cells.slice(0, -1), tests: tests.map(([, title = '', file = '']) => ({ title, file })) };
  });
}

/** Whether a source contains exactly this text in quotes. */
const isQuoted = (source: string, text: string) =>
  ["'", '"', '`'].some((quote) => source.includes(quote + text.replaceAll(quote, `\\${quote}`) + quote));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a source has a test with this title: as it is, or as a template whose values are texts of the source. */
function hasTitle(source: string, title: string): boolean {
  if (isQuoted(source, title)) return true;
  return titlesIn(source).some((template = '') => {
    const [start = '', ...more] = template.split(/\$\{[^}]*\}/).map(escaped);
    if (more.length === 0) return false;
    const values = new RegExp(`^${[start, ...more].join('(.+)')}$`).exec(title)?.slice(1) ?? [];
    return values.length > 0 && values.every((value) => isQuoted(source, value));
  });
}

/** Why a test proves nothing; null if it exists. Values of a table may be in a fixture of the stories. */
function faultOf({ title, file }: NamedTest): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file}: no such file`;
  const fixtures = file.endsWith('host-matrix.spec.ts') ? ['e2e/fixtures/partner-hosts.ts'] : [];
  const source = [path, ...fixtures.map((fixture) => join(root, fixture))]
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  return hasTitle(source, title) ? null : `${file}: ${title}: no such test`;
}

const faultsOf = (rows: readonly Row[]) =>
  rows.flatMap(({ tests }) => tests.map(faultOf).filter((fault) => fault !== null));

describe('docs/what-we-promise-to-hosts.md', () => {
  const promises = rowsBelow('The promises');
  const hosts = rowsBelow('Kinds of host pages');
  const stateOf = ({ cells }: Row) => cells[3] ?? '';

  it('lists 36 promises in order', () => {
    expect(promises.map(({ cells: [number] }) => number)).toEqual(
      Array.from({ length: 36 }, (_, index) => String(index + 1)),
    );
  });

  it('names a test for each promise that is kept, wholly or partly, and none for any other', () => {
    const unproven = promises.filter((row) => (stateOf(row) === 'no') !== (row.tests.length === 0));
    expect(unproven.map(({ cells }) => cells)).toEqual([]);
  });

  it('counts the promises that are kept', () => {
    const count = (state: string) => promises.filter((row) => stateOf(row) === state).length;
    expect(page).toContain(`Kept: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no.`);
    expect(count('yes') + count('partly') + count('no')).toBe(36);
  });

  it('names a story for each of 34 kinds of host pages', () => {
    expect(hosts).toHaveLength(34);
    expect(hosts.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('names only tests that exist', () => {
    expect(faultsOf([...promises, ...hosts])).toEqual([]);
  });
});

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
