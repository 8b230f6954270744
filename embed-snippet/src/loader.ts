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
  window.HomeMove = Object.freeze({ protocol: 'hm/1' });
  customElements.define('home-move', HomeMoveElement);
}
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) place(currentScript);
else placeModules();
