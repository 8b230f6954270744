import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazyPagesIn } from './lazy-pages.mjs';
import { remoteFolders } from './remotes.mjs';

const root = join(__dirname, '..');
const withPages = remoteFolders(root).filter((folder) => folder !== 'mfe-telephony');

describe('the lazy pages of a remote', () => {
  it('are in chunks named as their steps, or as the module that several share', () => {
    const routes = `pages: {
      'solar-quote': <QuotePage />,
      'solar-roof': lazyPage(
        () => import('./roof/roof.page'),
      ),
      'solar-sun': lazyPage(secondChunk, ({ SunPage }) => <SunPage />),
      'solar-edit': lazyPage(secondChunk, ({ EditPage }) => <EditPage />),
    }`;
    expect([...lazyPagesIn(routes)]).toEqual([
      ['solar-roof', ['solar-roof']],
      ['secondChunk', ['solar-sun', 'solar-edit']],
    ]);
  });

  it('fail for a page that is written in another way', () => {
    expect(() => lazyPagesIn('const roof = lazyPage(() => import("./roof"));')).toThrow(
      "Write each lazy page in routes.tsx as 'step': lazyPage(…).",
    );
  });

  it.each(withPages)('of %s are all named', (folder) => {
    const routes = readFileSync(join(root, folder, 'src', 'routes.tsx'), 'utf8');
    const lazy = [...lazyPagesIn(routes).values()].flat();
    expect(lazy).toHaveLength(routes.split('lazyPage(').length - 1);
    for (const [, name] of routes.matchAll(/import\(([^)]*)\)/g)) expect(name).toContain('webpackChunkName');
  });
});
