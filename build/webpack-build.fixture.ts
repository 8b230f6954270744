import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface WebpackBuild {
  /** Text of each file, by its path in the folder; webpack starts at `entry.js`. */
  readonly files: Readonly<Record<string, string>>;
  /** Import statements for `config`. */
  readonly imports: string;
  /** Fields of webpack's configuration, as the source of an object. `folder` is the folder of the files. */
  readonly config: string;
}

interface Built {
  readonly errors: readonly string[];
  /** The names of the emitted files. */
  readonly emitted: readonly string[];
  readonly read: (name: string) => Buffer;
  /** The output of the built `main.js`. */
  readonly printed: () => string;
}

/** Builds files in a temporary folder, in a separate process, because Jest has no native import(). */
export function webpackBuild({ files, imports, config }: WebpackBuild): Built {
  const folder = mkdtempSync(join(tmpdir(), 'hm-webpack-build-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const script = `
    import webpack from 'webpack';
    ${imports}
    const folder = process.argv[1];
    const config = {
      mode: 'production', context: folder, entry: './entry.js', output: { path: folder + '/dist' }, performance: false, ${config}
    };
    webpack(config, (error, stats) => {
      const errors = error ? [error] : stats.compilation.errors;
      const emitted = error ? [] : Object.keys(stats.compilation.assets);
      console.log(JSON.stringify({ errors: errors.map(({ message }) => message), emitted }));
    });
  `;
  const args = ['--input-type=module', '--eval', script, folder];
  const result = execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' });
  const { errors, emitted } = JSON.parse(result) as Pick<Built, 'errors' | 'emitted'>;
  const read = (name: string) => readFileSync(join(folder, 'dist', name));
  const printed = () => execFileSync(process.execPath, [join(folder, 'dist', 'main.js')], { encoding: 'utf8' }).trim();
  return { errors, emitted: emitted.toSorted(), read, printed };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
