import { isAllSelected, type Enrolment, type Flags, type Readable, type SessionState } from '@home-move/contract';
import { loginPathOf } from '../navigation/routes';
import type { Visitor } from '../session/session';

export interface SessionSources {
  readonly visitor: Readable<Visitor>;
  readonly enrolment: Readable<Enrolment | null>;
  readonly feedback: Readable<{ readonly content: string } | null>;
  /** The banner clears when it changes. [CHROME-15] */
  readonly path: Readable<string>;
  readonly flags: Readable<Flags>;
  readonly appConfiguration: SessionState['appConfiguration'];
}

/**
 * The session as pages see it, derived from its sources. Returns the same object until one of them changes. [SESS-18]
 */
export function createSessionView(parts: SessionSources): Readable<SessionState> {
  const { visitor, enrolment, feedback, path, flags, appConfiguration } = parts;
  let inputs: readonly unknown[] = [];
  let view: SessionState | null = null;

  function get(): SessionState {
    const shown = feedback.get();
    const loginPath = loginPathOf(flags.get(), visitor.get());
    const selectAllSelected = isAllSelected(enrolment.get());
    const current = [visitor.get(), shown, loginPath, selectAllSelected];
    if (view !== null && current.every((input, index) => input === inputs[index])) return view;
    inputs = current;
    view = {
      ...visitor.get(),
      feedback: shown && { content: shown.content, location: path.get() },
      selectAllSelected,
      routeConfig: { loginPath },
      sessionAttributes: { id: visitor.get().enrolmentId },
      appConfiguration,
    };
    return view;
  }

  return {
    get,
    subscribe(listener) {
      let last = get();
      const notifyIfChanged = () => {
        if (get() === last) return;
        last = get();
        listener();
      };
      const unsubscribes = [visitor, enrolment, feedback, flags].map((source) => source.subscribe(notifyIfChanged));
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  };
}
