import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hm-replaced-modules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  'package.json': '{}',
  'entry.js': "import { kind } from 'kinds';\nconsole.log(kind);",
  'ours.js': "export const kind = 'ours';",
  'node_modules/kinds/package.json': '{ "name": "kinds", "main": "index.js" }',
  'node_modules/kinds/index.js': "export { kind } from './dist/kind.js';",
  'node_modules/kinds/dist/kind.js': "export const kind = 'theirs';",
  'node_modules/kinds/dist/another-kind.js': "export const kind = 'another';",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Builds `entry.js` in a separate process, because Jest has no native import(). Returns the errors and the printed kind. */
function build(file: string): { readonly errors: readonly string[]; readonly printed: string } {
  const script = `
    import webpack from 'webpack';
    import { ReplacedModulesPlugin } from './replaced-modules.plugin.mjs';
    const [from, file] = process.argv.slice(1);
    const config = () => ({
      mode: 'production', context: from, entry: './entry.js', output: { path: from + '/dist' },
      plugins: [new ReplacedModulesPlugin({ from, replacements: [{ module: 'kinds', file, by: from + '/ours.js' }] })],
    });
    try {
      webpack(config(), (_, { compilation }) =>
        console.log(JSON.stringify(compilation.errors.map(({ message }) => message))));
    } catch (error) {
      console.log(JSON.stringify([error.message]));
    }
  `;
  const args = ['--input-type=module', '--eval', script, folder, file];
  const errors = JSON.parse(execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' })) as string[];
  const printed = errors.length > 0 ? '' : execFileSync(process.execPath, [join(folder, 'dist', 'main.js')]).toString();
  return { errors, printed: printed.trim() };
}

describe('replaced modules', () => {
  it('are built from our file', () => {
    expect(build('dist/kind.js')).toEqual({ errors: [], printed: 'ours' });
  });

  it('fail the build if the package has no such file', () => {
    expect(build('dist/sort.js').errors).toEqual([
      `There is no ${join(folder, 'node_modules/kinds/dist/sort.js')} to replace.`,
    ]);
  });

  it('fail the build if it does not import the file', () => {
    expect(build('dist/another-kind.js').errors).toEqual([
      `The build does not import ${join(folder, 'node_modules/kinds/dist/another-kind.js')}, which it replaces.`,
    ]);
  });
});
