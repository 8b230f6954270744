import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { CompressPlugin } from './compress.plugin.mjs';
import { resolve, rules } from './rules.mjs';

/**
 * What all production builds share. `dir` is the package's folder; a change to one of `configFiles` empties its cache. `remote` is the
 * name of the remote that is built.
 */
export const base = ({ dir, configFiles, target = 'es2022', remote }) => ({
  mode: 'production',
  context: dir,
  target: ['web', target],
  devtool: false,
  resolve,
  module: { rules: rules({ target, remote }) },
  experiments: { css: true },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        // Licences go to a text file next to the script, with this ending: the shell's budget has no room for the whole name.
        extractComments: { banner: 'Licences: .LICENSE.txt' },
        parallel: 2,
        minimizerOptions: { compress: { passes: 2 } },
      }),
    ],
  },
  plugins: [new CompressPlugin()],
  cache: {
    type: 'filesystem',
    cacheDirectory: join(dir, '.cache', 'webpack'),
    buildDependencies: { config: [import.meta.filename, ...configFiles] },
  },
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
