import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRemote } from './generate.mjs';
import { registrations } from './registrations.mjs';

const project = join(__dirname, '..', '..');
const packages = ['contract', 'ui', 'shell'].map((folder) => join(folder, 'package.json'));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hm-new-remote-'));
  for (const path of [...packages, ...Object.keys(registrations)]) await cp(join(project, path), join(root, path));
});
afterEach(() => rm(root, { recursive: true }));

const read = (path: string) => readFile(join(root, path), 'utf8');

describe('generateRemote', () => {
  it('writes a remote with one page, its specs and its development page', async () => {
    const files: string[] = await generateRemote('mfe-home-insurance', { root });
    expect(files.filter((file) => file.startsWith('mfe-')).toSorted()).toEqual([
      'mfe-home-insurance/CHANGELOG.md',
      'mfe-home-insurance/dev/sample-runtime.ts',
      'mfe-home-insurance/package.json',
      'mfe-home-insurance/remote.config.mjs',
      'mfe-home-insurance/src/css-modules.d.ts',
      'mfe-home-insurance/src/index.spec.ts',
      'mfe-home-insurance/src/index.ts',
      'mfe-home-insurance/src/routes.tsx',
      'mfe-home-insurance/src/start/start.page.spec.tsx',
      'mfe-home-insurance/src/start/start.page.tsx',
      'mfe-home-insurance/src/start/start.texts.ts',
      'mfe-home-insurance/tsconfig.json',
    ]);
    expect(await read('mfe-home-insurance/remote.config.mjs')).toContain("name: 'home-insurance', kind: 'optional'");
    expect(await read('mfe-home-insurance/src/start/start.texts.ts')).toContain("title: 'Home insurance'");
    for (const file of files) expect(await read(file)).not.toContain('{{');
  });

  it('registers the journey, its step, the script of its page and the workspace, and changes nothing else in those files', async () => {
    const paths = Object.keys(registrations);
    const before = new Map<string, string[]>();
    for (const path of paths) before.set(path, (await read(path)).split('\n'));
    await generateRemote('mfe-home-insurance', { root });
    const added: Record<string, string[]> = {};
    for (const path of paths) {
      const lines = (await read(path)).split('\n');
      expect(lines.filter((line) => before.get(path)?.includes(line)).length).toBeGreaterThanOrEqual(
        (before.get(path)?.length ?? 0) - 1,
      );
      added[path] = lines.filter((line) => line.includes('home-insurance'));
    }
    expect(added).toEqual({
      'contract/src/journey/steps.ts': [
        "  'home-insurance',",
        "  'home-insurance-start': step('/enrolment/home-insurance', 'home-insurance', 'services', 'link'),",
      ],
      'api/src/modules/agents/scripts/demo-scripts.data.ts': [
        "  'home-insurance-start': script('[Home insurance: write what agents read out on this page.]'),",
      ],
      'tsconfig.json': ['    { "path": "mfe-home-insurance" },'],
      'package-lock.json': [
        '    "mfe-home-insurance": {',
        '      "name": "@home-move/mfe-home-insurance",',
        '    "node_modules/@home-move/mfe-home-insurance": {',
        '      "resolved": "mfe-home-insurance",',
      ],
      'README.md': [expect.stringContaining('[`home-insurance`](mfe-home-insurance) |')],
    });
  });

  it.each([undefined, 'insurance', 'mfe-', 'mfe-Home', '../mfe-x'])('rejects the name %p', async (name) => {
    await expect(generateRemote(name, { root })).rejects.toThrow('Give the remote a name in lower case');
  });

  it('rejects the name of a remote that exists', async () => {
    await generateRemote('mfe-home-insurance', { root });
    await expect(generateRemote('mfe-home-insurance', { root })).rejects.toThrow('mfe-home-insurance exists already.');
  });

  it('writes nothing when it cannot extend a file', async () => {
    await writeFile(join(root, 'tsconfig.json'), '{}');
    await expect(generateRemote('mfe-home-insurance', { root })).rejects.toThrow('tsconfig.json has changed its form');
    await expect(read('mfe-home-insurance/package.json')).rejects.toThrow('ENOENT');
  });
});
