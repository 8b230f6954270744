import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './requirements.mjs';

const root = join(__dirname, '..');

/** A test that a page names: `"title" ([file](../path/of/file))`. */
export interface NamedTest {
  readonly title: string;
  /** Its path from the root of the project. */
  readonly file: string;
}

export interface Row {
  /** All cells but the last. */
  readonly cells: readonly string[];
  /** The tests of the last cell. */
  readonly tests: readonly NamedTest[];
}

/** The rows of the first table below a heading of a page. */
export function rowsBelow(page: string, heading: string): readonly Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const cells = row.slice(2, -2).split(' | ');
    const tests = [...(cells.at(-1) ?? '').matchAll(/"([^"]+)" \(\[[^\]]+\]\(\.\.\/([^)]+)\)\)/g)];
    return { cells: cells.slice(0, -1), tests: tests.map(([, title = '', file = '']) => ({ title, file })) };
  });
}

const quotes = ["'", '"', '`'];
const inQuotes = (text: string, quote: string) => text.replaceAll(quote, `\\${quote}`);

/** Whether a source contains exactly this text in quotes. */
const isQuoted = (source: string, text: string) =>
  quotes.some((quote) => source.includes(quote + inQuotes(text, quote) + quote));

/** Whether a source has a quoted text that begins with the title: ids of requirements may follow. */
export const hasTitleBeginning = (source: string, title: string): boolean =>
  quotes.some((quote) => source.includes(quote + inQuotes(title, quote)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a source has a test with this title: as it is, or as a template whose values are texts of the source. */
export function hasTitle(source: string, title: string): boolean {
  if (isQuoted(source, title)) return true;
  return titlesIn(source).some((template = '') => {
    const [start = '', ...more] = template.split(/\$\{[^}]*\}/).map(escaped);
    if (more.length === 0) return false;
    const values = new RegExp(`^${[start, ...more].join('(.+)')}$`).exec(title)?.slice(1) ?? [];
    return values.length > 0 && values.every((value) => isQuoted(source, value));
  });
}

/** Why a test proves nothing; null if it exists. Values of a table may be in a fixture of the stories. */
export function faultOf({ title, file }: NamedTest): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file}: no such file`;
  const fixtures = file.endsWith('host-matrix.spec.ts') ? ['e2e/fixtures/partner-hosts.ts'] : [];
  const source = [path, ...fixtures.map((fixture) => join(root, fixture))]
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  return hasTitle(source, title) ? null : `${file}: ${title}: no such test`;
}

/** Everything that is wrong with the tests of rows. */
export const faultsOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ tests }) => tests.map(faultOf).filter((fault) => fault !== null));
