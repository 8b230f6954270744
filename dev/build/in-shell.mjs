import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { portBase } from '../launcher/ports.mjs';
import { CssDefaultPlugin } from './css-default.plugin.mjs';
import { developmentDocuments } from './development-documents.mjs';
import { resolve, rules } from './rules.mjs';
import { consumed, ranges } from './shared.mjs';
import { shellDefinitions } from './shell.mjs';

/** Below this path the development server answers itself; everything else is the running system's. */
const own = '/__development';

const development = (dir, name) => ({
  name,
  mode: 'development',
  context: dir,
  devtool: 'cheap-module-source-map',
  resolve,
  module: { rules: rules({ hot: true }) },
  experiments: { css: true },
  infrastructureLogging: { level: 'info' },
  stats: 'errors-warnings',
});

/** The shell, unminified and with the development build of React: without it nothing could be exchanged while it runs. */
const shell = (dir) => ({
  ...development(dir, 'shell'),
  entry: { shell: './src/main.ts' },
  output: {
    path: join(dir, '.cache', 'development'),
    uniqueName: 'hm_shell',
    publicPath: `${own}/shell/`,
    filename: '[name].js',
  },
  plugins: [new CssDefaultPlugin(), new webpack.DefinePlugin(shellDefinitions)],
});

function remote({ dir, name }, origin) {
  const global = `hm_${name}_development`.replace(/\W/g, '_');
  return {
    ...development(dir, name),
    entry: {},
    output: { path: join(dir, '.cache', 'development'), uniqueName: global, publicPath: `${origin}${own}/${name}/` },
    plugins: [
      new CssDefaultPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: global }),
      new ModuleFederationPlugin({
        name: global,
        filename: 'entry.js',
        library: { type: 'var', name: global },
        exposes: { './app': './src/index.ts' },
        shared: consumed,
        dts: false,
        dev: false,
        manifest: false,
      }),
    ],
  };
}

/** What the registry would say of the remote that is being worked on; its files change, so they have no hashes. */
const record = ({ name, routes, kind }, { origin, global }) => ({
  name,
  version: '0.0.0-development',
  contract: '^1.0.0',
  shared: ranges,
  global,
  entry: `${origin}${own}/${name}/entry.js`,
  files: {},
  firstChunks: [],
  routes,
  kind,
});

/**
 * `npm run dev -w mfe-energy -- --env shell`: the remote inside the shell of a running `npm start` (PORT_BASE says which),
 * on a port of its own, with changes exchanged while it runs. Everything but the shell and this remote is the running system's.
 */
export function inShell(about) {
  const port = Number(process.env.PORT ?? portBase() + 10);
  const origin = `http://localhost:${port}`;
  const portal = `http://localhost:${portBase()}`;
  const worked = remote(about, origin);
  const documents = developmentDocuments({
    portal,
    script: `${own}/shell/shell.js`,
    record: record(about, { origin, global: worked.output.uniqueName }),
  });
  return [
    {
      ...worked,
      devServer: {
        host: '127.0.0.1',
        port,
        hot: true,
        liveReload: false,
        allowedHosts: 'all',
        static: false,
        client: { overlay: false },
        proxy: [{ context: (path) => !path.startsWith(own) && path !== '/ws', target: portal }],
        setupMiddlewares: (middlewares) => [documents, ...middlewares],
      },
    },
    shell(join(about.dir, '..', 'shell')),
  ];
}
