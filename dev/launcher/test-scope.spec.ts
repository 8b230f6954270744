import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scopeOf } from './test-scope.mjs';

const root = mkdtempSync(join(tmpdir(), 'hm-test-scope-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of [
  'mfe-energy/remote.config.mjs',
  'mfe-energy/tsconfig.json',
  'mfe-energy/src/usage/usage.page.spec.tsx',
  'shell/tsconfig.json',
  'shell/src/main.ts',
  'e2e/tsconfig.json',
  'e2e/tests/mover/energy.spec.ts',
  'deploy/deploy.mjs',
]) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
const scope = (...filters: string[]) => scopeOf(filters, root);

describe('the scope of a filter', () => {
  it.each(['mfe-energy', 'mfe-energy/'])('is a remote for the name of its folder: %s', (filter) => {
    expect(scope(filter)).toEqual({
      paths: ['mfe-energy'],
      folders: ['mfe-energy'],
      packages: ['mfe-energy'],
      remotes: ['mfe-energy'],
      mayNameStories: false,
    });
  });

  it('is linted and type-checked, but not built, for a path in a remote', () => {
    expect(scope('mfe-energy/src/usage')).toEqual({
      paths: ['mfe-energy/src/usage'],
      folders: ['mfe-energy'],
      packages: ['mfe-energy'],
      remotes: [],
      mayNameStories: false,
    });
  });

  it('is linted only for a path in a folder without a type check', () => {
    expect(scope('deploy/deploy.mjs')).toMatchObject({ paths: ['deploy/deploy.mjs'], folders: [] });
  });

  it('may have stories for a path in e2e', () => {
    expect(scope('e2e/tests/mover')).toMatchObject({ folders: ['e2e'], packages: ['e2e'], mayNameStories: true });
  });

  it.each(['energy', '@energy', 'shell', 'usage.page', 'mfe-none', 'shell/src/none', '../shell'])(
    'is the whole project for a filter that is not a path: %s',
    (filter) => {
      expect(scope(filter)).toEqual({
        paths: [],
        folders: [],
        packages: undefined,
        remotes: [],
        mayNameStories: true,
      });
    },
  );

  it('checks the paths among several filters, and selects specs of any package if one is no path', () => {
    expect(scope('shell/src/main.ts', 'mfe-energy', 'mfe-energy/src', '@energy')).toEqual({
      paths: ['shell/src/main.ts', 'mfe-energy', 'mfe-energy/src'],
      folders: ['shell', 'mfe-energy'],
      packages: undefined,
      remotes: ['mfe-energy'],
      mayNameStories: true,
    });
  });
});
