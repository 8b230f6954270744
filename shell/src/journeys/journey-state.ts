export type JourneyState = 'idle' | 'loading' | 'mounting' | 'mounted' | 'failed' | 'retrying' | 'unmounting';

export type JourneyEvent =
  /** single-spa opens the journey, or another attempt follows a failure. */
  | 'load'
  /** The code has arrived. */
  | 'loaded'
  /** The remote shows its first screen. */
  | 'mounted'
  /** No further attempt follows: the panel with Try again is shown. */
  | 'fail'
  /** The mover chose Try again: the registry's current version is requested first. */
  | 'retry'
  /** single-spa closes the journey. */
  | 'unmount'
  | 'unmounted';

const transitions: Readonly<Record<JourneyState, Partial<Record<JourneyEvent, JourneyState>>>> = {
  idle: { load: 'loading' },
  loading: { load: 'loading', loaded: 'mounting', fail: 'failed', unmount: 'unmounting' },
  mounting: { load: 'loading', mounted: 'mounted', fail: 'failed', unmount: 'unmounting' },
  mounted: { load: 'loading', fail: 'failed', unmount: 'unmounting' },
  failed: { load: 'loading', retry: 'retrying', unmount: 'unmounting' },
  retrying: { load: 'loading', unmount: 'unmounting' },
  unmounting: { load: 'loading', unmounted: 'idle' },
};

/** The next state; undefined if the event does not apply. */
export function nextState(state: JourneyState, event: JourneyEvent): JourneyState | undefined {
  return transitions[state][event];
}

/** The state of one journey, and the number of its latest transition: work that began before that one is outdated. */
export class JourneyProgress {
  #state: JourneyState = 'idle';
  #latest = 0;

  get latest(): number {
    return this.#latest;
  }

  isLatest(transition: number): boolean {
    return transition === this.#latest;
  }

  /** Makes a transition and returns its number; 0 if the event does not apply. */
  apply(event: JourneyEvent): number {
    const next = nextState(this.#state, event);
    if (next === undefined) return 0;
    this.#state = next;
    this.#latest += 1;
    return this.#latest;
  }
}
