import { privateEntryEndpoints, problemOf, type CallUpdate, type RuntimeContract } from '@home-move/contract';

/** How the panel learns what changes: from a stream, by asking every few seconds, or not at all. */
export type Connection = 'live' | 'polling' | 'offline';

export interface CallListener {
  readonly onUpdate: (update: CallUpdate) => void;
  readonly onConnection: (connection: Connection) => void;
}

/** The server ends a stream now and then. */
const reconnectMs = 500;
const pollMs = 3000;
/** After so many polls the stream is tried again. */
const pollsBeforeStream = 10;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The login has ended: the shell leaves the call. */
const isOver = (error: unknown) => [401, 403].includes(problemOf(error).status);

/**
 * Follows a call by server-sent events, or by polling if they fail, until the signal aborts or the login ends. Never
 * rejects.
 */
export async function followCall(
  { call, http }: Pick<RuntimeContract, 'call' | 'http'>,
  signal: AbortSignal,
  { onUpdate, onConnection }: CallListener,
): Promise<void> {
  async function stream(): Promise<void> {
    await call?.follow({
      signal,
      onUpdate(update) {
        if (signal.aborted) return;
        onConnection('live');
        onUpdate(update);
      },
    });
    await wait(reconnectMs, signal);
  }

  async function poll(): Promise<void> {
    for (let polls = 0; polls < pollsBeforeStream && !signal.aborted; polls += 1) {
      try {
        const update = await http.send(privateEntryEndpoints.latest, {}, { signal });
        if (signal.aborted) return;
        onConnection('polling');
        onUpdate(update);
      } catch (error) {
        if (signal.aborted || isOver(error)) throw error;
        onConnection('offline');
      }
      await wait(pollMs, signal);
    }
  }

  try {
    while (!signal.aborted) {
      await stream().catch((error: unknown) => {
        if (signal.aborted || isOver(error)) throw error;
        return poll();
      });
    }
  } catch {
    // Nothing is left to follow.
  }
}
