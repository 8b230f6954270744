import { HomeMoveElement } from './element';
import { place, placeModules } from './place';

declare global {
  interface Window {
    /** The loader's only global. */
    HomeMove?: { readonly protocol: string };
  }
}

// A page may contain the script more than once: the element is defined once, and each script places its own. The global does
// not show it, because an element with the id HomeMove or a queue stub has the same name.
if (customElements.get('home-move') === undefined) {
  customElements.define('home-move', HomeMoveElement);
  // The page may have a constant of that name.
  Reflect.set(window, 'HomeMove', Object.freeze({ protocol: 'hm/1' }));
}
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) place(currentScript);
else placeModules();
