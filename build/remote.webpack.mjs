import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { compileHint } from './compile-hint.mjs';
import { CssDefaultPlugin } from './css-default.plugin.mjs';
import { GuardedChunksPlugin } from './guarded-chunks.plugin.mjs';
import { NoCopiesPlugin } from './no-copies.plugin.mjs';
import { offlineConfig, offlineScript } from './offline-page.webpack.mjs';
import { builderOf, commitOf, versionOf } from './provenance.mjs';
import { RemoteRecordPlugin } from './remote-record.plugin.mjs';
import { readLazySteps, readRemoteRoutes, stepsFile } from './remote-routes.mjs';
import { readManifest } from './remotes.mjs';
import { SharedLibrariesPlugin } from './shared-libraries.plugin.mjs';
import { ReplacedModulesPlugin } from './replaced-modules.plugin.mjs';
import { sharedConfig, sharedModulesFiles } from './shared-modules.mjs';

/** Name of the chunk group behind `./app`. */
const firstScreen = 'app';

/** Keeps about 4 kB that only hosts, fallbacks and manifests need out of an entry that relies on the shell (docs/decisions/0036). */
const ownBundlerRuntime = () =>
  new ReplacedModulesPlugin({
    from: import.meta.dirname,
    replacements: [
      {
        module: '@module-federation/webpack-bundler-runtime',
        file: 'dist/bundler.js',
        by: join(import.meta.dirname, 'federation', 'bundler-runtime.mjs'),
      },
    ],
  });

/** webpack's configuration of the remote in `dir`: what the registry publishes. Reads its manifest. */
export async function remoteConfig(dir) {
  const manifest = await readManifest(dir);
  const { name, kind, contract, standsAlone, offlinePage } = manifest;
  const routes = await readRemoteRoutes(manifest);
  const version = versionOf(dir);
  // Every global name contains the version: otherwise a request for 1.0.0 would get the 1.4.0 that is already loaded.
  const global = `hm_${name}_${version}`.replace(/\W/g, '_');
  const configFiles = [import.meta.filename, join(dir, 'remote.config.mjs'), stepsFile, ...sharedModulesFiles];
  const shared = base({ dir, configFiles, remote: name });
  return {
    ...shared,
    name,
    // Class names contain the version too, so no version may use the cache of another.
    cache: { ...shared.cache, name: global },
    entry: {},
    output: {
      ...outputFolder(dir, offlinePage !== undefined),
      uniqueName: global,
      publicPath: 'auto',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 6000,
    },
    optimization: {
      ...shared.optimization,
      // The first screen is one file: another request costs more than separately cached libraries save.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...shared.plugins,
      compileHint(),
      new CssDefaultPlugin(),
      new ModuleFederationPlugin({
        name: global,
        filename: 'entry.[contenthash:8].js',
        library: { type: 'var', name: global },
        exposes: { './app': { import: './src/index.ts', name: firstScreen } },
        shared: sharedConfig({ standsAlone }),
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          externalRuntime: !standsAlone,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      ...(standsAlone ? [] : [ownBundlerRuntime()]),
      new GuardedChunksPlugin(),
      new NoCopiesPlugin({ dir, ...(standsAlone && { forbiddenChunks: [global, firstScreen] }) }),
      new SharedLibrariesPlugin(),
      new RemoteRecordPlugin({
        firstScreen,
        record: {
          name,
          version,
          contract,
          global,
          routes,
          kind,
          commit: commitOf(dir),
          builder: builderOf(process.env),
        },
        hasOwnRuntime: standsAlone,
        lazySteps: await readLazySteps(manifest),
        ...(offlinePage !== undefined && { otherFiles: offlineScript }),
      }),
    ],
  };
}

/**
 * `HM_OUT` names a folder outside the project, relative to where npm was called; its content is kept. The script of the page without a
 * signal is built first, and kept too.
 */
function outputFolder(dir, hasOfflinePage) {
  const { HM_OUT, INIT_CWD } = process.env;
  if (HM_OUT) return { path: resolve(INIT_CWD ?? '.', HM_OUT), clean: false };
  return { path: join(dir, 'dist'), clean: hasOfflinePage ? { keep: /^offline\./ } : true };
}

/** npm runs the build in the remote's folder. */
export default async () => {
  const dir = process.cwd();
  const remote = await remoteConfig(dir);
  const { name, offlinePage: entry } = await readManifest(dir);
  if (entry === undefined) return remote;
  const { path, clean } = remote.output;
  const output = { path, clean: clean && { keep: (file) => !file.startsWith('offline.') } };
  const offline = offlineConfig({ dir, name, entry, output, uniqueName: remote.output.uniqueName });
  return [offline, { ...remote, dependencies: [offline.name] }];
};
