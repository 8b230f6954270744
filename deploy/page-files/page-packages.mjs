import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../user-error.mjs';
import { hostTokens, lookSheets } from './host-tokens.mjs';
import { loaderFiles } from './loader-files.mjs';

/**
 * The packages whose files pages name at a fixed address, by their folders: a title, the names of these files below `v1/`, and
 * `release`, which reads a build: the text of each of these files, and the files that they load, with their paths in the store.
 * `release` throws a UserError for a missing file.
 */
export const pagePackages = {
  'embed-snippet': {
    title: 'The loader',
    names: ['loader.js'],
    async release({ folder, version, addresses }) {
      const read = (name) => readBuilt(join(folder, 'dist', name));
      const { loader, modules } = await loaderFiles(version, addresses, read);
      return { texts: { 'loader.js': loader }, loaded: modules };
    },
  },
  'embed-react': {
    title: 'The React wrapper',
    names: ['embed-react.js', 'embed-react.d.ts'],
    async release({ folder }) {
      return { texts: await moduleAndTypes(folder), loaded: [] };
    },
  },
  'host-runtime': {
    title: 'The host runtime',
    names: ['host-runtime.js', 'host-runtime.d.ts', 'tokens.css'],
    async release({ folder, looks = lookSheets }) {
      const tokens = await readBuilt(join(folder, '..', 'shell', 'dist', 'tokens.css'));
      return {
        texts: { ...(await moduleAndTypes(folder)), 'tokens.css': hostTokens(tokens, await looks()) },
        loaded: [],
      };
    },
  },
};

/** The module of a package, and its types. They contain no origin, so publishing does not change them. */
async function moduleAndTypes(folder) {
  const name = basename(folder);
  return {
    [`${name}.js`]: await readBuilt(join(folder, 'dist', `${name}.js`)),
    [`${name}.d.ts`]: await readBuilt(join(folder, 'src', `${name}.d.ts`)),
  };
}

async function readBuilt(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read (${error.code}). Run npm run build first.`);
  }
}
