import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const named = [...text.matchAll(/^- `([^`]+\.(?:api-)?spec\.tsx?)`: \*(.+)\*$/gm)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

describe('docs/security.md', () => {
  it('names tests', () => {
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(named)('names a test that is there: %s: %s', (file, title) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });
});
