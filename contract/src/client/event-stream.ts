import type { EventStream } from '../endpoints/endpoint';
import { ApiError, networkProblem } from '../problem/problem';

/** The server sends a comment every 15 s: a connection that is silent for longer is dead, as after the computer slept. */
const SILENCE_MS = 40_000;

const separator = '\n\n';
const field = 'data: ';

export interface MessageListener<Message> {
  /** Closes the stream once it aborts. */
  readonly signal: AbortSignal;
  readonly onMessage: (message: Message) => void;
}

/**
 * Reads the messages of a stream of server-sent events; comments are skipped. Resolves when the server ends the stream or the signal aborts.
 * Rejects with NETWORK when the connection breaks, or is silent for 40 s.
 */
export async function readMessages<Message>(
  stream: EventStream<Message>,
  { signal, onMessage }: MessageListener<Message>,
): Promise<void> {
  const reader = stream.getReader();
  let isSilent = false;
  const close = () => void reader.cancel().catch(() => undefined);
  const giveUp = () => {
    isSilent = true;
    close();
  };
  let silence = setTimeout(giveUp, SILENCE_MS);
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      const parts = (text + decoder.decode(chunk.value, { stream: true })).split(separator);
      text = parts.pop() ?? '';
      for (const part of parts)
        if (part.startsWith(field) && !signal.aborted) onMessage(JSON.parse(part.slice(field.length)) as Message);
    }
  } catch {
    if (!signal.aborted) throw new ApiError(networkProblem);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', close);
  }
  if (isSilent) throw new ApiError(networkProblem);
}
