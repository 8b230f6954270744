import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classNames } from './sheets';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

const modulesOf = (file: string) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\* as (\w+) from '(.+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({
      name,
      css: readFileSync(join(source, dirname(file), path), 'utf8'),
    }),
  );

describe('class names', () => {
  it('are joined if they apply, and undefined if none does', () => {
    expect(classNames('a', false, undefined, 'b')).toBe('a b');
    expect(classNames(undefined, null)).toBeUndefined();
  });

  // The CSS stub of Jest has every name, so a misspelt one would pass every other test.
  it.each(files.filter((file) => /(?<!spec)\.tsx?$/.test(file)))(
    '%s uses only names that its style sheets have',
    (file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const missing = modulesOf(file).flatMap(({ name, css }) =>
        [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g'))]
          .map(([, used = '']) => used)
          .filter((used) => !new RegExp(`\\.${used}\\b`).test(css)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(files.filter((file) => file.endsWith('.module.css')))('%s uses px, never rem', (file) => {
    expect(readFileSync(join(source, file), 'utf8')).not.toMatch(/\drem\b/);
  });
});

const root = join(source, '..', '..');
const sheets = readdirSync(root)
  .map((folder) => join(folder, 'src'))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(folder, file)),
  );

describe('selectors', () => {
  // `* + *` may apply after any element: each one added or removed restyles everything below its parent, in the whole document.
  it.each(sheets)('of %s select no element by any sibling', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\*\s*[+~]/);
  });
});
