import { nextState, type JourneyEvent, type JourneyState } from './journey-state';

const states: readonly JourneyState[] = ['idle', 'loading', 'mounting', 'mounted', 'failed', 'retrying', 'unmounting'];
const events: readonly JourneyEvent[] = [
  'mount',
  'loaded',
  'mounted',
  'recover',
  'fail',
  'retry',
  'resolved',
  'unmount',
  'unmounted',
];

/** Every transition: state, event, next state. */
const transitions: readonly [JourneyState, JourneyEvent, JourneyState][] = [
  ['idle', 'mount', 'loading'],
  ['loading', 'loaded', 'mounting'],
  ['loading', 'recover', 'loading'],
  ['loading', 'fail', 'failed'],
  ['loading', 'unmount', 'unmounting'],
  ['mounting', 'mounted', 'mounted'],
  ['mounting', 'recover', 'loading'],
  ['mounting', 'fail', 'failed'],
  ['mounting', 'unmount', 'unmounting'],
  ['mounted', 'recover', 'loading'],
  ['mounted', 'fail', 'failed'],
  ['mounted', 'unmount', 'unmounting'],
  ['failed', 'retry', 'retrying'],
  ['failed', 'unmount', 'unmounting'],
  ['retrying', 'resolved', 'loading'],
  ['retrying', 'unmount', 'unmounting'],
  ['unmounting', 'unmounted', 'idle'],
  ['unmounting', 'mount', 'loading'],
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
