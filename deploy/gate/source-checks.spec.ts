import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSource } from './source-checks.mjs';

let project: string;
let cwd: string;
let printed: string[];
const log = (text: string) => void printed.push(text);

/** A repository with one remote, whose source passes every check. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'hm-project-'));
  cwd = join(project, 'mfe-energy');
  printed = [];
  symlinkSync(join(__dirname, '..', '..', 'node_modules'), join(project, 'node_modules'));
  const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module: 'esnext', types: [] };
  const displayName = 'mfe-energy';
  put({
    'jest.config.json': JSON.stringify({ projects: [{ displayName, rootDir: cwd, transform: {} }] }),
    'mfe-energy/tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'mfe-energy/remote.config.mjs': "export default { name: 'energy' };",
    'mfe-energy/src/index.ts': 'export const price: number = 1;',
    'mfe-energy/src/index.spec.js': "test('adds up', () => expect(1 + 1).toBe(2));",
  });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
}

const check = (options: { readonly build?: string; readonly skipChecks?: string } = {}) =>
  checkSource({ build: join(cwd, 'dist'), skipChecks: undefined, ...options }, log, { cwd, project });

describe('the checks of a remote before its publication', () => {
  it('run the type check, lint and tests of the remote', async () => {
    await check();
    expect(printed).toEqual([
      'Type check: tsc -b mfe-energy',
      'Lint: oxlint --type-aware --deny-warnings mfe-energy',
      'Tests: jest --selectProjects mfe-energy',
    ]);
  });

  it('run without the settings of production, which an operator may have', async () => {
    const settings = { NODE_ENV: 'production', APP_MODE: 'production', REHEARSAL: 'true' };
    const names = JSON.stringify(['APP_MODE', 'REHEARSAL']);
    put({
      'mfe-energy/src/index.spec.js': `test('has the environment of tests', () => {
        expect(process.env.NODE_ENV).toBe('test');
        for (const name of ${names}) expect(process.env).not.toHaveProperty(name);
      });`,
    });
    const environment = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    await check().finally(() => environment.restore());
    expect(printed).toHaveLength(3);
  });

  it('stop at a type error, which they show', async () => {
    put({ 'mfe-energy/src/index.ts': "export const price: number = 'cheap';" });
    const error = await check().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("index.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.");
    expect(String(error)).toContain('Type check failed, so mfe-energy is not published.');
    expect(printed).toHaveLength(1);
  });

  it('stop at a finding of lint', async () => {
    put({ 'mfe-energy/src/index.ts': 'debugger;\nexport const price: number = 1;' });
    await expect(check()).rejects.toThrow('Lint failed, so mfe-energy is not published.');
  });

  it('stop at a failed test, which they name', async () => {
    put({ 'mfe-energy/src/index.spec.js': "test('adds up', () => expect(1 + 1).toBe(3));" });
    const error = await check().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('adds up');
    expect(String(error)).toContain('Tests failed, so mfe-energy is not published.');
  });

  it('do not run with a reason, which they print', async () => {
    put({ 'mfe-energy/src/index.ts': "export const price: number = 'cheap';" });
    await check({ skipChecks: 'passed in the release job' });
    expect(printed).toEqual(['Type check, lint and tests are skipped: passed in the release job']);
  });

  it('reject a build outside the remote, which may have another source', async () => {
    await expect(check({ build: join(tmpdir(), 'energy') })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('publish it with --skip-checks "<reason>"'),
    });
    expect(printed).toEqual([]);
  });
});
