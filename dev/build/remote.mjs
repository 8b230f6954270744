import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { developmentPage } from './development-page.mjs';
import { GuardedChunksPlugin } from './guarded-chunks.plugin.mjs';
import { inShell } from './in-shell.mjs';
import { NoReactPlugin } from './no-react.plugin.mjs';
import { RemoteRecordPlugin } from './remote-record.plugin.mjs';
import { consumed, consumedOrOwn, ranges } from './shared.mjs';

/** Name of the chunk group behind `./app`. */
const firstScreen = 'app';

/**
 * webpack's configuration of one remote: `webpack` builds what the registry publishes, `webpack serve` its own
 * development page, and with `--env shell` the remote inside a running system. `routes` are path patterns below the brand;
 * `kind` is the registry's; `carriesReact` is for a remote that hosts without React mount as well.
 */
export const remoteConfig =
  ({ dir, name, routes, kind = 'required', carriesReact = false }) =>
  (env) =>
    env.WEBPACK_SERVE ? develop({ dir, name, routes, kind }, env) : build({ dir, name, routes, kind, carriesReact });

const develop = (about, env) => (env.shell ? inShell(about) : developmentPage(about.dir));

function build({ dir, name, routes, kind, carriesReact }) {
  const version = versionOf(dir);
  // The version is in every global name: otherwise asking for 1.0.0 silently gives the 1.4.0 that is already there.
  const global = `hm_${name}_${version}`.replace(/\W/g, '_');
  const shared = base({ dir, configFiles: [import.meta.filename] });
  return {
    ...shared,
    name,
    // Names of classes hold the version too: another version takes nothing out of this one's cache.
    cache: { ...shared.cache, name: global },
    entry: {},
    output: {
      ...outputFolder(dir),
      uniqueName: global,
      publicPath: 'auto',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 6000,
    },
    optimization: {
      ...shared.optimization,
      // The first screen is one file: a request more costs more than libraries of its own bring back.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...shared.plugins,
      new ModuleFederationPlugin({
        name: global,
        filename: 'entry.[contenthash:8].js',
        library: { type: 'var', name: global },
        exposes: { './app': { import: './src/index.ts', name: firstScreen } },
        shared: carriesReact ? consumedOrOwn : consumed,
        dts: false,
        dev: false,
        manifest: false,
        experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
      }),
      new GuardedChunksPlugin(),
      new NoReactPlugin({ dir, ...(carriesReact && { exceptBeside: [global, firstScreen] }) }),
      new RemoteRecordPlugin({ firstScreen, global, name, version, contract: '^1.0.0', shared: ranges, routes, kind }),
    ],
  };
}

/** `HM_VERSION` builds another version than package.json's, for trying out what comes next without editing files. */
function versionOf(dir) {
  const version = process.env.HM_VERSION || JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version;
  if (/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) return version;
  throw new Error(`HM_VERSION must be an exact version, for example 1.4.0; it is "${version}".`);
}

/** `HM_OUT` is a folder of somebody else's, from where the command was given: nothing in it is cleared away. */
function outputFolder(dir) {
  const { HM_OUT, INIT_CWD } = process.env;
  return HM_OUT ? { path: resolve(INIT_CWD ?? '.', HM_OUT), clean: false } : { path: join(dir, 'dist'), clean: true };
}
