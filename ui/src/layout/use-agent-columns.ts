import type { RuntimeContext } from '@home-move/contract';
import { useMedia } from './use-media';

/** Width in px from which the customer panel and the step are two columns on the telephony host. */
const columnsFrom = 1100;

/**
 * Whether the customer panel is a column next to the step. Narrower windows and frames of a CRM show it above the step, as a
 * strip with tabs. Follows the width of the window. [TEL-06]
 */
export function useAgentColumns(context: RuntimeContext): boolean {
  const isWide = useMedia(`(min-width: ${columnsFrom}px)`);
  return isWide && context === 'hosted';
}
