import { basename, join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve, rules } from '../../build/rules.mjs';
import { TypeCheckPlugin } from './type-check.plugin.mjs';

const file = (name) => join(import.meta.dirname, name);

/** webpack's configuration of a page with the remote in `dir` on a host in memory, with its sample answers. */
export const developmentPage = (dir, { name }) => ({
  mode: 'development',
  context: dir,
  entry: file('main.tsx'),
  output: { path: join(dir, '.cache', 'page'), publicPath: '/' },
  devtool: 'source-map',
  resolve: {
    ...resolve,
    alias: {
      remote$: join(dir, 'src', 'index.ts'),
      'remote/manifest$': join(dir, 'remote.config.mjs'),
      'remote/sample-runtime$': join(dir, 'dev', 'sample-runtime.ts'),
    },
  },
  module: { rules: [...rules({ remote: name }), { test: /tokens\.css$/, type: 'css/global' }] },
  experiments: { css: true },
  // Leaves out what only tests need from packages without side effects.
  optimization: { sideEffects: true, providedExports: true },
  plugins: [
    new HtmlWebpackPlugin({ template: file('index.html'), title: name }),
    new TypeCheckPlugin({ folder: basename(dir) }),
  ],
  devServer: {
    host: '127.0.0.1',
    port: process.env.PORT ?? 'auto',
    hot: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: false,
    historyApiFallback: true,
    allowedHosts: 'all',
  },
  infrastructureLogging: { level: 'info' },
  stats: 'errors-warnings',
});
