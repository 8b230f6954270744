import type { Boot } from '@home-move/contract';
import { writeToConsole } from '../runtime/telemetry';
import type { Host } from './join-host';

/**
 * Connects a partner's frame, or a CRM's panel, to the page around it; null elsewhere, and when the chunk fails to load: the
 * host then receives no greeting and shows its link.
 */
export function connectToHost(boot: Boot | null, rootElement: HTMLElement): Promise<Host | null> {
  if (boot === null || boot.context === 'hosted') return Promise.resolve(null);
  return import(/* webpackChunkName: "host" */ './join-host').then(
    ({ joinHost }) => joinHost(rootElement, boot, writeToConsole),
    (error: unknown) => {
      writeToConsole({ error, remote: 'shell', phase: 'host' });
      return null;
    },
  );
}
