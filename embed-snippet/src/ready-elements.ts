import { closedEvent } from './dialog-message';

/** Elements whose portal shows its first screen. */
const ready = new WeakSet<Element>();

document.addEventListener('homemove:ready', ({ target }) => {
  if (!(target instanceof Element) || ready.has(target)) return;
  ready.add(target);
  for (const end of [closedEvent, 'homemove-stop'])
    target.addEventListener(end, () => ready.delete(target), { once: true });
});

/**
 * Resolves with the element once its portal shows the first screen; for null with the first element of the page that does.
 */
export function whenReady(element: Element | null): Promise<Element> {
  const elements = element === null ? [...document.querySelectorAll('home-move')] : [element];
  const found = elements.find((candidate) => ready.has(candidate));
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const within: EventTarget = element ?? document;
    within.addEventListener('homemove:ready', ({ target }) => resolve(target as Element), { once: true });
  });
}
