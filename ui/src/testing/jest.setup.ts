/** Prepares the tests of every web project: fills in what jsdom lacks, and fails a test that writes an error to the console. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import type * as JestAxe from 'jest-axe';
import { TextEncoder } from 'node:util';
import { failOnConsoleErrors } from './console-errors';

// Loaded on demand: most spec files audit nothing, and axe takes a tenth of a second to load.
expect.extend({
  toHaveNoViolations: (results: Parameters<JestAxe.IToHaveNoViolations>[0]) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

failOnConsoleErrors();

// The default of one second is too short for a page that loads its chunk while the machine is busy.
configure({ asyncUtilTimeout: 20_000 });

/** Defines a member only where jsdom has none, so that a newer jsdom takes precedence. */
function fill(target: object, name: string, descriptor: PropertyDescriptor): void {
  if (!(name in target)) Object.defineProperty(target, name, { configurable: true, ...descriptor });
}

const adopted = new WeakMap<object, readonly unknown[]>();

/** jsdom has no constructable sheets. A list per root is enough to test which sheets are adopted and released. */
const adoptedStyleSheets: PropertyDescriptor = {
  get(this: object) {
    return adopted.get(this) ?? [];
  },
  set(this: object, sheets: readonly unknown[]) {
    adopted.set(this, [...sheets]);
  },
};

/** A list that matches nothing and never changes; a test that needs a match replaces `window.matchMedia`. */
function matchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  return list as MediaQueryList;
}

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  fill(Document.prototype, 'adoptedStyleSheets', adoptedStyleSheets);
  fill(ShadowRoot.prototype, 'adoptedStyleSheets', adoptedStyleSheets);
  fill(CSSStyleSheet.prototype, 'replaceSync', { value: () => undefined, writable: true });
  fill(window, 'matchMedia', { value: matchMedia, writable: true });
  fill(window, 'TextEncoder', { value: TextEncoder, writable: true });
  fill(window, 'ResizeObserver', { value: StillResizeObserver, writable: true });
  fill(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });
  fill(Element.prototype, 'hasPointerCapture', { value: () => false, writable: true });
  // jsdom's own only prints "Not implemented".
  Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => undefined });
}
