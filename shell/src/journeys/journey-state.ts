export type JourneyState = 'idle' | 'loading' | 'mounting' | 'mounted' | 'failed' | 'retrying' | 'unmounting';

export type JourneyEvent =
  /** single-spa opens the journey. */
  | 'mount'
  /** The code has arrived. */
  | 'loaded'
  /** The remote shows its first screen. */
  | 'mounted'
  /** A version failed, and another attempt follows without the mover's help. */
  | 'recover'
  /** A version failed for good: the panel with Try again is shown. */
  | 'fail'
  /** The mover chose Try again. */
  | 'retry'
  /** The registry has named the version to retry. */
  | 'resolved'
  /** single-spa closes the journey. */
  | 'unmount'
  | 'unmounted';

const transitions: Readonly<Record<JourneyState, Partial<Record<JourneyEvent, JourneyState>>>> = {
  idle: { mount: 'loading' },
  loading: { loaded: 'mounting', recover: 'loading', fail: 'failed', unmount: 'unmounting' },
  mounting: { mounted: 'mounted', recover: 'loading', fail: 'failed', unmount: 'unmounting' },
  mounted: { recover: 'loading', fail: 'failed', unmount: 'unmounting' },
  failed: { retry: 'retrying', unmount: 'unmounting' },
  retrying: { resolved: 'loading', unmount: 'unmounting' },
  unmounting: { unmounted: 'idle', mount: 'loading' },
};

/** The state that follows; undefined where the event does not apply. */
export function nextState(state: JourneyState, event: JourneyEvent): JourneyState | undefined {
  return transitions[state][event];
}
