import type { RuntimeContext } from '@home-move/contract';
import { useSyncExternalStore } from 'react';

/** Width in px from which the customer panel and the step are two columns on the telephony host. */
const columnsFrom = 1100;
const wide = `(min-width: ${columnsFrom}px)`;

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the customer panel is a column next to the step. Narrower windows and frames of a CRM show it above the step, as a
 * strip with tabs. Follows the width of the window. [TEL-06]
 */
export function useAgentColumns(context: RuntimeContext): boolean {
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(wide).matches);
  return isWide && context === 'hosted';
}
