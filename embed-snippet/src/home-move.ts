import { isProperty } from './host-properties';
import { loadBehaviour } from './lazy-scripts';
import { whenParsed } from './place';
import type { Target } from './target';
import { withDialog } from './with-dialog';

const elementOf = (target: Target) => (typeof target === 'string' ? document.querySelector(target) : target);

/** Runs a function of the dialog; without a target for the first element that has one. */
const inDialog =
  (name: 'open' | 'close') =>
  (target: Target = null): void =>
    withDialog(elementOf(target) ?? document.querySelector('home-move'), (dialog) => dialog[name](target));

const methods = {
  /**
   * Adds a `<home-move>` with these attributes, and the properties `prefill`, `themeTokens` and `consent`, to an element of the page,
   * for null to the end of the body. Returns it.
   */
  mount(parent: Target = null, attributes: Readonly<Record<string, unknown>> = {}): Element {
    const element = document.createElement('home-move');
    for (const [name, value] of Object.entries(attributes))
      // As an attribute, the code would stay in the page.
      if (name === 'prefill' || isProperty(name)) Reflect.set(element, name, value);
      else element.setAttribute(name, String(value));
    const insert = () => (elementOf(parent) ?? document.body).append(element);
    if (elementOf(parent)) insert();
    else whenParsed(insert);
    return element;
  },
  /** Opens the dialog. */
  open: inDialog('open'),
  /** Closes the dialog; if the mover would lose input, only after a question. */
  close: inDialog('close'),
  /** Removes the element; without a target every element of the page. */
  destroy(target: Target = null): void {
    for (const element of target === null ? document.querySelectorAll('home-move') : [elementOf(target)])
      element?.remove();
  },
  /** Calls the listener at each event `homemove:<name>` of the page. Returns a function that removes it. */
  on(name: string, listener: (event: Event) => void): () => void {
    document.addEventListener(`homemove:${name}`, listener);
    return () => document.removeEventListener(`homemove:${name}`, listener);
  },
  /** Resolves with the element once the portal's first screen is shown; without a target with the first to be ready. */
  whenReady: (target: Target = null): Promise<Element> =>
    loadBehaviour().then(({ whenReady }) => whenReady(elementOf(target))),
};
type Methods = typeof methods;

/** The methods, as properties and by name: `HomeMove('open')` is a call that a queue stub collects. */
export interface HomeMove extends Methods {
  (name: string, ...values: unknown[]): unknown;
  readonly protocol: string;
}

/** The methods for a caller that may name another. */
const byName: Readonly<Record<string, ((...values: never[]) => unknown) | undefined>> = methods;
const call = (name: string, ...values: unknown[]) => byName[name]?.(...(values as never[]));

export const homeMove: HomeMove = Object.freeze(Object.assign(call, methods, { protocol: 'hm/1' }));
