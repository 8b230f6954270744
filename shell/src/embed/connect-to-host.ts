import type { Boot } from '@home-move/contract';
import { writeToConsole } from '../runtime/telemetry';
import type { Host } from './join-host';

/**
 * Connects a partner's frame to the page around it; null elsewhere, a CRM included, and when the chunk fails to load: the
 * host then receives no greeting and shows its link.
 */
export function connectToHost(boot: Boot | null, rootElement: HTMLElement): Promise<Host | null> {
  if (boot?.context !== 'embedded') return Promise.resolve(null);
  return import(/* webpackChunkName: "host" */ './join-host').then(
    ({ joinHost }) => joinHost(rootElement, boot.config.hostOrigins),
    (error: unknown) => {
      writeToConsole({ error, remote: 'shell', phase: 'host' });
      return null;
    },
  );
}
