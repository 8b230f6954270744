import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hasTitleBeginning } from './promise-table';

type Tests = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sections = [...read('docs/security.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const tests = parse(read('docs/security-tests.yaml')) as Tests;
const titles = Object.entries(tests).flatMap(([section, files]) =>
  Object.entries(files).flatMap(([file, named]) => named.map((title) => [section, file, title] as const)),
);

describe('docs/security.md', () => {
  it('has tests for every section except the known gaps, and no tests without a section', () => {
    expect(sections.filter((heading) => heading !== 'Known gaps')).toEqual(Object.keys(tests));
  });

  it('names at least 390 tests', () => {
    expect(titles.length).toBeGreaterThanOrEqual(390);
  });

  it.each(titles)('%s: %s: %s', (_section, file, title) => {
    expect(hasTitleBeginning(read(file), title)).toBe(true);
  });
});
