import { join } from 'node:path';
import { base } from './base.mjs';

/**
 * webpack's configuration of the scripts for partner pages, without dependencies: the loader, a plain script that opens the
 * frame, and the module that it imports while the frame is loading. Publishing writes their addresses and compresses them.
 */
export default () => {
  const dir = process.cwd();
  const shared = base({ dir, configFiles: [import.meta.filename] });
  const script = (name, { library, ...output } = {}) => ({
    ...shared,
    name,
    entry: { [name]: { import: `./src/${name}.ts`, ...(library && { library }) } },
    output: { path: join(dir, 'dist'), filename: '[name].js', iife: true, ...output },
    cache: { ...shared.cache, name },
  });
  return [
    script('loader'),
    {
      ...script('behaviour', { library: { type: 'module' }, module: true, iife: false, chunkFormat: 'module' }),
      experiments: { ...shared.experiments, outputModule: true },
    },
  ];
};
