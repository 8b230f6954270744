import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(__dirname, '..');
const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);

function markdownFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const withoutCode = (text: string) => text.replaceAll(/^(`{3,}).*$[\s\S]*?^\1$/gm, '').replaceAll(/`[^`\n]*`/g, '``');
const linksIn = (text: string) =>
  [...withoutCode(text).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The anchors that GitHub gives to headings. */
const anchorsIn = (text: string) =>
  [...text.replaceAll(/^(`{3,}).*$[\s\S]*?^\1$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Why a relative link of a file leads nowhere; null if it does not. */
function faultOf(file: string, target: string): string | null {
  const [path = '', anchor] = decodeURI(target).split('#');
  const linked = path === '' ? file : resolve(dirname(file), path);
  if (!existsSync(linked)) return `${target}: no such file`;
  if (anchor === undefined || !linked.endsWith('.md')) return null;
  return anchorsIn(readFileSync(linked, 'utf8')).includes(anchor) ? null : `${target}: no such heading`;
}
const isExternal = (target: string) => /^[a-z]+:/.test(target);

describe('Markdown files', () => {
  const files = markdownFiles().map((file) => relative(root, file));

  it('include the README, the guides and the decisions', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'docs/security.md', 'docs/decisions/README.md', 'api/CHANGELOG.md']),
    );
  });

  it.each(files)('%s links to files and headings that exist', (name) => {
    const file = join(root, name);
    const targets = linksIn(readFileSync(file, 'utf8')).filter((target) => !isExternal(target));
    expect(targets.map((target) => faultOf(file, target)).filter((fault) => fault !== null)).toEqual([]);
  });

  it('link to files of this project only', () => {
    const foreign = files.flatMap((name) =>
      linksIn(readFileSync(join(root, name), 'utf8'))
        .filter((target) => !isExternal(target) && !target.startsWith('#'))
        .filter((target) => relative(root, resolve(root, dirname(name), target)).startsWith('..')),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the check of links', () => {
  it('finds a missing file and a missing heading', () => {
    const file = join(root, 'docs', 'security.md');
    expect(['nowhere.md', '#nothing', 'glossary.md#nothing'].map((target) => faultOf(file, target))).toEqual([
      'nowhere.md: no such file',
      '#nothing: no such heading',
      'glossary.md#nothing: no such heading',
    ]);
    expect(
      ['glossary.md', '#xss', '../api', 'security.md#a-lost-device'].map((target) => faultOf(file, target)),
    ).toEqual([null, null, null, null]);
  });

  it('ignores links in code', () => {
    expect(linksIn('[a](b.md) `[c](d.md)`\n```md\n[e](f.md)\n```\n')).toEqual(['b.md']);
  });
});
