import type { HomeMoveErrorCode, HomeMoveEventProps, HomeMoveHandle, HomeMoveProps } from './embed-react';

/** The methods of the loader that this package calls. */
export interface LoaderMethods {
  readonly open: (element: Element) => void;
  readonly close: (element: Element) => void;
  readonly whenReady: (element: Element) => Promise<Element>;
}

declare global {
  interface Window {
    /** Before the loader has run, a queue stub or an element with that id. A page may keep its own variable. */
    HomeMove?: Partial<LoaderMethods>;
  }
}

/** The methods, unless the loader has not run or the page has its own variable. */
function loaderMethods(): LoaderMethods | undefined {
  const { HomeMove } = window;
  return typeof HomeMove?.whenReady === 'function' ? (HomeMove as LoaderMethods) : undefined;
}

/** The handler property of each event of the element. */
const handlerNames: Readonly<Record<string, keyof HomeMoveEventProps>> = {
  'homemove:ready': 'onReady',
  'homemove:step': 'onStep',
  'homemove:service': 'onService',
  'homemove:complete': 'onComplete',
  'homemove:auth': 'onAuth',
  'homemove:close': 'onClose',
  'homemove:error': 'onError',
  'homemove:navigate': 'onNavigate',
  'homemove:note': 'onNote',
  'homemove:link': 'onLink',
  'homemove:finished': 'onFinished',
  'homemove:forgotten': 'onForgotten',
};
type Handler = (event: Event) => void;

/** Set as properties, because no attribute may contain their values. */
const propertyNames = ['prefill', 'themeTokens', 'consent'] as const satisfies readonly (keyof HomeMoveProps)[];

/** The `<home-move>` of one component. */
export interface PortalElement {
  /** The ref of the element. React calls it once the element is in the page, and with null before it is removed. */
  readonly attach: (next: HTMLElement | null) => void;
  /** Applies the handlers and properties of another render. */
  readonly update: (next: HomeMoveProps) => void;
  /** Reports that the loader did not load. */
  readonly reportUnavailable: () => void;
  readonly handle: HomeMoveHandle;
}

/**
 * Sets properties and adds listeners in place of React, which up to version 18 does neither on custom elements. Calls the handlers
 * of the last render.
 */
export function createPortalElement(initial: HomeMoveProps): PortalElement {
  let element: HTMLElement | null = null;
  let props = initial;
  let isReady = false;
  /** The property values that have been set on the element. */
  const appliedValues = new Map<string, unknown>();

  function onEvent(event: Event): void {
    if (event.type === 'homemove:ready') isReady = true;
    const name = handlerNames[event.type];
    if (name !== undefined) (props[name] as Handler | undefined)?.(event);
  }

  /** In a page that the server rendered, the portal may be ready before React attaches the listeners. */
  async function reportEarlierReady(attached: HTMLElement): Promise<void> {
    const ready = loaderMethods()?.whenReady(attached);
    if (ready === undefined) return;
    try {
      await ready;
    } catch {
      return;
    }
    if (!isReady && attached === element) onEvent(new CustomEvent('homemove:ready', { detail: {} }));
  }

  /** Sets each value once, because a code works only once. An element that is not defined yet keeps the values for the loader. */
  function setProperties(): void {
    if (element === null) return;
    for (const name of propertyNames) {
      const value = props[name] ?? null;
      if (value === (appliedValues.get(name) ?? null)) continue;
      appliedValues.set(name, value);
      Reflect.set(element, name, value);
    }
  }

  function attach(next: HTMLElement | null): void {
    for (const type of Object.keys(handlerNames)) {
      element?.removeEventListener(type, onEvent);
      next?.addEventListener(type, onEvent);
    }
    element = next;
    if (next === null) return;
    setProperties();
    // A dialog has no portal before the mover opens it.
    if (props.onReady === undefined || props.mode === 'button' || props.mode === 'modal') return;
    void reportEarlierReady(next);
  }

  /** Calls a method of the loader, now or once it has arrived. */
  const callLoader = (name: 'open' | 'close') => () =>
    void customElements.whenDefined('home-move').then(() => element && loaderMethods()?.[name](element));

  return {
    attach,
    update(next) {
      props = next;
      setProperties();
    },
    reportUnavailable() {
      const detail: { readonly code: HomeMoveErrorCode } = { code: 'script-unavailable' };
      element?.dispatchEvent(new CustomEvent('homemove:error', { bubbles: true, detail }));
    },
    handle: { open: callLoader('open'), close: callLoader('close') },
  };
}
