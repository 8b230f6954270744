import { privateEntryEndpoints, readMessages, type RuntimeContract } from '@home-move/contract';
import type { LazyServices } from '../session/session-services';

export type Follow = NonNullable<RuntimeContract['call']>['follow'];

/** Follows the agent's call by server-sent events. */
export function createCallUpdates({ send }: Pick<LazyServices, 'send'>): Follow {
  return async ({ signal, onUpdate }) => {
    try {
      const stream = await send(privateEntryEndpoints.updates, {}, { signal });
      await readMessages(stream, { signal, onMessage: onUpdate });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}
