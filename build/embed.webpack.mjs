import { join } from 'node:path';
import { base } from './base.mjs';

/** webpack's configuration of the loader for partner pages: one plain script without dependencies. */
export default () => {
  const dir = process.cwd();
  return {
    ...base({ dir, configFiles: [import.meta.filename] }),
    entry: { loader: './src/loader.ts' },
    output: { path: join(dir, 'dist'), clean: true, filename: '[name].js', iife: true },
  };
};
