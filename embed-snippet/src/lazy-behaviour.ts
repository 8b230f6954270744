import type * as BehaviourModule from './behaviour';
import { ownScript } from './own-script';

export type Behaviour = typeof BehaviourModule;

/** Replaced when the loader is published: the address of the second script, relative to the loader's. */
const address = '__HM_BEHAVIOUR__';
/** Replaced likewise: the hash of that script, so that the integrity of the loader covers both. */
const integrity = '__HM_BEHAVIOUR_INTEGRITY__';

/** A classic script of another origin has no base for its imports. */
const { src: base = '', nonce = '' } = ownScript() ?? {};
const url = base === '' ? address : new URL(address, base).href;

let loading: Promise<Behaviour> | undefined;

/**
 * Creates the element that fetches the second script and checks its hash: a script or, if the page's Trusted Types forbid
 * one, a preload. Safari does not check the hash of a preload.
 */
function checkedElement(): HTMLElement {
  const attributes = { crossOrigin: '', integrity, nonce };
  try {
    return Object.assign(document.createElement('script'), { ...attributes, type: 'module', src: url });
  } catch {
    return Object.assign(document.createElement('link'), { ...attributes, rel: 'modulepreload', href: url });
  }
}

/** Fetches the second script, which the import below takes from the page's module map. Rejects if its hash is another. */
function fetchChecked(): Promise<unknown> {
  const element = checkedElement();
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  }).finally(() => element.remove());
}

/**
 * Loads the second script, once for all elements. A frame starts without it. Rejects if the page's policy allows only
 * the loader's address; the frame then works with a fixed height and without events.
 */
export function loadBehaviour(): Promise<Behaviour> {
  // No integrity attribute covers an inlined loader.
  loading ??= (base === '' ? Promise.resolve() : fetchChecked())
    .then(() => import(/* webpackIgnore: true */ url) as Promise<Behaviour>)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
