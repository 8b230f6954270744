import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

/** Lints one file of the given text, at its path in a copy of the workspace's layout; gives the rules it broke. */
function lint(path: string, text: string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'hm-fences-'));
  try {
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    const { stdout } = spawnSync(oxlint, ['--format=json', path], { cwd: copy, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const importing = (specifier: string) => `import { thing } from '${specifier}';\nexport const copy = thing;\n`;

describe('the import fences', () => {
  it.each([
    ['contract/src/area/x.ts', '@home-move/ui'],
    ['contract/src/area/x.ts', '../../../api/src/app'],
    ['ui/src/components/x.ts', '@home-move/shell'],
    ['shell/src/layout/x.ts', '@home-move/mfe-energy'],
    ['shell/src/layout/x.ts', '../../../mfe-energy/src/root'],
    ['mfe-energy/src/usage/x.ts', '@home-move/mfe-onboarding'],
    ['mfe-energy/src/usage/x.ts', '../../../mfe-onboarding/src/root'],
    ['mfe-onboarding/src/x.ts', '@home-move/shell'],
    ['mfe-entertainment/src/x.ts', '@home-move/mfe-energy'],
    ['mfe-entertainment/src/list/x.ts', '../../../mfe-energy/src/list/filter-bar'],
    ['mfe-telephony/src/x.ts', '../../mfe-council-water/src/root'],
    ['mfe-council-water/src/x.ts', '../../shell/src/store/store'],
    ['build/x.mjs', '@home-move/contract'],
    ['build/x.mjs', '../dev/launcher/ports.mjs'],
    ['deploy/x.mjs', '@home-move/contract'],
    ['deploy/x.mjs', '../dev/launcher/ports.mjs'],
    ['embed-snippet/src/x.ts', '@home-move/ui'],
    ['api/src/modules/x.ts', '@home-move/dev/embedded-mongo'],
    ['api/src/modules/x.ts', '@home-move/ui'],
    ['api/test/energy/x.ts', '@home-move/ui'],
    ['dev/sandbox/x.ts', '@home-move/api'],
    ['e2e/tests/mover/x.ts', '@home-move/ui'],
  ])('refuse in %s an import of %s', (path, specifier) => {
    expect(lint(path, importing(specifier))).toContain('eslint(no-restricted-imports)');
  });

  it.each([
    ['ui/src/components/x.ts', '@home-move/contract'],
    ['ui/src/components/x.spec.ts', '@home-move/contract/testing'],
    ['shell/src/layout/x.ts', '@home-move/ui'],
    ['mfe-energy/src/usage/x.ts', '@home-move/ui'],
    ['mfe-energy/src/usage/x.ts', '@home-move/ui/testing'],
    ['mfe-energy/src/usage/x.ts', '../parts/tariff-card'],
    ['api/src/modules/x.ts', '@home-move/contract'],
    ['api/src/modules/x.ts', '../energy/energy.service.js'],
    ['api/test/energy/x.ts', '@home-move/dev/embedded-mongo'],
    ['dev/sandbox/x.ts', '@home-move/contract'],
    ['deploy/x.mjs', './store.mjs'],
  ])('let in %s an import of %s pass', (path, specifier) => {
    expect(lint(path, importing(specifier))).not.toContain('eslint(no-restricted-imports)');
  });
});
