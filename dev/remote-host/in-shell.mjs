import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { CssDefaultPlugin } from '../../build/css-default.plugin.mjs';
import { readRemoteRoutes } from '../../build/remote-routes.mjs';
import { resolve, rules } from '../../build/rules.mjs';
import { sharedConfig } from '../../build/shared-modules.mjs';
import { federationDefinitions, sharedLibrariesRule } from '../../build/shell.webpack.mjs';
import { portBase } from '../launcher/ports.mjs';
import { developmentDocuments } from './development-documents.mjs';
import { portalProxy } from './portal-requests.mjs';
import { portalOrigin } from './shell-option.mjs';
import { TypeCheckPlugin } from './type-check.plugin.mjs';

/** The development server's own files are below this path; all other requests go to the portal. */
const ownPath = '/__development';

const development = (dir, name) => ({
  name,
  mode: 'development',
  context: dir,
  devtool: 'cheap-module-source-map',
  resolve,
  experiments: { css: true },
  infrastructureLogging: { level: 'info' },
  stats: 'errors-warnings',
});

/** The shell, unminified and with React's development build, which hot reload needs. */
const shellConfig = (dir) => ({
  ...development(dir, 'shell'),
  module: { rules: [...rules({ hot: true }), sharedLibrariesRule] },
  entry: { shell: './src/main.ts' },
  output: {
    path: join(dir, '.cache', 'development'),
    uniqueName: 'hm_shell',
    publicPath: `${ownPath}/shell/`,
    filename: '[name].js',
  },
  plugins: [new CssDefaultPlugin(), new webpack.DefinePlugin(federationDefinitions)],
});

const remoteConfig = (dir, { name, global, origin, shared }) => ({
  ...development(dir, name),
  module: { rules: rules({ hot: true, remote: name }) },
  entry: {},
  output: { path: join(dir, '.cache', 'development'), uniqueName: global, publicPath: `${origin}${ownPath}/${name}/` },
  plugins: [
    new CssDefaultPlugin(),
    new TypeCheckPlugin({ folder: basename(dir) }),
    new ReactRefreshPlugin({ overlay: false, library: global }),
    new ModuleFederationPlugin({
      name: global,
      filename: 'entry.js',
      library: { type: 'var', name: global },
      exposes: { './app': './src/index.ts' },
      shared,
      dts: false,
      dev: false,
      manifest: false,
    }),
  ],
});

/** Shell and remote each contain a client of the development server: the first to show an error keeps the overlay. */
const isFirstOverlay = () => document.querySelector('#webpack-dev-server-client-overlay') === null;

const devServer = ({ port, portal, documents }) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  static: false,
  client: { overlay: { errors: isFirstOverlay, warnings: false, runtimeErrors: false } },
  proxy: [portalProxy({ portal, ownPath })],
  setupMiddlewares: (middlewares) => [documents, ...middlewares],
});

/**
 * webpack's configuration of the remote in `dir` inside the shell of a portal, on another port and with hot reload: of a running
 * `npm start` (`PORT_BASE` chooses which), or at the origin `shell`. All but the shell and this remote comes from the portal.
 */
export async function inShell(dir, manifest, shell) {
  const { name, kind, contract } = manifest;
  const port = Number(process.env.PORT ?? portBase() + 10);
  const origin = `http://localhost:${port}`;
  const portal = portalOrigin(shell);
  const shared = sharedConfig(manifest);
  const ranges = Object.entries(shared).map(([module, { requiredVersion }]) => [module, requiredVersion]);
  const global = `hm_${name}_development`.replace(/\W/g, '_');
  const documents = developmentDocuments({
    portal,
    script: `${ownPath}/shell/shell.js`,
    // In place of the registry's record. The files change, so they have no hashes.
    record: {
      name,
      version: '0.0.0-development',
      contract,
      shared: Object.fromEntries(ranges),
      global,
      entry: `${origin}${ownPath}/${name}/entry.js`,
      files: {},
      firstChunks: [],
      firstShared: [],
      routes: await readRemoteRoutes(manifest),
      kind,
    },
  });
  return [
    { ...remoteConfig(dir, { name, global, origin, shared }), devServer: devServer({ port, portal, documents }) },
    shellConfig(join(dir, '..', 'shell')),
  ];
}
