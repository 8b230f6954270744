import { join } from 'node:path';
import { base } from './base.mjs';

/**
 * webpack's configuration of the scripts for partner pages, which have no dependencies. The loader is a plain script that opens the
 * frame. Three modules load on demand: `behaviour` while the frame is loading, `dialog` for a portal in a dialog, and `settings` for
 * a theme or consent that the page sets. Publishing writes the addresses of the modules and compresses all scripts.
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
  return [script('loader'), lazyScript('behaviour'), lazyScript('dialog'), lazyScript('settings')];
};
