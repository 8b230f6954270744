import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { sharedModules } from '../build/shared.mjs';

const library = /^(@(?!home-move\/)[\w-]+\/[\w.-]+|[a-z][\w.-]*)(\/|$)/;

/**
 * The gzip size of a remote's first screen without its libraries, by building it once more with them left outside:
 * in the real build they share one file. Gives the libraries' names as well.
 */
export async function ownCode(dir) {
  const { default: configOf } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const config = configOf({});
  const output = mkdtempSync(join(tmpdir(), 'hm-own-code-'));
  const libraries = new Set();
  const outside = ({ request, context }, done) => {
    const name = library.exec(request)?.[1];
    const isOurs = !context.includes('node_modules') && context.startsWith(join(dir, '..'));
    if (!name || !isOurs || sharedModules.includes(request)) return done();
    libraries.add(name);
    return done(null, 'var undefined');
  };
  try {
    const build = webpack({
      ...config,
      cache: false,
      externals: [outside],
      output: { ...config.output, path: output },
    });
    const stats = await promisify(build.run.bind(build))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const { firstChunks } = JSON.parse(readFileSync(join(output, 'remote.json'), 'utf8'));
    const sizes = firstChunks.map((file) => gzipSync(readFileSync(join(output, file)), { level: 9 }).length);
    return {
      bytes: sizes.reduce((total, size) => total + size, 0),
      libraries: [...libraries].toSorted((a, b) => a.localeCompare(b)),
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
