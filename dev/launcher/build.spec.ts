import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hm-build-'));
  await put('package-lock.json', '{}');
  await put('shared/a.ts', 'a');
  await put('one/src/one.ts', '1');
  await put('two/src/two.ts', '2');
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string) {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

const unit = (name: string) => ({
  name,
  inputs: ['package-lock.json', 'shared', name],
  output: `${name}/dist`,
  program: 'make',
  args: [name],
});

/** Builds with a command that creates the output folder; returns the units that it was called for. */
async function built(fail?: string): Promise<string[]> {
  const names: string[] = [];
  await buildStale({
    units: [unit('one'), unit('two')],
    root,
    log: () => {},
    run: async (_program: string, [name = '']: string[]) => {
      names.push(name);
      if (name === fail) return { code: 1, text: 'x.ts: no such thing\n' };
      await mkdir(join(root, name, 'dist'), { recursive: true });
      return { code: 0, text: '' };
    },
  });
  return names.toSorted();
}

describe('buildStale', () => {
  it('builds everything the first time and nothing the second time', async () => {
    expect(await built()).toEqual(['one', 'two']);
    expect(await built()).toEqual([]);
  });

  it.each([
    ['its own folder', 'one/src/one.ts', ['one']],
    ['a new file', 'two/src/more.ts', ['two']],
    ['a folder that both import', 'shared/a.ts', ['one', 'two']],
    ['the lock file', 'package-lock.json', ['one', 'two']],
    ['a test', 'one/src/one.spec.ts', []],
    ['a document', 'one/README.md', []],
    ['the cache of another build', 'one/.cache/webpack/0.pack', []],
  ])('after a change to %s builds the units that depend on it', async (_change, path, expected) => {
    await built();
    await put(path, 'changed');
    expect(await built()).toEqual(expected);
  });

  it('announces each unit that it builds, and its end', async () => {
    const lines: string[] = [];
    const build = () =>
      buildStale({
        units: [unit('one')],
        root,
        log: (line: string) => void lines.push(line),
        run: async () => {
          lines.push('the command runs');
          await mkdir(join(root, 'one/dist'), { recursive: true });
          return { code: 0, text: '' };
        },
      });
    await build();
    expect(lines).toEqual(['Building one …', 'the command runs', expect.stringMatching(/^Built one in \d+\.\d s$/)]);
    await build();
    expect(lines).toHaveLength(3);
  });

  it('builds again when the output is missing', async () => {
    await built();
    await rm(join(root, 'two/dist'), { recursive: true });
    expect(await built()).toEqual(['two']);
  });

  it('builds again when the record is damaged', async () => {
    await built();
    await put('.cache/build/one.json', '{"finger');
    expect(await built()).toEqual(['one']);
  });

  it('reports the failed unit and builds it again the next time', async () => {
    await expect(built('two')).rejects.toThrow('x.ts: no such thing\nBuilding two failed.');
    expect(existsSync(join(root, '.cache/build/two.json'))).toBe(false);
    expect(await built()).toEqual(['two']);
  });
});
