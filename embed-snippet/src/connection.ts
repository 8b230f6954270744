import { originOf, placementOf } from './portal';

/** Actions before a mover opens the dialog. */
export const intents = ['pointerenter', 'focusin', 'touchstart'] as const;

let isConnected = false;

/** Lets the browser connect to the portal, once, before the mover opens the dialog. Leaves nothing in the page. */
export function connect(): void {
  if (isConnected) return;
  isConnected = true;
  const hint = document.createElement('link');
  hint.rel = 'preconnect';
  hint.href = originOf(placementOf(() => null));
  document.head.append(hint);
  requestAnimationFrame(() => hint.remove());
}
