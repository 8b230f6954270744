import { HomeMoveElement } from './element';
import { place, placeModules } from './place';

declare global {
  interface Window {
    /** The loader's only global; prevents a second copy from defining the element again. */
    HomeMove?: { readonly protocol: string };
  }
}

// A page may contain the script more than once: the element is defined once, and each script places its own.
if (window.HomeMove === undefined) {
  window.HomeMove = Object.freeze({ protocol: 'hm/1' });
  customElements.define('home-move', HomeMoveElement);
}
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) place(currentScript);
else placeModules();
