import { ApiError, networkProblem, type CallUpdate } from '@home-move/contract';
import { aCallUpdate } from '@home-move/contract/testing';
import { shareUpdates } from './shared-updates';

const update = (version: number) => aCallUpdate({ version });

interface Stream {
  readonly signal: AbortSignal;
  readonly send: (update: CallUpdate) => void;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

function sharing() {
  const streams: Stream[] = [];
  const follow = shareUpdates(
    ({ signal, onUpdate }) =>
      new Promise((end, fail) => {
        streams.push({ signal, send: onUpdate, end, fail });
      }),
  );
  /** A part of the page that follows the call. */
  const join = () => {
    const leaving = new AbortController();
    const received: number[] = [];
    const done = follow({ signal: leaving.signal, onUpdate: ({ version }) => received.push(version) });
    return { received, done, leave: () => leaving.abort() };
  };
  return { streams, join };
}

it('serves panel and step by one stream, and the one that joins later gets the latest update at once', () => {
  const { streams, join } = sharing();
  const panel = join();
  streams[0]?.send(update(1));
  const step = join();
  streams[0]?.send(update(2));
  expect(streams).toHaveLength(1);
  expect(panel.received).toEqual([1, 2]);
  expect(step.received).toEqual([1, 2]);
});

it('closes the stream when the last one leaves, and opens another for the next', async () => {
  const { streams, join } = sharing();
  const [panel, step] = [join(), join()];
  step.leave();
  await step.done;
  streams[0]?.send(update(1));
  expect(streams[0]?.signal.aborted).toBe(false);
  expect([panel.received, step.received]).toEqual([[1], []]);
  panel.leave();
  await panel.done;
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(join().received).toEqual([]);
  expect(streams).toHaveLength(2);
});

it('keeps the next stream when the closed one ends after it was opened', async () => {
  const { streams, join } = sharing();
  const panel = join();
  panel.leave();
  await panel.done;
  join();
  streams[0]?.end();
  await new Promise((resolve) => setTimeout(resolve));
  join();
  expect(streams).toHaveLength(2);
});

it('ends for all when the server ends it; the first to return opens another', async () => {
  const { streams, join } = sharing();
  const [panel, step] = [join(), join()];
  streams[0]?.send(update(1));
  streams[0]?.end();
  await Promise.all([panel.done, step.done]);
  expect(join().received).toEqual([]);
  join();
  expect(streams).toHaveLength(2);
});

it('fails for all when there is no stream', async () => {
  const { streams, join } = sharing();
  const [panel, step] = [join(), join()];
  streams[0]?.fail(new ApiError(networkProblem));
  for (const { done } of [panel, step]) await expect(done).rejects.toMatchObject({ problem: { code: 'NETWORK' } });
});
