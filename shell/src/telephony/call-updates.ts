import {
  ApiError,
  networkProblem,
  parseProblem,
  privateEntryEndpoints,
  urlOf,
  type CallUpdate,
  type RuntimeContract,
} from '@home-move/contract';
import type { LazyServices } from '../session/session-services';

export type Follow = NonNullable<RuntimeContract['call']>['follow'];

/** The server sends a comment every 15 s: a connection that is silent for longer is dead, as after the computer slept. */
const SILENCE_MS = 40_000;
const UNAUTHENTICATED = 401;

const separator = '\n\n';
const field = 'data: ';

/** Reads the messages of a stream of server-sent events; comments are skipped. Resolves when it ends. */
async function readMessages(body: ReadableStream<Uint8Array>, onData: (data: string) => void, onChunk: () => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onChunk();
    const messages = (text + decoder.decode(chunk.value, { stream: true })).split(separator);
    text = messages.pop() ?? '';
    for (const message of messages) if (message.startsWith(field)) onData(message.slice(field.length));
  }
}

/**
 * Follows the agent's call by server-sent events, read with fetch because EventSource cannot send a bearer token. A token that
 * has expired is renewed once.
 */
export function createCallUpdates({ fetchAuthorized, send }: Pick<LazyServices, 'fetchAuthorized' | 'send'>): Follow {
  const { method, media = '' } = privateEntryEndpoints.updates;
  const request = (signal: AbortSignal) =>
    fetchAuthorized(urlOf(privateEntryEndpoints.updates, {}), {
      method,
      headers: { Accept: media },
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });

  async function open(signal: AbortSignal): Promise<Response> {
    const response = await request(signal);
    if (response.status !== UNAUTHENTICATED) return response;
    // Renews the token, or ends the session.
    await send(privateEntryEndpoints.list, {}, { signal });
    return request(signal);
  }

  return async ({ signal, onUpdate }) => {
    const ended = new AbortController();
    const end = () => ended.abort();
    signal.addEventListener('abort', end);
    let silence = setTimeout(end, SILENCE_MS);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
    };
    try {
      const response = await open(ended.signal);
      if (!response.ok || response.body === null) throw new ApiError(parseProblem(response.status, null));
      await readMessages(response.body, (data) => onUpdate(JSON.parse(data) as CallUpdate), hear);
    } catch (error) {
      if (signal.aborted) return;
      throw error instanceof ApiError ? error : new ApiError(networkProblem);
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
    }
  };
}
