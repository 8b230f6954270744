import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { remoteConfig } from '../../build/remote.webpack.mjs';
import { reactModules } from '../../build/shared-modules.mjs';

const library = /^(@(?!home-move\/)[\w-]+\/[\w.-]+|[a-z][\w.-]*)(\/|$)/;

/**
 * The gzip size in bytes of a remote's first screen without its libraries, and the names of those: builds the remote again
 * with its libraries as externals, because in the real build they share one file.
 */
export async function ownCode(dir) {
  const config = await remoteConfig(dir);
  const output = mkdtempSync(join(tmpdir(), 'hm-own-code-'));
  const libraries = new Set();
  const asExternal = ({ request, context }, done) => {
    const name = library.exec(request)?.[1];
    const isOurs = !context.includes('node_modules') && context.startsWith(join(dir, '..'));
    if (!name || !isOurs || reactModules.includes(request)) return done();
    libraries.add(name);
    return done(null, 'var undefined');
  };
  try {
    const build = webpack({
      ...config,
      cache: false,
      externals: [asExternal],
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
