import { nextState, type JourneyEvent, type JourneyState } from './journey-state';

const states: readonly JourneyState[] = ['idle', 'loading', 'mounting', 'mounted', 'failed', 'retrying', 'unmounting'];
const events: readonly JourneyEvent[] = ['load', 'loaded', 'mounted', 'fail', 'retry', 'unmount', 'unmounted'];

/** Every transition: state, event, next state. */
const transitions: readonly [JourneyState, JourneyEvent, JourneyState][] = [
  ['idle', 'load', 'loading'],
  ['loading', 'load', 'loading'],
  ['loading', 'loaded', 'mounting'],
  ['loading', 'fail', 'failed'],
  ['loading', 'unmount', 'unmounting'],
  ['mounting', 'load', 'loading'],
  ['mounting', 'mounted', 'mounted'],
  ['mounting', 'fail', 'failed'],
  ['mounting', 'unmount', 'unmounting'],
  ['mounted', 'load', 'loading'],
  ['mounted', 'fail', 'failed'],
  ['mounted', 'unmount', 'unmounting'],
  ['failed', 'load', 'loading'],
  ['failed', 'retry', 'retrying'],
  ['failed', 'unmount', 'unmounting'],
  ['retrying', 'load', 'loading'],
  ['retrying', 'unmount', 'unmounting'],
  ['unmounting', 'load', 'loading'],
  ['unmounting', 'unmounted', 'idle'],
];

describe('the state of a journey', () => {
  it.each(transitions)('%s: %s leads to %s', (state, event, next) => {
    expect(nextState(state, event)).toBe(next);
  });

  it.each(
    states.flatMap((state) =>
      events
        .filter((event) => !transitions.some(([from, on]) => from === state && on === event))
        .map((event) => [state, event] as const),
    ),
  )('%s ignores %s', (state, event) => {
    expect(nextState(state, event)).toBeUndefined();
  });
});
