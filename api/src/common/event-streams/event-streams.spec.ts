import { ManualTimers } from '../../../test/support/manual-timers.js';
import { EventStreams, type EventStreamOptions, type Follower } from './event-streams.js';

type Read = EventStreamOptions<Follower>['read'];

const login = { sessionId: 's-1' };

function someStreams() {
  const timers = new ManualTimers();
  const messages = new Map<string, object | null>([['s-1', { version: 1 }]]);
  const read = jest.fn<ReturnType<Read>, Parameters<Read>>(
    async () =>
      ({ sessionId }) =>
        messages.get(sessionId) ?? null,
  );
  const streams = new EventStreams<Follower>({ timers, seconds: 60, maxOfLogin: 2, read });
  const open = async (follower: Follower = login) => {
    const output = await streams.open(follower);
    const received: string[] = [];
    output.on('data', (chunk: Buffer) => received.push(String(chunk)));
    await settled();
    return { output, received };
  };
  const poll = async () => {
    timers.runAfter(1000);
    await settled();
  };
  return { timers, messages, read, streams, open, poll };
}

/** Resolves after pending promises have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a stream of server-sent events', () => {
  it('gets its first message at once, and the next one only after a change', async () => {
    const { messages, open, poll } = someStreams();
    const { received } = await open();
    expect(received).toEqual(['data: {"version":1}\n\n']);
    await poll();
    expect(received).toHaveLength(1);
    messages.set('s-1', { version: 2 });
    await poll();
    expect(received).toEqual(['data: {"version":1}\n\n', 'data: {"version":2}\n\n']);
  });

  it('gets a comment every 15 seconds, so that no proxy closes a silent connection', async () => {
    const { timers, open } = someStreams();
    const { received } = await open();
    expect(timers.runAfter(15_000)).toBe(1);
    expect(timers.runAfter(15_000)).toBe(1);
    await settled();
    expect(received.slice(1)).toEqual([': still here\n\n', ': still here\n\n']);
  });

  it('ends once there is no message for its login', async () => {
    const { messages, open, poll } = someStreams();
    const { output } = await open();
    messages.set('s-1', null);
    await poll();
    expect(output.readableEnded).toBe(true);
  });

  it('is refused without a message, and above the limit of its login', async () => {
    const { open } = someStreams();
    await expect(open({ sessionId: 's-2' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await open();
    await open();
    await expect(open()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 60 } });
  });
});

it('polls once for all streams, and never without one', async () => {
  const { messages, read, open, poll, timers } = someStreams();
  messages.set('s-2', { version: 7 });
  const one = await open();
  const other = await open({ sessionId: 's-2' });
  read.mockClear();
  await poll();
  expect(read.mock.calls).toEqual([[[login, { sessionId: 's-2' }]]]);
  one.output.destroy();
  other.output.destroy();
  await settled();
  await poll();
  expect(read).toHaveBeenCalledTimes(1);
  expect(timers.pending).toEqual([]);
});
