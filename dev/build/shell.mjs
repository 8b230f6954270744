import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base } from './base.mjs';
import { providedVersion } from './shared.mjs';
import { TokensPlugin } from './tokens.plugin.mjs';

const publicPath = '/react-tenant-portal/';

/** The federation runtime leaves out what servers and manifests need: records hold entry and global already. */
export const shellDefinitions = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_IMPORT_CHECK: true,
};

/**
 * webpack's configuration of the shell: React and the federation runtime eager in one file, pages that few people
 * open first as chunks, and the document's template for the server.
 */
export function shellConfig({ dir }) {
  const shared = base({ dir, configFiles: [import.meta.filename] });
  return {
    ...shared,
    entry: { shell: './src/main.ts' },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: 'hm_shell',
      publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 6000,
    },
    plugins: [
      ...shared.plugins,
      new webpack.DefinePlugin(shellDefinitions),
      new HtmlWebpackPlugin({
        template: './index.html',
        favicon: './src/icon.svg',
        scriptLoading: 'defer',
        minify: { collapseWhitespace: true, removeComments: false },
      }),
      new TokensPlugin({
        file: join(dir, '..', 'ui', 'src', 'tokens', 'tokens.css'),
        publicPath,
        react: providedVersion('react'),
      }),
    ],
  };
}
