import { runtimeVersion, type RuntimeContract } from '@home-move/contract';

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];
type Events = RuntimeContract['events'];

/** Members of 1.x that the fake 2.0 renames, removes or changes. */
type Replaced = 'version' | 'navigate' | 'theme' | 'feedback' | 'clock' | 'events';

/** A fake major version 2 of the runtime contract: an example of each kind of breaking change. */
export interface NextRuntime extends Omit<RuntimeContract, Replaced> {
  readonly version: '2.0.0';
  /** Renamed: `navigate`. */
  readonly open: RuntimeContract['navigate'];
  /** Removed: `theme`, whose name is the brand's. */
  readonly mode: RuntimeContract['theme']['mode'];
  /** Renamed with a field: `feedback`. */
  readonly banner: {
    readonly show: (banner: { readonly kind: Feedback['kind']; readonly text: string }) => void;
    readonly hide: () => void;
  };
  /** Changed: milliseconds instead of a Date. */
  readonly clock: { readonly now: () => number };
  /** Changed: one argument. */
  readonly events: {
    readonly emit: (event: {
      readonly name: Parameters<Events['emit']>[0];
      readonly detail: Parameters<Events['emit']>[1];
    }) => void;
  };
}

const replaced: readonly string[] = ['navigate', 'theme', 'feedback', 'clock', 'events'] satisfies Replaced[];

/** The fake 2.0 runtime on the services behind a runtime of 1.x. */
export function nextRuntime(current: RuntimeContract): NextRuntime {
  const unchanged = Object.entries(current).filter(([member]) => !replaced.includes(member));
  return Object.freeze({
    ...(Object.fromEntries(unchanged) as Omit<RuntimeContract, Replaced>),
    version: '2.0.0',
    open: (path, options) => current.navigate(path, options),
    mode: current.theme.mode,
    banner: Object.freeze({
      show: ({ kind, text }) => current.feedback.show({ kind, content: text }),
      hide: () => current.feedback.clear(),
    }),
    clock: Object.freeze({ now: () => current.clock.now().getTime() }),
    events: Object.freeze({ emit: ({ name, detail }) => current.events.emit(name, detail) }),
  } satisfies NextRuntime);
}

/** The adapter that a shell of the fake 2.0 would have for the last version of 1.x. */
export function toLastOfMajor1(next: NextRuntime): RuntimeContract {
  const { open, mode, banner, clock, events, ...unchanged } = next;
  return Object.freeze({
    ...unchanged,
    version: runtimeVersion,
    navigate: open,
    theme: Object.freeze({ name: next.brand.theme, mode }),
    feedback: Object.freeze({
      show: ({ kind, content }) => banner.show({ kind, text: content }),
      clear: () => banner.hide(),
    }),
    clock: Object.freeze({ now: () => new Date(clock.now()) }),
    events: Object.freeze({ emit: (name, detail) => events.emit({ name, detail }) }),
  } satisfies RuntimeContract);
}
