import type { CallUpdate } from '@home-move/contract';
import type { Follow } from './call-updates';

interface SharedStream {
  readonly listeners: Set<(update: CallUpdate) => void>;
  readonly closing: AbortController;
  readonly ended: Promise<void>;
  latest: CallUpdate | null;
}

/**
 * Lets the panel and the step follow the call by one stream, because a login may keep only one open for each tab. A follower that
 * joins gets the latest update at once. The stream closes when the last one leaves.
 */
export function shareUpdates(follow: Follow): Follow {
  let shared: SharedStream | null = null;

  function open(): SharedStream {
    const listeners: SharedStream['listeners'] = new Set();
    const closing = new AbortController();
    const onUpdate = (update: CallUpdate) => {
      stream.latest = update;
      for (const listener of listeners) listener(update);
    };
    const stream: SharedStream = {
      listeners,
      closing,
      ended: follow({ signal: closing.signal, onUpdate }),
      latest: null,
    };
    const discard = () => {
      if (shared === stream) shared = null;
    };
    closing.signal.addEventListener('abort', discard);
    stream.ended.then(discard, discard);
    return stream;
  }

  return async ({ signal, onUpdate }) => {
    const { listeners, closing, ended, latest } = (shared ??= open());
    const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    listeners.add(onUpdate);
    if (latest) onUpdate(latest);
    try {
      await Promise.race([ended, left]);
    } finally {
      listeners.delete(onUpdate);
      if (listeners.size === 0) closing.abort();
    }
  };
}
