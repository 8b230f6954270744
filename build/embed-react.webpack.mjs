import { join } from 'node:path';
import webpack from 'webpack';
import { base } from './base.mjs';

/** webpack's configuration of the React wrapper for partners' apps: one ES module, whose only import is the app's own React. */
export default () => {
  const dir = process.cwd();
  const shared = base({ dir, configFiles: [import.meta.filename] });
  return {
    ...shared,
    entry: { 'embed-react': { import: './src/index.ts', library: { type: 'module' } } },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: '[name].js',
      module: true,
      iife: false,
      chunkFormat: 'module',
      uniqueName: 'hm_embed_react',
    },
    externals: { react: 'module react' },
    experiments: { ...shared.experiments, outputModule: true },
    plugins: [
      new webpack.BannerPlugin({
        // Apps with server components require this directive, because the component has state and effects.
        banner: "'use client';",
        raw: true,
        // After minification, which removes unknown directives.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      ...shared.plugins,
    ],
  };
};
