import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStepsTable } from './remote-routes.mjs';

/** A page in `routes.tsx`: its step, and the module that it shares with other pages, where it does. */
const lazyPage = /'?([\w-]+)'?: lazyPage\(\s*(\w+)?/g;

/**
 * The lazy pages in the text of a remote's `routes.tsx`: chunk → ids of the steps whose pages it holds. `webpackChunkName`
 * names the chunk of a page as its step, and one that several pages share as the constant of its module. Throws for a page
 * that is written in another way.
 */
export function lazyPagesIn(routes) {
  const pages = [...routes.matchAll(lazyPage)];
  const calls = [...routes.matchAll(/\blazyPage\(/g)];
  if (pages.length < calls.length) throw new Error("Write each lazy page in routes.tsx as 'step': lazyPage(…).");
  const chunks = new Map();
  for (const [, step, shared] of pages) {
    const chunk = shared ?? step;
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), step]);
  }
  return chunks;
}

/** The lazy pages of the remote in `dir`: chunk → path patterns of its pages. */
export async function readLazyPages(dir) {
  const file = join(dir, 'src', 'routes.tsx');
  const steps = await readStepsTable();
  const chunks = existsSync(file) ? lazyPagesIn(readFileSync(file, 'utf8')) : new Map();
  return new Map([...chunks].map(([chunk, ids]) => [chunk, ids.map((id) => steps[id].path)]));
}
