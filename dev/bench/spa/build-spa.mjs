import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { readManifest, remoteFolders } from '../../../build/remotes.mjs';
import { ReplacedModulesPlugin } from '../../../build/replaced-modules.plugin.mjs';
import { ShellAssetsPlugin } from '../../../build/shell-assets.plugin.mjs';
import { lazyParts, shellConfig } from '../../../build/shell.webpack.mjs';
import { inProject } from '../../launcher/project.mjs';
import { UserError } from '../../launcher/user-error.mjs';

const replaced = inProject('shell', 'src', 'app', 'remote-loading.ts');

/**
 * In place of the shell's loading of remotes: every journey is a chunk of the shell's own build, of one version. The registry
 * that the document or the API names is not used.
 */
const plainLoading = (journeys) => `
import { createRegistry } from ${JSON.stringify(inProject('shell', 'src', 'journeys', 'registry.ts'))};

const journeys = {
${journeys.map(({ name, entry }) => `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(entry)}),`).join('\n')}
};
const remotes = Object.keys(journeys).map((name) => ({ name, version: '0.0.0', routes: [] }));

export function startRemoteLoading(resolution, path) {
  const registry = { ...createRegistry({ remotes, lastGood: [] }), replace: () => {} };
  const load = ({ name }) => journeys[name]();
  const first = registry.journeyAt(path);
  if (first !== null) load({ name: first }).catch(() => {});
  return { registry, load };
}
`;

/**
 * A chunk for each journey and for each of its lazy pages, and one for what three journeys or more have in common: within 1% of
 * the smallest first screen and 6% of the smallest total that any split of these sources has.
 */
const oneChunkPerRoute = (journeys) => ({
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: {
      name: 'shared',
      chunks: ({ name: chunk }) => journeys.some(({ name }) => name === chunk),
      minChunks: 3,
      enforce: true,
    },
  },
});

/**
 * Builds the portal as one plain single-page application into a folder: the shell's own configuration and sources, with the
 * remotes' sources as lazy chunks and without the federation runtime. Returns the folder to serve, and for a journey and a
 * lazy page of it, by the request that imports it, the URLs of the scripts to load in addition to the shell's.
 */
export async function buildSpa(folder) {
  const loading = join(folder, 'plain-loading.js');
  const journeys = await Promise.all(
    remoteFolders().map(async (remote) => ({
      name: (await readManifest(inProject(remote))).name,
      entry: inProject(remote, 'src', 'index.ts'),
    })),
  );
  await writeFile(loading, plainLoading(journeys));
  const dist = join(folder, 'dist');
  const config = shellConfig(inProject('shell'));
  const { compilation } = await promisify(webpack)({
    ...config,
    output: { ...config.output, path: dist, uniqueName: 'hm_spa' },
    cache: false,
    optimization: { ...config.optimization, splitChunks: oneChunkPerRoute(journeys) },
    plugins: [
      ...config.plugins.filter(
        (plugin) => !(plugin instanceof ShellAssetsPlugin || plugin instanceof ReplacedModulesPlugin),
      ),
      new ShellAssetsPlugin({ publicPath: config.output.publicPath, chunks: lazyParts, provided: [] }),
      new webpack.NormalModuleReplacementPlugin(/\/remote-loading$/, loading),
    ],
  });
  if (compilation.errors.length > 0) throw compilation.errors[0];
  assertPlain(compilation);
  return { dist, scriptsOf: (journey, page) => scriptUrls(compilation, journey, page) };
}

/** Fails when a change of the shell has brought the federation runtime back into the plain build. */
function assertPlain({ modules }) {
  const all = [...modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const federated = all.find(({ resource = '' }) => resource === replaced || resource.includes('@module-federation'));
  if (federated) throw new UserError(`The plain build contains ${federated.resource}: adapt dev/bench/spa.`);
}

function scriptUrls({ namedChunkGroups, outputOptions }, journey, page) {
  const first = namedChunkGroups.get(journey);
  const lazy = [...first.childrenIterable].find(({ origins }) => origins.some(({ request }) => request === page));
  if (page !== undefined && !lazy)
    throw new UserError(`No chunk of ${journey} holds ${page}: adapt e2e/bench/spa.mjs.`);
  const files = [first, ...(lazy ? [lazy] : [])].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => outputOptions.publicPath + file);
}
