import { join } from 'node:path';
import { base } from './base.mjs';
import { CssDefaultPlugin } from './css-default.plugin.mjs';

/** webpack's configuration of the package for CRMs that mount the panel in their own pages: one ES module without dependencies. */
export default () => {
  const dir = process.cwd();
  const shared = base({ dir, configFiles: [import.meta.filename] });
  return {
    ...shared,
    entry: { 'host-runtime': { import: './src/index.ts', library: { type: 'module' } } },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: '[name].js',
      module: true,
      iife: false,
      chunkFormat: 'module',
      uniqueName: 'hm_host_runtime',
    },
    experiments: { ...shared.experiments, outputModule: true },
    plugins: [...shared.plugins, new CssDefaultPlugin()],
  };
};
