import type * as BehaviourModule from './behaviour';

export type Behaviour = typeof BehaviourModule;

/** Replaced when the loader is published: the address of the second script, relative to the loader's. */
const address = '__HM_BEHAVIOUR__';
/** Replaced likewise: the hash of that script, so that the integrity of the loader covers both. */
const integrity = '__HM_BEHAVIOUR_INTEGRITY__';

/** A classic script of another origin has no base for its imports; a module has one, and is no `currentScript`. */
const { currentScript } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
const nonce = currentScript instanceof HTMLScriptElement ? currentScript.nonce : '';
const url = base === '' ? address : new URL(address, base).href;

let loading: Promise<Behaviour> | undefined;

/**
 * Fetches the second script and checks its hash; the import below then takes what was fetched. Resolves in browsers that cannot
 * preload modules: they have no means to check a module that a script imports.
 */
async function preload(): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return;
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.integrity = integrity;
  link.nonce = nonce;
  link.href = url;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).finally(() => link.remove());
}

/**
 * Loads the second script, once for all elements. A frame starts without it. Rejects if the page's policy allows only
 * the loader's address; the frame then works with a fixed height and without events.
 */
export function loadBehaviour(): Promise<Behaviour> {
  loading ??= preload()
    .then(() => import(/* webpackIgnore: true */ url) as Promise<Behaviour>)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
