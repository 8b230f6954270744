import { join } from 'node:path';
import { base } from './base.mjs';

/**
 * webpack's configuration of the scripts for partner pages, without dependencies: the loader, a plain script that opens the
 * frame, and the modules that it imports: one while the frame is loading, the other for a portal in a dialog. Publishing writes
 * their addresses and compresses them.
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
  const lazyScript = (name) => ({
    ...script(name, { library: { type: 'module' }, module: true, iife: false, chunkFormat: 'module' }),
    experiments: { ...shared.experiments, outputModule: true },
  });
  return [script('loader'), lazyScript('behaviour'), lazyScript('dialog')];
};
