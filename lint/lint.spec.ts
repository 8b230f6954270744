import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const importing = (specifier: string) => `import { thing } from '${specifier}';\nexport const copy = thing;\n`;
const importingType = (specifier: string) => `import type { Thing } from '${specifier}';\nexport type Copy = Thing;\n`;

/** A file that the linter must complain about (`rule`), or must accept (`null`). */
interface Planted {
  readonly path: string;
  readonly text: string;
  readonly rule: string | null;
}

const layers = 'home-move(layers)';
const forbiddenImports: readonly Planted[] = (
  [
    ['contract/src/area/ui.ts', '@home-move/ui'],
    ['contract/src/area/api.ts', '../../../api/src/app'],
    ['contract/src/person/account.ts', '../account/account.schema'],
    ['contract/src/person/unlisted.ts', '../unlisted/unlisted'],
    ['ui/src/components/shell.ts', '@home-move/shell'],
    ['ui/src/components/form.ts', '../form/form-page'],
    ['ui/src/form/journey.ts', '../journey/query'],
    ['shell/src/layout/energy.ts', '@home-move/mfe-energy'],
    ['shell/src/session/layout.ts', '../layout/layout'],
    ['shell/src/layout/energy-file.ts', '../../../mfe-energy/src/root'],
    ['mfe-energy/src/usage/onboarding.ts', '@home-move/mfe-onboarding'],
    ['mfe-energy/src/usage/onboarding-file.ts', '../../../mfe-onboarding/src/root'],
    ['mfe-energy/src/psr/payment.ts', '../payment/payment.queries'],
    ['mfe-onboarding/src/journey/verify.ts', '../verify/verify.queries'],
    ['mfe-telephony/src/panel/notes.ts', '../notes/note-draft'],
    ['mfe-confirmation/src/state/cards.ts', '../confirmation/confirmation-cards'],
    ['mfe-entertainment/src/package/list.ts', '../list/list.queries'],
    ['mfe-council-water/src/council-water/routes.ts', '../routes'],
    ['mfe-without-order/src/usage/list.ts', '../list/list.queries'],
    ['embedded-mongo/src/bson/storage.ts', '../storage/collection'],
    ['mfe-onboarding/src/shell.ts', '@home-move/shell'],
    ['mfe-council-water/src/shell-file.ts', '../../shell/src/store/store'],
    ['deploy/contract.mjs', '@home-move/contract'],
    ['deploy/launcher.mjs', '../dev/launcher/ports.mjs'],
    ['embed-snippet/src/ui.ts', '@home-move/ui'],
    ['embed-react/src/ui.ts', '@home-move/ui'],
    ['embed-react/src/snippet.ts', '../../embed-snippet/src/home-move'],
    ['host-runtime/src/ui.ts', '@home-move/ui'],
    ['api/src/modules/energy/usage/database.ts', '@home-move/embedded-mongo'],
    ['api/src/modules/energy/usage/ui.ts', '@home-move/ui'],
    ['api/src/common/clock/energy.ts', '../../modules/energy/usage/energy.service.js'],
    ['api/src/providers/sms/energy.ts', '../../modules/energy/usage/energy.service.js'],
    ['api/src/modules/move/enrolment/energy.ts', '../../energy/usage/energy.service.js'],
    ['api/test/energy/usage/ui.ts', '@home-move/ui'],
    ['api/src/modules/platform/registry/store.ts', '@home-move/deploy/testing'],
    ['api/src/common/database/http.ts', '../http/body-limits.js'],
    ['dev/sandbox/api.ts', '@home-move/api'],
    ['dev/sandbox/server/faults.ts', '../faults/fault-book.js'],
    ['e2e/tests/mover/ui.ts', '@home-move/ui'],
  ] as const
).map(([path, specifier]) => ({ path, text: importing(specifier), rule: layers }));

const allowedImports: readonly Planted[] = (
  [
    ['ui/src/components/contract.ts', '@home-move/contract'],
    ['ui/src/components/builder.spec.ts', '@home-move/contract/testing'],
    ['ui/src/form/component.ts', '../components/button/button'],
    ['shell/src/layout/ui.ts', '@home-move/ui'],
    ['mfe-energy/src/usage/ui.ts', '@home-move/ui'],
    ['mfe-energy/src/usage/runtime.ts', '@home-move/ui/testing'],
    ['mfe-energy/src/usage/card.ts', '../list/tariff-card'],
    ['api/src/modules/energy/usage/contract.ts', '@home-move/contract'],
    ['api/src/modules/energy/usage/enrolment.ts', '../../move/enrolment/enrolment.record.js'],
    ['api/test/energy/usage/database.ts', '@home-move/embedded-mongo'],
    ['api/test/platform/registry/store.ts', '@home-move/deploy/testing'],
    ['mfe-telephony/src/notes/section.ts', '../panel/section'],
    ['mfe-telephony/src/panel/panel.spec.ts', '../side-panel'],
    ['shell/src/layout/session.ts', '../session/session'],
    ['contract/src/account/person.ts', '../person/person.schema'],
    ['dev/sandbox/contract.ts', '@home-move/contract'],
    ['dev/launcher/build.mjs', '../../build/remotes.mjs'],
  ] as const
).map(([path, specifier]) => ({ path, text: importing(specifier), rule: null }));

const wording = 'home-move(wording)';
const wordings: readonly Planted[] = [
  { path: 'ui/src/comment.ts', text: '/** Tells whoever asks. */\nexport const answer = 42;\n', rule: wording },
  { path: 'ui/src/identifier.ts', text: 'export const toldAtFields = 42;\n', rule: wording },
  { path: 'ui/src/told-at-fields.ts', text: 'export const answer = 42;\n', rule: wording },
  { path: 'ui/src/parts/answer.ts', text: 'export const answer = 42;\n', rule: wording },
  { path: 'ui/src/title.spec.ts', text: "it('lets nobody in', () => expect(1).toBe(1));\n", rule: wording },
  {
    path: 'ui/src/table-title.spec.ts',
    text: "it.each([1])('lets nobody in %s', (n) => expect(n).toBe(1));\n",
    rule: wording,
  },
  ...[
    'Returns what is stored.',
    'Hidden where it is unknown.',
    'The page asks the register.',
    'As those of the API.',
    'Shown to agents alone.',
    'A process of its own.',
    'The button beside it.',
    'The journey goes on.',
  ].map((comment, index) => ({
    path: `ui/src/construction-${index}.ts`,
    text: `/** ${comment} */\nexport const answer = 42;\n`,
    rule: wording,
  })),
  {
    path: 'ui/src/construction.spec.ts',
    text: "it('shows what is stored', () => expect(1).toBe(1));\n",
    rule: wording,
  },
  { path: 'ui/src/user-text.ts', text: "export const text = 'Nobody is in.';\n", rule: null },
  { path: 'ui/src/plain.ts', text: '/** Reports the answer. */\nexport const answer = 42;\n', rule: null },
];

const cycle: readonly Planted[] = [
  {
    path: 'ui/src/cycle/a.ts',
    text: importingType('./b').replaceAll('Copy', 'Chicken').replaceAll('Thing', 'Egg'),
    rule: 'import(no-cycle)',
  },
  {
    path: 'ui/src/cycle/b.ts',
    text: importingType('./a').replaceAll('Copy', 'Egg').replaceAll('Thing', 'Chicken'),
    rule: 'import(no-cycle)',
  },
];

const cycles = 'home-move(cycles)';
const dynamicImports: readonly Planted[] = [
  { path: 'ui/src/lazy-cycle/page.ts', text: "export const chunk = () => import('./chunk');\n", rule: cycles },
  { path: 'ui/src/lazy-cycle/chunk.ts', text: "export { thing } from './view.js';\n", rule: null },
  { path: 'ui/src/lazy-cycle/view.ts', text: importing('./page'), rule: null },
  {
    path: 'ui/src/lazy/page.ts',
    text: 'export const chunk = () => import(/* webpackChunkName: "chunk" */ \'./chunk\');\n',
    rule: null,
  },
  { path: 'ui/src/lazy/chunk.ts', text: 'export const thing = 42;\n', rule: null },
];

/** Lints the planted files together, in a copy of the project's layout; the rules each file broke, by its path. */
function lint(planted: readonly Planted[]): Map<string, string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'hm-lint-'));
  try {
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
    cpSync(join(root, 'lint'), join(copy, 'lint'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const { path, text } of planted) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    const paths = planted.map(({ path }) => path);
    const { stdout } = spawnSync(oxlint, ['--format=json', ...paths], { cwd: copy, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const broken = new Map<string, string[]>();
    for (const { code, filename } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code]);
    return broken;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const all = [...forbiddenImports, ...allowedImports, ...wordings, ...cycle, ...dynamicImports];
const broken = lint(all);

describe('npm run lint', () => {
  it.each(all.filter(({ rule }) => rule !== null))('rejects $path by $rule', ({ path, rule }) => {
    expect(broken.get(path)).toContain(rule);
  });

  it.each(all.filter(({ rule }) => rule === null))('accepts $path', ({ path }) => {
    expect(broken.get(path) ?? []).not.toContain(layers);
    expect(broken.get(path) ?? []).not.toContain(wording);
    expect(broken.get(path) ?? []).not.toContain(cycles);
  });
});
