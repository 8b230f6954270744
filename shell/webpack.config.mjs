import { join } from 'node:path';
import webpack from 'webpack';
import { shellConfig } from '../dev/build/shell.mjs';

const config = shellConfig({ dir: import.meta.dirname });
const ours = (file) => join(import.meta.dirname, 'federation', file);

export default {
  ...config,
  plugins: [
    ...config.plugins,
    // What the shell never asks of the federation runtime stays out of the first download: about 2 kB.
    new webpack.NormalModuleReplacementPlugin(/\/snapshot\/SnapshotHandler\.js$/, ours('without-manifests.mjs')),
    new webpack.NormalModuleReplacementPlugin(/\/desc\.mjs$/, ours('error-names.mjs')),
    new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_REMOTE: false, FEDERATION_OPTIMIZE_NO_SHARED: false }),
  ],
};
