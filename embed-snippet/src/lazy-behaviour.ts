import type * as BehaviourModule from './behaviour';

export type Behaviour = typeof BehaviourModule;

/** Replaced when the loader is published: the address of the second script, relative to the loader's. */
const address = '__HM_BEHAVIOUR__';

/** A classic script of another origin has no base for its imports; a module has one, and is no `currentScript`. */
const { currentScript } = document;
const base = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
const url = base === '' ? address : new URL(address, base).href;

let loading: Promise<Behaviour> | undefined;

/**
 * Loads the second script, once for all elements. A frame starts without it. Rejects if the page's policy allows only
 * the loader's address; the frame then works with a fixed height and without events.
 */
export function loadBehaviour(): Promise<Behaviour> {
  loading ??= (import(/* webpackIgnore: true */ url) as Promise<Behaviour>).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
