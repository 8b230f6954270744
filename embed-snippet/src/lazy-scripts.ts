import type * as BehaviourModule from './behaviour';
import type * as DialogModule from './dialog';
import { ownScript } from './own-script';

export type Behaviour = typeof BehaviourModule;
export type Dialog = typeof DialogModule;

/** A classic script of another origin has no base for its imports. */
const { src: base = '', nonce = '' } = ownScript() ?? {};

/**
 * Creates the element that fetches a script and checks its hash: a script or, if the page's Trusted Types forbid one, a preload.
 * Safari does not check the hash of a preload.
 */
function checkedElement(url: string, integrity: string): HTMLElement {
  const attributes = { crossOrigin: '', integrity, nonce };
  try {
    return Object.assign(document.createElement('script'), { ...attributes, type: 'module', src: url });
  } catch {
    return Object.assign(document.createElement('link'), { ...attributes, rel: 'modulepreload', href: url });
  }
}

/** Fetches a script, which the import below takes from the page's module map. Rejects if its hash is another. */
function fetchChecked(url: string, integrity: string): Promise<unknown> {
  const element = checkedElement(url, integrity);
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    document.head.append(element);
  }).finally(() => element.remove());
}

/**
 * Returns a function that loads a script, once for all elements. `address` is relative to the loader's; both arguments are
 * replaced when the loader is published, so that the integrity of the loader covers the script.
 */
export function lazyScript<Module>(address: string, integrity: string): () => Promise<Module> {
  const url = base === '' ? address : new URL(address, base).href;
  let loading: Promise<Module> | undefined;
  return () =>
    // No integrity attribute covers an inlined loader.
    (loading ??= (base === '' ? Promise.resolve() : fetchChecked(url, integrity))
      .then(() => import(/* webpackIgnore: true */ url) as Promise<Module>)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
}

/**
 * Loads the second script. A frame starts without it. Rejects if the page's policy allows only the loader's address; the frame
 * then works with a fixed height and without events.
 */
export const loadBehaviour = lazyScript<Behaviour>('__HM_BEHAVIOUR__', '__HM_BEHAVIOUR_INTEGRITY__');

/** Loads the script of the modes `button` and `modal`, and of links that open the dialog. */
export const loadDialog = lazyScript<Dialog>('__HM_DIALOG__', '__HM_DIALOG_INTEGRITY__');
