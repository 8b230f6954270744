import { join } from 'node:path';
import webpack from 'webpack';
import { base } from './base.mjs';
import { CssDefaultPlugin } from './css-default.plugin.mjs';

/** The name of the script of a remote's page without a signal. The API finds it in the record by this name. */
export const offlineScript = /^offline\.[0-9a-f]+\.js$/;

/**
 * webpack's configuration of a remote's page without a signal: one script with React, because there is no shell then. Browsers fetch it
 * once the page is shown, for the next visit (docs/decisions/0068).
 */
export function offlineConfig({ dir, name, entry, output, uniqueName }) {
  const shared = base({ dir, configFiles: [import.meta.filename, join(dir, 'remote.config.mjs')] });
  return {
    ...shared,
    name: `${name}-offline`,
    cache: { ...shared.cache, name: `${uniqueName}_offline` },
    entry: { offline: entry },
    output: {
      ...output,
      uniqueName: `${uniqueName}_offline`,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
    },
    plugins: [
      ...shared.plugins,
      new CssDefaultPlugin(),
      // Another request could fail without a signal.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
