import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve, rules } from './rules.mjs';

/** A remote alone in a browser: dev/index.html and dev/main.tsx mount it by its lifecycles on a host in memory. */
export const developmentPage = (dir) => ({
  mode: 'development',
  context: dir,
  entry: './dev/main.tsx',
  output: { path: join(dir, '.cache', 'page'), publicPath: '/' },
  devtool: 'source-map',
  resolve,
  module: { rules: [...rules(), { test: /tokens\.css$/, type: 'css/global' }] },
  experiments: { css: true },
  // Drops what only tests need from the packages that promise to have no side effects.
  optimization: { sideEffects: true, providedExports: true },
  plugins: [new HtmlWebpackPlugin({ template: './dev/index.html' })],
  devServer: {
    host: '127.0.0.1',
    port: process.env.PORT ?? 'auto',
    hot: false,
    historyApiFallback: true,
    allowedHosts: 'all',
  },
  infrastructureLogging: { level: 'info' },
  stats: 'errors-warnings',
});
