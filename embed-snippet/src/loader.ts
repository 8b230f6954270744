import { HomeMoveElement } from './element';
import { homeMove, type HomeMove } from './home-move';
import { upgradeLinks } from './links';
import { place, placeModules } from './place';

declare global {
  interface Window {
    /** The loader's only global. Before it runs, a queue stub may have collected calls in `q`. */
    HomeMove?: HomeMove & { readonly q?: unknown };
  }
}

type QueuedCall = readonly [name: string, ...values: unknown[]];

// A page may contain the script more than once: the element is defined once, and each script places its own. The global does
// not show it, because an element with the id HomeMove or a queue stub has the same name.
if (customElements.get('home-move') === undefined) {
  customElements.define('home-move', HomeMoveElement);
  const queue = window.HomeMove?.q;
  // The page may have a constant of that name.
  Reflect.set(window, 'HomeMove', homeMove);
  upgradeLinks();
  if (Array.isArray(queue)) for (const values of queue as QueuedCall[]) homeMove(...values);
}
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) place(currentScript);
else placeModules();
