import type { EventStream } from '../endpoints/endpoint';
import { readMessages } from './event-stream';

interface Update {
  readonly name: string;
}

const message = (name: string) => `data: ${JSON.stringify({ name })}\n\n`;
const encoder = new TextEncoder();

/** A stream that the test writes to. */
function aStream() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancel = jest.fn();
  const stream: EventStream<Update> = new ReadableStream<Uint8Array>({
    start: (given) => void (source = given),
    cancel,
  });
  return {
    stream,
    cancel,
    write: (chunk: string | Uint8Array) => source?.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk),
    end: () => source?.close(),
    fail: () => source?.error(new TypeError('network error')),
  };
}

function reading() {
  const server = aStream();
  const leaving = new AbortController();
  const names: string[] = [];
  const done = readMessages(server.stream, {
    signal: leaving.signal,
    onMessage: ({ name }) => void names.push(name),
  });
  return { ...server, done, names, leave: () => leaving.abort() };
}

it('reads each message, however the connection splits it, and resolves when the server ends the stream', async () => {
  const { write, end, done, names } = reading();
  const bytes = encoder.encode(`${message('Sam')}: still here\n\n${message('Tess O’Hara')}`);
  // The apostrophe has three bytes.
  const middle = bytes.indexOf(0xe2) + 1;
  for (const chunk of [bytes.subarray(0, 9), bytes.subarray(9, middle), bytes.subarray(middle)]) write(chunk);
  end();
  await done;
  expect(names).toEqual(['Sam', 'Tess O’Hara']);
});

it('rejects when the connection breaks', async () => {
  const { fail, done } = reading();
  fail();
  await expect(done).rejects.toMatchObject({ problem: { code: 'NETWORK' } });
});

it('closes the stream and resolves when the reader leaves, also before the first message', async () => {
  const { cancel, done, leave, names } = reading();
  leave();
  await expect(done).resolves.toBeUndefined();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(names).toEqual([]);
});

it('closes a stream that opens after the reader has left', async () => {
  const { stream, cancel } = aStream();
  await readMessages(stream, { signal: AbortSignal.abort(), onMessage: () => undefined });
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('gives up a connection 40 seconds after the last comment of the server', async () => {
  jest.useFakeTimers();
  const { write, cancel, done } = reading();
  const problems: unknown[] = [];
  const failed = done.catch((error: unknown) => problems.push(error));
  await jest.advanceTimersByTimeAsync(30_000);
  write(': still here\n\n');
  await jest.advanceTimersByTimeAsync(39_999);
  expect(cancel).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(problems).toMatchObject([{ problem: { code: 'NETWORK' } }]);
  expect(cancel).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
